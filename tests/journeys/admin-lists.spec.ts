import type { Page } from '@playwright/test'
import { expect, open, presetToken } from './support/journey.ts'
import { test } from './support/member.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Serves 250 comments, a hundred on a page, as a server that has them would. Comments can be deleted. */
async function serveComments(page: Page): Promise<void> {
  let ids = Array.from({ length: 250 }, (_, n) => 250 - n)
  await page.route(/\/api\/admin\/comments/, route => {
    const { method, url } = { method: route.request().method(), url: new URL(route.request().url()) }
    if (method === 'DELETE') {
      ids = ids.filter(id => !url.pathname.endsWith(`/${id}`))
      return route.fulfill({ status: 204 })
    }
    const before = Number(url.searchParams.get('cursor') ?? 1_000)
    const left = ids.filter(id => id < before)
    const shown = left.slice(0, 100)
    const link = `<${url.origin}/api/admin/comments?limit=100&cursor=${shown.at(-1)}>; rel="next"`
    return route.fulfill({
      headers: left.length > 100 ? { link } : {},
      json: shown.map(id => ({ id, content: `Comment ${id}`, author: 'A', recipeId: 1, recipeTitle: 'T' })),
    })
  })
}

test('a list shows the newest hundred and further ones on request, and keeps those after a deletion', {
  tag: ['@trust-members'],
}, async ({ page, adminToken }) => {
  await serveComments(page)
  await presetToken(page, adminToken, 'adminToken')
  await open(page, '/admin/dashboard')
  const comments = section(page, 'Comments')
  const rows = comments.getByRole('listitem')
  await expect(rows).toHaveCount(100)
  await expect(comments.getByText('the newest 100')).toBeVisible()
  const more = comments.getByRole('button', { name: 'Show more' })
  await more.press('Enter')
  await expect(rows).toHaveCount(200)
  await rows.filter({ hasText: 'Comment 120' }).getByRole('button', { name: 'Delete' }).click()
  await expect(rows.filter({ hasText: 'Comment 120' })).toHaveCount(0)
  await expect(rows).toHaveCount(200)
  await more.press('Enter')
  await expect(rows).toHaveCount(249)
  await expect(more).toHaveCount(0)
  await expect(comments.getByText('249', { exact: true })).toBeVisible()
})
