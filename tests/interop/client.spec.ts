import { expect, presetToken } from '#tests/journeys/support/journey.ts'
import { test } from './bare-journey.ts'
import { bareUser } from './bare-state.ts'

test('a visitor sees, searches and filters the recipes', async ({ page, client }) => {
  await page.goto(`${client}/recipes`)
  await expect(page.getByText('15 recipes')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Something sweet' }).getByRole('article')).toHaveCount(5)
  await page.getByPlaceholder('Search recipes, chefs, ingredients...').fill('coconut milk')
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('button', { name: 'Pescatarian' }).click()
  await expect(page.getByText('2 recipes')).toBeVisible()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await page.getByLabel('Country').selectOption('Kenya')
  await expect(page.getByText('3 recipes')).toBeVisible()
})

test('a list does not request bookmarks with a token that the backend refuses', {
  tag: ['@6-bookmark-status-401'],
}, async ({ page, client }) => {
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/bookmark')) asked.push(request.url())
  })
  await presetToken(page, 'dead')
  await page.goto(`${client}/recipes`)
  await expect(page.getByText('15 recipes')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('guards, not found, contact and sign up work from plain files', async ({ page, client }) => {
  await page.goto(`${client}/myrecipes`)
  await expect(page).toHaveURL(`${client}/login`)
  await page.goto(`${client}/admin`)
  await expect(page).toHaveURL(`${client}/admin/signin`)
  await page.goto(`${client}/nowhere`)
  await expect(page.getByText('404 Error')).toBeVisible()
  await page.getByRole('link', { name: 'Contact support' }).click()
  await page.getByLabel('First Name').fill('Kenji')
  await page.getByLabel('Last Name').fill('Mori')
  await page.getByLabel('Email').fill('kenji@example.org')
  await page.getByLabel('Phone Number').fill('+81 3 5555 0142')
  await page.getByRole('radio', { name: 'Report' }).check()
  await page.getByLabel('Message').fill('Hello')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Your message is sent successfully!')).toBeVisible()
  await page.goto(`${client}/signup`)
  await page.getByLabel('Username').fill('kenji')
  await page.getByLabel('Email').fill(bareUser.email)
  await page.getByLabel('Password', { exact: true }).fill('chapati')
  await page.getByLabel('Confirm Password', { exact: true }).fill('chapati')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'The email address is already in use. Please proceed to login.',
  )
})
