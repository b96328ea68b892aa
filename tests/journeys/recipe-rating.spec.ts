import type { Page } from '@playwright/test'
import { ratingsMessages } from '#contract/messages.ts'
import { expect, holdToken, open, test } from './support/journey.ts'
import { failures, hold, publish } from './support/kitchen.ts'

const star = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const give = (page: Page, stars: number) =>
  page
    .locator('.star')
    .nth(stars - 1)
    .click()

test.beforeEach(async ({ page, site, cookToken }) => {
  const id = await publish(site, cookToken)
  await holdToken(page, cookToken)
  await open(page, `/recipes/${id}`)
  await expect(page.getByRole('group', { name: 'Your rating' })).toBeVisible()
})

test('the stars are set once the server has taken them, and not before', async ({ page }) => {
  const release = await hold(page, '**/api/recipes/*', 'PUT')
  const sent = page.waitForRequest(request => request.method() === 'PUT')
  await give(page, 4)
  expect((await sent).postDataJSON()).toEqual({ rating: 4 })
  await expect(star(page, '4 stars')).not.toBeChecked()
  release()
  await expect(page.getByText(ratingsMessages.updated)).toBeVisible()
  await expect(star(page, '4 stars')).toBeChecked()
  await expect(page.getByText('You gave this 4 stars.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Rating' })).toContainText('from 1 cook')
  await page.reload()
  await expect(star(page, '4 stars')).toBeChecked()
})

test('stars that are given before the recipe has wholly come count in what it shows', async ({ page }) => {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  await page.route(
    '**/api/recipes/*',
    async route => {
      const response = await route.fetch()
      await promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.reload()
  await give(page, 4)
  await expect(page.getByText(ratingsMessages.updated)).toBeVisible()
  answer()
  await expect(page.getByRole('region', { name: 'Rating' })).toContainText('from 1 cook')
})

test('whoever chooses again meanwhile is heard: one after the other, and none twice', async ({ page }) => {
  const taken: unknown[] = []
  page.on('response', reply => {
    if (reply.request().method() === 'PUT') taken.push(reply.request().postDataJSON())
  })
  const release = await hold(page, '**/api/recipes/*', 'PUT')
  for (const stars of [4, 4, 2]) await give(page, stars)
  release()
  await expect(star(page, '2 stars')).toBeChecked()
  expect(taken).toEqual([{ rating: 4 }, { rating: 2 }])
})

for (const [name, fail] of failures) {
  test(`${name} is told, and the stars stay as they were`, async ({ page }) => {
    await give(page, 2)
    await expect(star(page, '2 stars')).toBeChecked()
    await page.route('**/api/recipes/*', (route, request) =>
      request.method() === 'PUT' ? fail(route) : route.fallback(),
    )
    await give(page, 5)
    await expect(page.getByText(ratingsMessages.failed)).toBeVisible()
    await expect(star(page, '2 stars')).toBeChecked()
    await expect(page.getByText('You gave this 2 stars.')).toBeVisible()
  })
}

test('by keyboard the arrows walk, and Enter or Space gives', async ({ page }) => {
  const sent: unknown[] = []
  page.on('request', request => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON())
  })
  await star(page, '1 star').focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
  await expect(star(page, '2 stars')).toBeFocused()
  expect(sent).toEqual([])
  await page.keyboard.press('Enter')
  await expect(star(page, '2 stars')).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(star(page, '3 stars')).toBeChecked()
  expect(sent).toEqual([{ rating: 2 }, { rating: 3 }])
})
