import { expect, open, presetToken } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { test } from './support/member.ts'
import { aRecipeInThreeVersions, compared, first, rail, row } from './support/recipe-versions.ts'

test.beforeEach(async ({ page, member }) => presetToken(page, member.token))

test('equal lines are folded, unfold by a key, and are printed', { tag: ['@versions-fold'] }, async ({
  page,
  publish,
  send,
}) => {
  await open(page, await aRecipeInThreeVersions({ publish, send }))
  const fold = page.getByRole('button', { name: '2 lines the same' })
  await expect(page.getByText('3 cups water').first()).toBeHidden()
  await tabTo(page, fold)
  await page.keyboard.press('Enter')
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('3 cups water').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 cups water').first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('3 cups water').first()).toBeVisible()
  await expect(fold).toBeHidden()
})

test('any two versions can be chosen and swapped, and stay chosen after a reload', {
  tag: ['@versions-any-two'],
}, async ({ page, publish, send }) => {
  await open(page, await aRecipeInThreeVersions({ publish, send }))
  await rail(page).getByRole('link', { name: 'Compare with 2' }).click()
  // Another journey may have given the member another name.
  await expect(compared(page, 1, 2)).toContainText(
    /More flour, a dome that stands.+, on version 2\. 2 lines differ, 6 are the same\./,
  )
  await expect(row(page, 'for more').locator('del, ins')).toHaveText(['4', '6'])
  await page.getByLabel('To', { exact: true }).selectOption('3')
  await expect(page).toHaveURL(/\?from=1&to=3$/)
  await expect(row(page, 'half as much again').locator('del, ins')).toHaveText(['2', '3'])
  await page.getByRole('button', { name: 'Swap sides' }).click()
  await expect(page).toHaveURL(/\?from=3&to=1$/)
  await expect(row(page, 'left out')).toContainText('½ lemon, juice only')
  await page.reload()
  await expect(compared(page, 3, 1)).toContainText('6 lines differ')
  await page.getByLabel('To', { exact: true }).selectOption('3')
  await expect(compared(page, 3, 3)).toContainText('It is the same version on both sides.')
})

test('a recipe that was never changed has one version, and a missing recipe has no page', async ({
  page,
  publish,
}) => {
  const { id } = await publish(first)
  await open(page, `/recipes/${id}/versions`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One version')
  await expect(page.getByText(/changes what you cook, both versions will stand here/)).toBeVisible()
  await expect(page.getByLabel('From')).toHaveCount(0)
  await page.getByRole('link', { name: 'Ugali na sukuma', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/recipes/${id}$`))
  await open(page, '/recipes/999999/versions?from=1&to=<script>')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not/i)
})

test('versions that do not load are reported, and load on a retry', async ({ page, publish, send }) => {
  const path = await aRecipeInThreeVersions({ publish, send })
  await page.route(/\/versions(\?|$|\/)/, route =>
    route.request().resourceType() === 'document' ? route.fallback() : route.abort(),
  )
  await open(page, path)
  await expect(page.getByText('The versions could not be loaded.')).toBeVisible({ timeout: 20_000 })
  await page.unroute(/\/versions(\?|$|\/)/)
  await page.route(/\/versions\/3$/, route => route.abort())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The two versions could not be loaded.')).toBeVisible({ timeout: 20_000 })
  await page.unroute(/\/versions\/3$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, 'halved')).toBeVisible()
})

test('a recipe names its version and its main change, and leads to all versions; the first version is not named', {
  tag: ['@versions-line'],
}, async ({ page, publish, send }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const path = (await aRecipeInThreeVersions({ publish, send })).replace('/versions', '')
  await page.route(/\/versions\?limit=1$/, route => route.abort())
  await open(page, path)
  const line = page.getByText(/^Version 3/).locator('..')
  // If the change cannot be read, the link remains.
  await expect(line).toHaveText('Version 3')
  await page.unroute(/\/versions\?limit=1$/)
  await page.reload()
  await expect(line).toHaveText(/^Version 3 · salt halved on \d+ \w+$/)
  await tabTo(page, line.getByRole('link', { name: 'Version 3' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/versions$/)
  await expect(compared(page, 2, 3)).toBeVisible()
  const { id } = await publish(first)
  await open(page, `/recipes/${id}`)
  await expect(page.getByRole('heading', { name: 'Instructions' })).toBeVisible()
  await expect(page.getByText(/^Version/)).toHaveCount(0)
})
