import type { Page } from '@playwright/test'
import * as messages from '#texts/messages.ts'
import { expect, open, presetToken, test } from './support/journey.ts'
import { holdRequests, publish, serverFails } from './support/test-site.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Comments' })
const field = (page: Page) => page.getByLabel('Comment', { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Add comment' }).click()

let id: number

test.beforeEach(async ({ page, site, sampleUserToken }) => {
  id = await publish(site, sampleUserToken)
  await presetToken(page, sampleUserToken)
})

test('input typed while a comment is pending is kept', async ({ page }) => {
  await open(page, `/recipes/${id}`)
  const release = await holdRequests(page, '**/comment', 'POST')
  await field(page).fill('A spoon of coconut milk.')
  await send(page)
  await field(page).fill('And a pinch of salt.')
  release()
  await expect(section(page).getByRole('listitem')).toContainText('A spoon of coconut milk.')
  await expect(section(page).locator('[aria-busy]')).toHaveCount(0)
  await expect(field(page)).toHaveValue('And a pinch of salt.')
})

test('a refusal shows an error, and the input is kept', { tag: ['@8-comment-failure'] }, async ({ page }) => {
  await page.route('**/comment', serverFails)
  await open(page, `/recipes/${id}`)
  await field(page).fill('My draft.')
  await send(page)
  await expect(page.getByText(messages.commentFailed)).toBeVisible()
  await expect(field(page)).toHaveValue('My draft.')
})

test('the field grows with the text', async ({ page }) => {
  await open(page, `/recipes/${id}`)
  const before = await field(page).boundingBox()
  await field(page).fill('A line.\n'.repeat(12))
  const after = await field(page).boundingBox()
  expect(after?.height).toBeGreaterThan((before?.height ?? 0) * 1.5)
})

test('only the newest of many comments are shown, and the others on request', async ({ page }) => {
  const comment = (n: number) => ({
    id: n,
    author: 'Njeri',
    authorId: 1,
    content: `Words ${n}.`,
    createdAt: '2026-01-01T00:00:00.000Z',
  })
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => comment(from + n))
  await page.route(`**/api/recipes/${id}`, async route => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { ...(await response.json()), commentCount: 73, comments: range(24, 73) },
    })
  })
  let isBroken = true
  await page.route(`**/api/recipes/${id}/comments?cursor=24`, route => {
    if (isBroken) return route.abort()
    return route.fulfill({ json: range(1, 23) })
  })
  await open(page, `/recipes/${id}`)
  const comments = section(page).getByRole('listitem')
  const more = section(page).getByRole('button', { name: 'Show more' })
  await expect(comments).toHaveCount(50)
  await expect(section(page).getByRole('status')).toHaveText('73 comments')
  await expect(comments.first()).toContainText('Words 73.')
  await more.click()
  await expect(
    section(page).getByText('Earlier comments could not be loaded. Please try again.'),
  ).toBeVisible()
  await expect(comments).toHaveCount(50)
  isBroken = false
  await more.click()
  await expect(comments).toHaveCount(73)
  await expect(comments.last()).toContainText('Words 1.')
  await expect(more).toBeHidden()
  await expect(section(page).getByRole('status')).toHaveText('73 comments')
})
