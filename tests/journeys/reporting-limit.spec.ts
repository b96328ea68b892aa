import type { Page } from '@playwright/test'
import { aMember, callApi } from './support/accounts.ts'
import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { aModerator, type Person, type Site } from './support/moderators.ts'
import { scrollsSideways } from './support/visual-checks.ts'

const test = onIsolatedSite()

const report = async (site: Site, { token }: Person, recipe: number): Promise<void> => {
  const body = { kind: 'recipe', id: recipe, rule: 2, explanation: `I do not like number ${recipe}.` }
  const { status } = await callApi(site, token, ['POST', '/api/reports'], body)
  expect(status).toBe(201)
}

/** Closes the first case of the queue, and marks its report as not meant seriously. */
async function closeAsUnserious(page: Page, words: string): Promise<void> {
  await open(page, '/moderation')
  await page.getByRole('button', { name: 'Take the next case' }).press('Enter')
  await page.getByRole('radio', { name: 'Nothing is wrong' }).press('Space')
  await page.getByRole('group', { name: 'Not meant seriously' }).getByLabel(words).press('Space')
  await page.getByLabel('Reason, as the reporters will read it').fill('It is a fine recipe, as anybody sees.')
  await page.getByRole('button', { name: 'Close, nothing wrong' }).press('Enter')
  await expect(page.getByText('Decided. Everybody concerned has been told.')).toBeVisible()
}

test('at 390 px, by keyboard: reports are marked; a member with three marked reports reads why they cannot report for a week', {
  tag: ['@trust-bad-faith'],
}, async ({ page, browser, site }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 800 })
  const leila = await aMember(site, 'Leila')
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 800 } })
  const moderator = await context.newPage()
  await presetToken(moderator, (await aModerator(site, 'Achieng')).token)
  for (const recipe of [1, 2, 3]) {
    await report(site, leila, recipe)
    await closeAsUnserious(moderator, `I do not like number ${recipe}.`)
  }
  await context.close()

  await presetToken(page, leila.token)
  await open(page, '/chefs/2')
  await page.getByRole('button', { name: 'More about this cook' }).click()
  await page.getByRole('button', { name: 'Report…', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this profile' })
  await expect(dialog).toContainText(
    /You cannot report anything until .*, because several of your reports were not meant/,
  )
  await expect(page.getByRole('button', { name: 'Send report' })).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Read why' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You cannot report until /)
  await expect(page.getByText('You can do everything as before, except report.')).toBeVisible()
  await expect(page.getByLabel('Your appeal')).toBeVisible()
  const sideways = await scrollsSideways(page)
  expect(sideways).toBe(false)
})
