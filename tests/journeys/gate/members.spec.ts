import { aPicture } from '#harness/picture.ts'
import { expect, presetToken } from '#tests/journeys/support/journey.ts'
import { test } from '../../interop/bare-journey.ts'
import { bareAdmin, bareUser } from '../../interop/bare-state.ts'

test.beforeEach(async ({ page }) => {
  await presetToken(page, bareUser.token)
  // Picture addresses that are only stored, never fetched.
  await page.route('https://pictures.example/**', route =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
})

test('a profile is shown, saved and gets a picture; its calls send credentials', {
  tag: ['@7-profile-credentials'],
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
  await page.goto(`${client}/profile`)
  await expect(page.getByRole('region', { name: 'Your card' })).toContainText('214')
  await expect(page.getByText(/verify your address/)).toHaveCount(0)
  await page.getByLabel('Title').fill('Lake cook')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Your card' }).getByText('Lake cook')).toBeVisible()

  await page.getByLabel('Choose a picture').setInputFiles(await aPicture('me.jpg'))
  await page.getByRole('button', { name: 'Use this part' }).click()
  await page.getByRole('button', { name: 'Save Avatar' }).click()
  await expect(page.getByRole('region', { name: 'Your card' }).locator('.avatar img')).toHaveAttribute(
    'src',
    /\/pictures\/3\.svg$/,
  )

  await page.getByRole('tab', { name: /^Notifications/ }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Fatma Said commented on Chapati')
  await expect(page.getByRole('tabpanel').locator('q')).toHaveCount(0)
  await page.getByRole('tab', { name: 'My Bookmarks' }).click()
  await expect(page.getByRole('link', { name: 'View Pilau ya nyama' })).toBeVisible()
  for (const call of [
    'GET /api/users/current',
    'GET /api/user-stats',
    'GET /api/notifications',
    'GET /api/recipes/bookmarked',
    'PUT /api/users/u-1',
    'POST /api/users/avatar',
  ]) {
    await expect.poll(() => withCookie).toContain(call)
    // Also where it is called again, by the page itself and not by the script in its head.
    expect(withoutCookie).not.toContain(call)
  }
  expect(withCookie).not.toContain('GET /api/auth/check-auth')
})

test('an administrator signs in, deletes a comment and logs out', { tag: ['@1-administrator'] }, async ({
  page,
  client,
}) => {
  await page.goto(`${client}/admin/signin`)
  await page.getByLabel('Email:').fill(bareAdmin.email)
  await page.getByLabel('Password:').fill(bareAdmin.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${client}/admin/dashboard`)
  await expect(page.getByRole('region', { name: 'Statistics' }).locator('pre')).toContainText('"users": 1')
  await expect(page.getByRole('region', { name: 'Users' })).toContainText(bareUser.email)
  const comments = page.getByRole('region', { name: 'Comments' }).getByRole('listitem')
  const count = await comments.count()
  await comments.first().getByRole('button', { name: 'Delete' }).click()
  await expect(comments).toHaveCount(count - 1)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${client}/admin/signin`)
})
