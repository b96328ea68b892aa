import type { Page } from '@playwright/test'
import * as ratingsMessages from '#texts/messages/ratings.ts'
import { expect, open, presetToken, test } from '../support/journey.ts'
import { holdRequests, publish } from '../support/test-site.ts'

const star = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const rate = (page: Page, stars: number) =>
  page
    .locator('.star-choice-star')
    .nth(stars - 1)
    .click()

test.beforeEach(async ({ page, site, sampleUserToken }) => {
  const id = await publish(site, sampleUserToken)
  await presetToken(page, sampleUserToken)
  await open(page, `/recipes/${id}`)
  await expect(page.getByRole('group', { name: 'Your rating' })).toBeVisible()
})

test('the stars are set once the server has taken them, and not before', {
  tag: ['@2-detail-rate-control', '@4-detail-rating', '@8-rating-success'],
}, async ({ page }) => {
  const release = await holdRequests(page, '**/api/recipes/*', 'PUT')
  const sent = page.waitForRequest(request => request.method() === 'PUT')
  await rate(page, 4)
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

test('by keyboard, arrow keys move between stars, and Enter or Space rates', { tag: ['@9-stars'] }, async ({
  page,
}) => {
  const sent: unknown[] = []
  page.on('request', request => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON())
  })
  await expect(page.getByRole('group', { name: 'Your rating' }).getByRole('radio')).toHaveCount(5)
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
