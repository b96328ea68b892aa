import { aPicture } from '#tests/support/pictures.ts'
import { test } from '../../interop/bare-journey.ts'
import { bareAdmin, bareUser } from '../../interop/bare-state.ts'
import { expect } from '../support/journey.ts'
import { expectAccessible } from '../support/visual-checks.ts'

/** The backend is on another origin and has the operations of the specification only. */
test('on another backend a member signs in, bookmarks, saves a profile and a picture, and logs out', {
  tag: ['@1-single-backend', '@7-json', '@7-get-bookmark', '@7-profile-credentials'],
}, async ({ page, client, backend }) => {
  await page.context().addCookies([{ name: 'known', value: 'yes', url: backend }])
  const withCookie: string[] = []
  const withoutCookie: string[] = []
  page.on('request', async request => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    const cookie = await request.headerValue('cookie').catch(() => null)
    const calls = cookie ? withCookie : withoutCookie
    calls.push(`${request.method()} ${pathname}`)
  })
  await page.goto(`${client}/login`)
  await page.getByLabel('Email').fill(bareUser.email)
  await page.getByLabel('Password', { exact: true }).fill(bareUser.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${client}/recipes`)
  await expect(page.getByRole('button', { name: 'Wanjiru' })).toBeVisible()
  const recipes = page.getByRole('region', { name: 'Recipes' })
  await expect(recipes.getByRole('button', { name: 'Bookmark Pilau ya nyama' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const bookmark = recipes.getByRole('button', { name: 'Bookmark Chapati' })
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
  await bookmark.press('Enter')
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Recipe bookmarked')).toBeVisible()

  await page.goto(`${client}/profile`)
  const card = page.getByRole('region', { name: 'Your card' })
  await expect(card).toContainText('214')
  await expect(page.getByText(/verify your address/)).toHaveCount(0)
  await page.getByLabel('Title').fill('Lake cook')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(card.getByText('Lake cook')).toBeVisible()
  await page.getByLabel('Choose a picture').setInputFiles(await aPicture('me.jpg'))
  await page.getByRole('button', { name: 'Use this part' }).press('Enter')
  await page.getByRole('button', { name: 'Save Avatar' }).press('Enter')
  await expect(card.locator('.avatar img')).toHaveAttribute('src', /\/pictures\/3\.svg$/)
  await page.getByRole('tab', { name: /^Notifications/ }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Fatma Said commented on Chapati')
  await expect(page.getByRole('tabpanel').locator('q')).toHaveCount(0)
  await page.getByRole('tab', { name: 'My Bookmarks' }).click()
  await expect(page.getByRole('link', { name: 'View Pilau ya nyama' })).toBeVisible()
  await expectAccessible(page)
  for (const call of [
    'GET /api/users/current',
    'GET /api/user-stats',
    'GET /api/notifications',
    'GET /api/recipes/bookmarked',
    'PUT /api/users/u-1',
    'POST /api/users/avatar',
  ]) {
    await expect.poll(() => withCookie).toContain(call)
    // This also holds for a second request, which the page sends and not the script in its head.
    expect(withoutCookie).not.toContain(call)
  }
  expect(withCookie).not.toContain('GET /api/auth/check-auth')

  await page.getByRole('button', { name: 'Wanjiru' }).press('Enter')
  await page.getByRole('button', { name: 'Log Out' }).press('Enter')
  await expect(page).toHaveURL(`${client}/`)
  await expect(page.getByRole('heading', { name: 'On the table now' })).toBeVisible()
})

test('on another backend an administrator signs in, deletes a comment and logs out', {
  tag: ['@1-administrator'],
}, async ({ page, client }) => {
  await page.goto(`${client}/admin/signin`)
  await page.getByLabel('Email:').fill(bareAdmin.email)
  await page.getByLabel('Password:').fill(bareAdmin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${client}/admin/dashboard`)
  await expect(page.getByRole('region', { name: 'Statistics' }).locator('pre')).toContainText('"users": 1')
  await expect(page.getByRole('region', { name: 'Users' })).toContainText(bareUser.email)
  const comments = page.getByRole('region', { name: 'Comments' }).getByRole('listitem')
  const count = await comments.count()
  await comments.first().getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(comments).toHaveCount(count - 1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Logout' }).press('Enter')
  await expect(page).toHaveURL(`${client}/admin/signin`)
})
