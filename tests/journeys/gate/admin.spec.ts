import type { Page } from '@playwright/test'
import { callApi } from '../support/accounts.ts'
import { expect, open, presetToken } from '../support/journey.ts'
import { countCalls, test } from '../support/member.ts'
import { expectSilence, pressUntilHandled } from '../support/silence.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const sectionNames = ['statistics', 'users', 'recipes', 'comments']
const sectionUrl = /\/api\/admin\/(statistics|users|recipes|comments)$/

test.describe('signing in', () => {
  test.beforeEach(({ page }) => open(page, '/admin/signin'))

  test('title, fields and button; both required, the email of email type; not for search engines', {
    tag: ['@2-admin-signin-form', '@5-admin-signin-required'],
  }, async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Sign In' })).toBeVisible()
    await expect(page.getByLabel('Email:')).toHaveAttribute('type', 'email')
    await expect(page.getByLabel('Email:')).toHaveAttribute('required')
    await expect(page.getByLabel('Password:')).toHaveAttribute('required')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const calls = await countCalls(page, '**/api/admin/signin', 'POST')
    await page.getByRole('button', { name: 'Sign In' }).click()
    expect(calls()).toBe(0)
  })

  test('success keeps the admin token and goes to the dashboard', {
    tag: ['@2-admin-signin-success', '@3-browser-storage-keys', '@4-admin-session', '@9-token-storage-keys'],
  }, async ({ page, site }) => {
    await page.getByLabel('Email:').fill(site.admin.email)
    await page.getByLabel('Password:').fill(site.admin.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toMatch(/^a1_/)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  test('when the password is wrong, nothing is shown and the button returns', {
    tag: ['@2-admin-signin-failure', '@8-admin-signin-failure'],
  }, async ({ page }) => {
    await page.getByLabel('Email:').fill('admin@example.org')
    await page.getByLabel('Password:').fill('wrong')
    const before = await page.locator('main').textContent()
    await pressUntilHandled(page.getByRole('button', { name: 'Sign In' }))
    await expectSilence(page)
    await expect(page).toHaveURL('/admin/signin')
    expect(await page.locator('main').textContent()).toBe(before)
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
  })
})

test.describe('the dashboard', () => {
  test.beforeEach(({ page, adminToken }) => presetToken(page, adminToken, 'adminToken'))

  test('statistics as formatted raw data, each user’s email, each recipe’s title, each comment with its button', {
    tag: ['@2-admin-statistics', '@2-admin-users', '@2-admin-recipes', '@2-admin-comments', '@6-admin'],
  }, async ({ page, site, adminToken, publish, send }) => {
    const { id } = await publish()
    await send('POST', `/api/recipes/${id}/comment`, { content: 'Samaki ni tamu' })
    const listOf = async (part: string) =>
      (await callApi(site, adminToken, ['GET', `/api/admin/${part}`])).body
    const textsOf = async (part: string, field: string) => {
      const entries = (await listOf(part)) as unknown as Record<string, string>[]
      expect(entries.length).toBeGreaterThan(1)
      return entries.map(entry => entry[field])
    }
    await open(page, '/admin/dashboard')
    await expect(section(page, 'Statistics')).toContainText('No backup yet · No verified restore yet')
    await expect(section(page, 'Statistics').locator('pre')).toHaveText(
      JSON.stringify(await listOf('statistics'), null, 2),
      { useInnerText: true },
    )
    const texts = (name: string) => section(page, name).getByRole('listitem').locator('p').allTextContents()
    expect(await texts('Users')).toEqual(await textsOf('users', 'email'))
    expect(await texts('Recipes')).toEqual(await textsOf('recipes', 'title'))
    const comments = await textsOf('comments', 'content')
    expect(await texts('Comments')).toEqual(comments)
    await expect(section(page, 'Comments').getByRole('button', { name: 'Delete', exact: true })).toHaveCount(
      comments.length,
    )
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('answers that are no lists show no lists', { tag: ['@5-dashboard-lists-are-arrays'] }, async ({
    page,
  }) => {
    await page.route(sectionUrl, route =>
      route.fulfill({ json: { items: [{ email: 'x', title: 'x', content: 'x' }] } }),
    )
    await open(page, '/admin/dashboard')
    await expect(section(page, 'Statistics').locator('pre')).toContainText('"items"')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0)
  })

  test('a deleted comment reloads everything; the focus goes to the next', {
    tag: ['@4-dashboard-reloads'],
  }, async ({ page, publish, send }) => {
    const recipe = await publish()
    for (const content of ['Samaki ni tamu', 'CHEAP KNIVES', 'Asante sana']) {
      await send('POST', `/api/recipes/${recipe.id}/comment`, { content })
    }
    await open(page, '/admin/dashboard')
    const comments = section(page, 'Comments')
    const spam = comments.getByRole('listitem').filter({ hasText: 'CHEAP KNIVES' })
    await expect(spam).toBeVisible()
    const reloads = await Promise.all(
      sectionNames.map(part => countCalls(page, `**/api/admin/${part}`, 'GET')),
    )
    await spam.getByRole('button', { name: 'Delete' }).focus()
    await page.keyboard.press('Enter')
    await expect(spam).toHaveCount(0)
    await expect(
      comments.getByRole('listitem').filter({ hasText: 'Samaki ni tamu' }).getByRole('button'),
    ).toBeFocused()
    await expect.poll(() => reloads.map(calls => calls())).toEqual([1, 1, 1, 1])
  })
})

test('Logout forgets the token, ends the session and goes to the sign-in', {
  tag: ['@2-admin-dashboard', '@4-admin-logout'],
}, async ({ page, site }) => {
  await open(page, '/admin/signin')
  await page.getByLabel('Email:').fill(site.admin.email)
  await page.getByLabel('Password:').fill(site.admin.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const told = page.waitForResponse('**/api/admin/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/signin')
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
  await told
  const reply = await fetch(`${site.url}/api/admin/users`, { headers: { authorization: `Bearer ${token}` } })
  expect(reply.status).toBe(401)
})
