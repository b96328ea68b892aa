import type { Page } from '@playwright/test'
import type { Site } from '#harness/real-site.ts'
import { callApi } from '../support/accounts.ts'
import { expect, open, presetToken, test } from '../support/journey.ts'
import { aNewcomer, publish } from '../support/test-site.ts'

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })

/** Somebody to whom nothing has happened yet, with a recipe. */
async function anAuthor(site: Site) {
  const { token } = await aNewcomer(site)
  const recipeId = await publish(site, token, { title: 'Githeri ya Akinyi' })
  const listOf = async () => (await callApi<unknown[]>(site, token, ['GET', '/api/notifications'])).body
  return { token, recipeId, listOf }
}

test('message and time of each, newest first, and a count until they were looked at', {
  tag: ['@2-notifications-list'],
}, async ({ page, sampleUserToken, site }) => {
  const { token, recipeId, listOf } = await anAuthor(site)
  for (const method of ['POST', 'DELETE'])
    await callApi(site, sampleUserToken, [method, `/api/recipes/${recipeId}/bookmark`])
  await expect.poll(listOf).toHaveLength(1)
  await presetToken(page, token)
  await open(page, '/profile')
  await expect(tab(page, 'Notifications 1 new')).toBeVisible()
  await tab(page, /^Notifications/).click()
  const item = page.getByRole('tabpanel').getByRole('listitem')
  await expect(item).toContainText('Wanjiru Kamau bookmarked Githeri ya Akinyi.')
  await expect(item.getByRole('time')).toHaveText(/^(just now|\d seconds ago|1 minute ago)$/)
  await expect(item.getByRole('time')).toHaveAttribute('title', /\d{4} at \d\d:\d\d/)
  await expect(item.getByRole('link')).toHaveAttribute('href', `/recipes/${recipeId}`)
  await tab(page, 'Account').click()
  await expect(tab(page, 'Notifications')).toBeVisible()
  await expect(page.getByText('new', { exact: true })).toHaveCount(0)
})
