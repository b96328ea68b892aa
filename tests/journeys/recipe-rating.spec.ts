import type { Page } from '@playwright/test'
import * as messages from '#texts/messages.ts'
import { expect, open, presetToken, test } from './support/journey.ts'
import { onlyForMethod } from './support/member.ts'
import { holdRequests, publish, serverFails } from './support/test-site.ts'

const star = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const rate = (page: Page, stars: number) =>
  page
    .locator('.stars-star')
    .nth(stars - 1)
    .click()

test.beforeEach(async ({ page, site, sampleUserToken }) => {
  const id = await publish(site, sampleUserToken)
  await presetToken(page, sampleUserToken)
  await open(page, `/recipes/${id}`)
  await expect(page.getByRole('group', { name: 'Your rating' })).toBeVisible()
})

test('a rating given before the recipe has loaded is not overwritten by the older response', async ({
  page,
}) => {
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
  await rate(page, 4)
  await expect(page.getByText(messages.ratingUpdated)).toBeVisible()
  answer()
  await expect(page.getByRole('region', { name: 'Rating' })).toContainText('from 1 cook')
})

test('ratings chosen during a request are sent in order, and none twice', async ({ page }) => {
  const taken: unknown[] = []
  page.on('response', reply => {
    if (reply.request().method() === 'PUT') taken.push(reply.request().postDataJSON())
  })
  const release = await holdRequests(page, '**/api/recipes/*', 'PUT')
  for (const stars of [4, 4, 2]) await rate(page, stars)
  release()
  await expect(star(page, '2 stars')).toBeChecked()
  expect(taken).toEqual([{ rating: 4 }, { rating: 2 }])
})

test('a refusal shows an error, and the stars stay unchanged', { tag: ['@8-rating-failure'] }, async ({
  page,
}) => {
  await rate(page, 2)
  await expect(star(page, '2 stars')).toBeChecked()
  await page.route('**/api/recipes/*', onlyForMethod('PUT', serverFails))
  await rate(page, 5)
  await expect(page.getByText(messages.ratingFailed)).toBeVisible()
  await expect(star(page, '2 stars')).toBeChecked()
  await expect(page.getByText('You gave this 2 stars.')).toBeVisible()
})
