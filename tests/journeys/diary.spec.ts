import type { Page } from '@playwright/test'
import { aCook } from '#tests/support/cooks.ts'
import * as t from '#texts/cooks.ts'
import { aMember, callApi } from './support/accounts.ts'
import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { holdRequests, publish, publishVersion } from './support/test-site.ts'
import { scrollsSideways } from './support/visual-checks.ts'

const test = onIsolatedSite()

const dialog = (page: Page) => page.getByRole('dialog')
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Cooked' })

test('at 390 px, meals are listed by month, and can be changed and deleted', {
  tag: ['@cooks-diary-page'],
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { token } = await aMember(site, 'Asha')
  const id = await publish(site, token, { title: 'Ugali', ingredients: '1 teaspoon salt\n2 cups flour' })
  const changes = [{ line: '1 teaspoon salt', verb: 'less', what: 'half' }]
  const cooks = [
    aCook({ cookedOn: '2025-04-30', howCooked: 'changed', changes, note: 'It held its shape.' }),
    aCook({ cookedOn: '2025-04-12' }),
    aCook({ cookedOn: '2025-03-01', isPrivate: true }),
  ]
  for (const cook of cooks) await callApi(site, token, ['POST', `/api/recipes/${id}/cooks`], cook)
  await publishVersion(site, token, id, { ingredients: '½ teaspoon salt\n2 cups flour' })
  await presetToken(page, token)
  await open(page, '/profile?tab=cooked')
  await expect(page.getByRole('tab', { name: 'Cooked' })).toBeInViewport({ ratio: 1 })
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText([
    /^April 2025 2 meals$/,
    /^March 2025 1 meal$/,
  ])
  const [newest, second] = [
    panel(page).getByRole('listitem').nth(0),
    panel(page).getByRole('listitem').nth(1),
  ]
  await expect(newest).toContainText('It held its shape.')
  await expect(newest).toContainText('1 teaspoon salt → half')
  await expect(newest).toContainText('Salt halved since')
  await expect(newest.getByRole('link', { name: t.compare })).toHaveAttribute(
    'href',
    `/recipes/${id}/versions?from=1&to=2`,
  )
  await expect(panel(page).getByText(t.wasOnlyForMe)).toHaveCount(1)
  expect(await scrollsSideways(page)).toBe(false)

  await newest.getByRole('button', { name: t.editMeal }).press('Enter')
  await dialog(page).getByRole('button', { name: t.done }).click()
  // The lines are those of the version that was cooked.
  await expect(dialog(page).getByRole('button', { name: '2 cups flour' })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: '1 teaspoon salt less' })).toBeVisible()
  await dialog(page).getByRole('button', { name: t.next }).click()
  await dialog(page).getByLabel(t.note).fill('A second look.')
  const release = await holdRequests(page, '**/api/cooks')
  await dialog(page).getByRole('button', { name: t.finish }).click()
  await expect(dialog(page)).toHaveCount(0)
  // The change is shown even while the diary is being fetched again.
  await expect(newest).toContainText('A second look.')
  release()

  await second.getByRole('button', { name: t.editMeal }).click()
  await dialog(page).getByRole('button', { name: t.deleteEntry }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: t.confirmDelete }).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(2)
  await expect(dialog(page)).toHaveCount(0)
})

test('a diary that does not load says so, and loads on a retry', async ({ page, site }) => {
  const { token } = await aMember(site, 'Neema')
  await presetToken(page, token)
  await page.route('**/api/cooks', route => route.abort())
  await open(page, '/profile?tab=cooked')
  await expect(panel(page).getByText(t.diaryNotLoaded)).toBeVisible()
  await page.unroute('**/api/cooks')
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page).getByText(t.noMeals)).toBeVisible()
})
