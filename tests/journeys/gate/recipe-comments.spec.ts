import type { Page } from '@playwright/test'
import * as commentsMessages from '#texts/messages/comments.ts'
import { callApi } from '../support/accounts.ts'
import { expect, open, presetToken, test } from '../support/journey.ts'
import { expectSilence } from '../support/silence.ts'
import { publish } from '../support/test-site.ts'

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
  await expectSilence(page)
  expect(isSent).toBe(false)
})
