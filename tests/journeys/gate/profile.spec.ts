import type { Page } from '@playwright/test'
import { callApi } from '../support/accounts.ts'
import { expect, open, presetToken } from '../support/journey.ts'
import { countCalls, test } from '../support/member.ts'
import { aNewcomer } from '../support/test-site.ts'

const profile = {
  firstName: 'Akinyi',
  lastName: 'Otieno',
  title: 'Kisumu home cook',
  aboutMe: 'Fish, mostly.',
}
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test.beforeEach(async ({ page, member, send }) => {
  await send('PUT', `/api/users/${member.id}`, { ...profile, email: member.email })
  await presetToken(page, member.token)
})

test('Account: name, title, counts and the form, asked for with credentials', {
  tag: ['@2-account-summary'],
}, async ({ page, site, publish, member }) => {
  await publish()
  // Who is followed gets a notification, so it is the newcomer and not the member of the other journeys.
  const { id } = await aNewcomer(site)
  const follow = (method: string) => callApi(site, member.token, [method, `/api/users/${id}/follow`])
  await follow('POST')
  await open(page, '/profile')
  const card = page.getByRole('region', { name: 'Your card' })
  await expect(card.getByRole('heading', { name: 'Akinyi Otieno' })).toBeVisible()
  await expect(card.getByText('Kisumu home cook')).toBeVisible()
  for (const [name, count] of [
    ['Recipes', '1'],
    ['Followers', '0'],
    ['Following', '1'],
  ] as const) {
    const term = card.getByRole('term').filter({ hasText: name })
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(count)
  }
  const texts = { 'First Name': 'Akinyi', 'Last Name': 'Otieno', Title: profile.title, Email: member.email }
  for (const [label, text] of Object.entries({ ...texts, 'About Me': profile.aboutMe })) {
    await expect(field(page, label)).toHaveValue(text)
  }
  await follow('DELETE')
})

test.describe('Notifications', () => {
  test('none: Explore Recipes leads to the recipes', { tag: ['@2-notifications-empty-state'] }, async ({
    page,
  }) => {
    await page.route('**/api/notifications', route => route.fulfill({ json: [] }))
    await open(page, '/profile#notifications')
    await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
    await page.getByRole('link', { name: 'Explore Recipes' }).click()
    await expect(page).toHaveURL('/recipes')
  })
})

test.describe('My Bookmarks', () => {
  test('title, description and a link to each; asked for when the tab is shown, without a limit', {
    tag: ['@2-my-bookmarks-list'],
  }, async ({ page, publish, send }) => {
    const recipe = await publish()
    await send('POST', `/api/recipes/${recipe.id}/bookmark`)
    const calls = await countCalls(page, '**/api/recipes/bookmarked', 'GET')
    await open(page, '/profile')
    await expect(field(page, 'First Name')).toBeVisible()
    expect(calls()).toBe(0)
    await tab(page, 'My Bookmarks').click()
    const item = page.getByRole('tabpanel').getByRole('listitem')
    await expect(item).toContainText('Githeri ya Akinyi')
    await expect(item).toContainText('Akinyi Otieno · Kenya · 1 hour 30 min')
    expect(calls()).toBe(1)
    await item.getByRole('link', { name: 'View Githeri ya Akinyi' }).click()
    await expect(page).toHaveURL(`/recipes/${recipe.id}`)
  })

  test('none: Discover Recipes leads to the recipes', { tag: ['@2-my-bookmarks-empty-state'] }, async ({
    page,
  }) => {
    await open(page, '/profile#bookmarks')
    await expect(page.getByRole('heading', { name: 'No bookmarks yet' })).toBeVisible()
    await page.getByRole('link', { name: 'Discover Recipes' }).click()
    await expect(page).toHaveURL('/recipes')
  })
})
