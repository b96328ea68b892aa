import type { Page } from '@playwright/test'
import type { Notice } from '#contract/notices.ts'
import { callApi } from '../support/accounts.ts'
import { expect, open, presetToken, storedToken } from '../support/journey.ts'
import { countCalls, test } from '../support/member.ts'
import { expectSilence, pressUntilHandled } from '../support/silence.ts'
import { expectAccessible } from '../support/visual-checks.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const sectionNames = ['statistics', 'users', 'recipes', 'comments']
const sectionUrl = /\/api\/admin\/(statistics|users|recipes|comments)$/

test('an administrator signs in after a wrong password, which gets no message, is not asked again, and logs out', {
  tag: [
    '@2-admin-signin-form',
    '@2-admin-signin-success',
    '@2-admin-signin-failure',
    '@2-admin-dashboard',
    '@2-route-admin',
    '@2-route-admin-signin',
    '@3-browser-storage-keys',
    '@4-admin-session',
    '@4-admin-logout',
    '@5-admin-signin-required',
    '@8-admin-signin-failure',
    '@9-token-storage-keys',
  ],
}, async ({ page, site }) => {
  await open(page, '/admin/signin')
  const [email, password] = [page.getByLabel('Email:'), page.getByLabel('Password:')]
  const signIn = page.getByRole('button', { name: 'Sign In' })
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Sign In' })).toBeVisible()
  await expect(email).toHaveAttribute('type', 'email')
  for (const field of [email, password]) await expect(field).toHaveAttribute('required')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const calls = await countCalls(page, '**/api/admin/signin', 'POST')
  await signIn.press('Enter')
  expect(calls()).toBe(0)

  await email.fill(site.admin.email)
  await password.fill('wrong')
  const before = await page.locator('main').textContent()
  await pressUntilHandled(signIn)
  await expectSilence(page)
  await expect(page).toHaveURL('/admin/signin')
  expect(await page.locator('main').textContent()).toBe(before)
  expect(await storedToken(page, 'adminToken')).toBeNull()
  await expectAccessible(page)

  await password.fill(site.admin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  const token = await storedToken(page, 'adminToken')
  expect(token).toMatch(/^a1_/)
  expect(await storedToken(page)).toBeNull()

  for (const path of ['/admin', '/admin/signin']) {
    await open(page, '/aboutus')
    await page.goto(path)
    await expect(page).toHaveURL('/admin/dashboard')
    await expect(page.getByRole('heading', { level: 2, name: 'Comments' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/aboutus')
  }

  await open(page, '/admin/dashboard')
  const told = page.waitForResponse('**/api/admin/logout')
  await page.getByRole('button', { name: 'Logout' }).press('Enter')
  await expect(page).toHaveURL('/admin/signin')
  expect(await storedToken(page, 'adminToken')).toBeNull()
  await told
  const { status } = await callApi(site, token ?? '', ['GET', '/api/admin/users'])
  expect(status).toBe(401)
})

test('the dashboard shows raw statistics, emails, titles and comments; a deletion reloads all and its author reads why; other replies show no list', {
  tag: [
    '@2-admin-statistics',
    '@2-admin-users',
    '@2-admin-recipes',
    '@2-admin-comments',
    '@4-dashboard-reloads',
    '@5-dashboard-lists-are-arrays',
    '@6-admin',
  ],
}, async ({ page, site, adminToken, publish, send }) => {
  const { id } = await publish()
  for (const content of ['Samaki ni tamu', 'CHEAP KNIVES', 'Asante sana'])
    await send('POST', `/api/recipes/${id}/comment`, { content })
  const answerOf = async <Body>(part: string) =>
    (await callApi<Body>(site, adminToken, ['GET', `/api/admin/${part}`])).body
  const textsOf = async (part: string, field: string) => {
    const entries = await answerOf<Record<string, string>[]>(part)
    expect(entries.length).toBeGreaterThan(1)
    return entries.map(entry => entry[field])
  }
  await presetToken(page, adminToken, 'adminToken')
  await open(page, '/admin/dashboard')
  await expect(section(page, 'Statistics')).toContainText('No backup yet · No verified restore yet')
  await expect(section(page, 'Statistics').locator('pre')).toHaveText(
    JSON.stringify(await answerOf('statistics'), null, 2),
    { useInnerText: true },
  )
  const texts = (name: string) => section(page, name).getByRole('listitem').locator('p').allTextContents()
  expect(await texts('Users')).toEqual(await textsOf('users', 'email'))
  expect(await texts('Recipes')).toEqual(await textsOf('recipes', 'title'))
  const contents = await textsOf('comments', 'content')
  expect(await texts('Comments')).toEqual(contents)
  const comments = section(page, 'Comments')
  await expect(comments.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(contents.length)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)

  // The comment's author is told by which rule and why.
  await comments.getByText('Rule and reason').press('Enter')
  await comments.getByLabel('Rule').selectOption({ label: '3 No advertising' })
  const reason = comments.getByLabel('Reason')
  await reason.fill('A shop.')
  const spam = comments.getByRole('listitem').filter({ hasText: 'CHEAP KNIVES' })
  await spam.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(reason).toBeFocused()
  await expect(comments).toContainText('in a sentence of at least 20 characters')
  await reason.fill('It sells knives, and nothing is sold here.')
  await expectAccessible(page)
  const reloads = await Promise.all(sectionNames.map(part => countCalls(page, `**/api/admin/${part}`, 'GET')))
  await spam.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(spam).toHaveCount(0)
  await expect(
    comments.getByRole('listitem').filter({ hasText: 'Samaki ni tamu' }).getByRole('button'),
  ).toBeFocused()
  await expect.poll(() => reloads.map(calls => calls())).toEqual([1, 1, 1, 1])
  const [notice] = await send<{ id: number }[]>('GET', '/api/notices')
  const told = await send<Notice>('GET', `/api/notices/${notice?.id}`)
  expect([told.rule?.number, told.reason]).toEqual([3, 'It sells knives, and nothing is sold here.'])

  await page.route(sectionUrl, route =>
    route.fulfill({ json: { items: [{ email: 'x', title: 'x', content: 'x' }] } }),
  )
  await page.reload()
  await expect(section(page, 'Statistics').locator('pre')).toContainText('"items"')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0)
})
