import { readFile } from 'node:fs/promises'
import { aRecipe } from '#tests/support/recipes.ts'
import { aMember } from './support/accounts.ts'
import { decideNext, report, send } from './support/decided-cases.ts'
import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open } from './support/journey.ts'
import { aModerator } from './support/moderators.ts'

const test = onIsolatedSite(async site => {
  const [brian, leila, eleni] = [
    await aMember(site, 'Brian'),
    await aMember(site, 'Leila'),
    await aModerator(site, 'Eleni'),
  ]
  const recipe = aRecipe({ image: '', chefImage: '' })
  const { id } = await send<{ id: number }>(site, brian, ['POST', '/api/recipes'], recipe)
  await report(site, leila, { kind: 'recipe', id })
  const reason = 'The last line sends people to a shop.'
  await decideNext(site, eleni, { action: 'hide', rule: 3, reason })
})

test('at 390 px: the footer leads to what the moderators did, counted without names, which can be downloaded', {
  tag: ['@trust-transparency'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await open(page, '/aboutus')
  const footer = page.getByRole('contentinfo')
  const link = footer.getByRole('link', { name: 'Transparency' })
  if (!(await link.isVisible())) await footer.getByText('Click to expand').click()
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Transparency' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('row', { name: /, so far 1 1 / })).toBeVisible()
  await expect(main).toContainText('No advertising')
  for (const name of ['Brian', 'Leila', 'Eleni']) await expect(main).not.toContainText(name)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'All figures as CSV' }).press('Enter')
  const csv = await readFile(await (await downloading).path(), 'utf8')
  expect(csv).toMatch(/^Month,Reports,Actions,Appeals,Overturned,Median hours\r?\n\d{4}-\d\d,1,1,0,0,/)
})
