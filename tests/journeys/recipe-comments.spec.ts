import type { Page } from '@playwright/test'
import * as commentsMessages from '#texts/messages/comments.ts'
import { expect, open, presetToken, test } from './support/journey.ts'
import { callApi, failures, holdRequests, publish } from './support/test-site.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Comments' })
const field = (page: Page) => page.getByLabel('Comment', { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Add comment' }).click()

let id: number

test.beforeEach(async ({ page, site, sampleUserToken }) => {
  id = await publish(site, sampleUserToken)
  await presetToken(page, sampleUserToken)
})

test('comments show who said what, the last one first', { tag: ['@2-detail-comment-list'] }, async ({
  page,
  site,
  sampleUserToken,
}) => {
  for (const content of ['First words.', 'Second words.\nOn two lines.']) {
    await callApi(site, sampleUserToken, ['POST', `/api/recipes/${id}/comment`], { content })
  }
  await open(page, `/recipes/${id}`)
  const comments = section(page).getByRole('listitem')
  await expect(comments).toHaveCount(2)
  await expect(comments.first()).toContainText('Wanjiru Kamau')
  await expect(comments.first().getByText('Second words.')).toHaveText('Second words.\nOn two lines.', {
    useInnerText: true,
  })
  await expect(comments.first().getByRole('time')).toHaveText('just now')
  await expect(comments.last()).toContainText('First words.')
  await expect(section(page).getByRole('status')).toHaveText('2 comments')
})

test('a comment is added, confirmed and listed, and the field is reset', {
  tag: ['@2-detail-comment-form', '@8-comment-success'],
}, async ({ page }) => {
  await open(page, `/recipes/${id}`)
  await expect(page.getByText('Nobody has said anything yet.')).toBeVisible()
  await field(page).fill('  A spoon of coconut milk.  ')
  const sent = page.waitForRequest('**/comment')
  await send(page)
  expect((await sent).postDataJSON()).toEqual({ content: 'A spoon of coconut milk.' })
  await expect(page.getByText(commentsMessages.added)).toBeVisible()
  await expect(section(page).getByRole('listitem')).toContainText('A spoon of coconut milk.')
  await expect(section(page).getByRole('status')).toHaveText('1 comment')
  await expect(field(page)).toHaveValue('')
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

test('blank text is not sent', { tag: ['@5-comment-not-empty'] }, async ({ page }) => {
  let isSent = false
  page.on('request', request => {
    isSent ||= request.url().endsWith('/comment')
  })
  await open(page, `/recipes/${id}`)
  for (const blank of ['', '   ', '\n \t ']) {
    await field(page).fill(blank)
    await send(page)
    await expect(field(page)).toBeFocused()
  }
  expect(isSent).toBe(false)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const [name, fail] of failures) {
  test(`${name} shows an error, and the input is kept`, { tag: ['@8-comment-failure'] }, async ({ page }) => {
    await page.route('**/comment', fail)
    await open(page, `/recipes/${id}`)
    await field(page).fill('My draft.')
    await send(page)
    await expect(page.getByText(commentsMessages.failed)).toBeVisible()
    await expect(field(page)).toHaveValue('My draft.')
  })
}

test('the field grows with what is written', async ({ page }) => {
  await open(page, `/recipes/${id}`)
  const before = await field(page).boundingBox()
  await field(page).fill('A line.\n'.repeat(12))
  const after = await field(page).boundingBox()
  expect(after?.height).toBeGreaterThan((before?.height ?? 0) * 1.5)
})
