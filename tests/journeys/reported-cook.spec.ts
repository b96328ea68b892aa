import type { Page } from '@playwright/test'
import { aCook } from '#tests/support/cooks.ts'
import { aMember, callApi } from './support/accounts.ts'
import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { aModerator, type Person } from './support/moderators.ts'
import { scrollsSideways } from './support/visual-checks.ts'

const test = onIsolatedSite()

const note = 'Buy the pan that I sell, with my code.'

test('at 390 px, by keyboard: a cooking note is reported and hidden; its member reads the reason, and sees the note in the diary', {
  tag: ['@cooks-reported', '@cooks-hidden'],
}, async ({ page, browser, site }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 800 })
  const [njeri, leila] = [await aMember(site, 'Njeri'), await aMember(site, 'Leila')]
  const { status } = await callApi(
    site,
    njeri.token,
    ['POST', '/api/recipes/1/cooks'],
    aCook({ note, rating: 3 }),
  )
  expect(status).toBe(201)
  const pageOf = async (person: Person, path: string) => {
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 800 } })
    const own = await context.newPage()
    await presetToken(own, person.token)
    await open(own, path)
    return own
  }
  const entry = (own: Page) =>
    own.getByRole('region', { name: 'Comments' }).getByRole('listitem').filter({ hasText: 'cooked it' })

  await presetToken(page, leila.token)
  await open(page, '/recipes/1')
  const shown = entry(page).filter({ hasText: note })
  await shown.getByRole('button', { name: 'More about this cooking note' }).press('Enter')
  await page.getByRole('button', { name: 'Report…', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Report this cooking note' })
  await expect(dialog).toContainText(note)
  await dialog.getByRole('radio', { name: /No advertising/ }).press('Space')
  await dialog.getByLabel('What should the moderator know?').fill('A code for a pan.')
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter')
  await expect(page.getByText('Reported. You will read the outcome in your notifications.')).toBeVisible()

  const moderator = await pageOf(await aModerator(site, 'Achieng'), '/moderation')
  await expect(moderator.getByRole('listitem').filter({ hasText: note })).toContainText('Cooking note')
  await moderator.getByRole('button', { name: 'Take the next case' }).press('Enter')
  await expect(moderator.getByRole('heading', { level: 1, name: 'A cooking note by Njeri' })).toBeVisible()
  await moderator.getByRole('radio', { name: 'Hide the cooking note' }).press('Space')
  await moderator.getByLabel('Reason, as Njeri will read it').fill('It sells a pan, which is not for here.')
  await moderator.getByRole('button', { name: 'Hide and tell Njeri' }).press('Enter')
  await expect(moderator.getByText('Decided. Everybody concerned has been told.')).toBeVisible()
  expect(await scrollsSideways(moderator)).toBe(false)

  await page.reload()
  await expect(entry(page).filter({ hasText: 'Njeri' })).toBeVisible()
  await expect(page.getByText(note)).toHaveCount(0)
  await open(page, '/profile#notifications')
  await expect(page.getByText('A cooking note you reported is now hidden.')).toBeVisible()

  const own = await pageOf(njeri, '/profile#notifications')
  await own.getByRole('link', { name: 'Read it' }).first().press('Enter')
  await expect(own.getByRole('heading', { level: 1, name: 'Your cooking note was hidden' })).toBeVisible()
  await expect(own.getByText(note)).toBeVisible()
  expect(await scrollsSideways(own)).toBe(false)
  await own.getByRole('link', { name: 'See your diary' }).press('Enter')
  const diary = own.getByRole('tabpanel', { name: 'Cooked' })
  await expect(diary.getByText(note)).toBeVisible()
  await expect(diary.getByText('Hidden, only you see it')).toBeVisible()
  await expect(diary.getByRole('link', { name: 'Why, and how to appeal' })).toBeVisible()
  expect(await scrollsSideways(own)).toBe(false)
})
