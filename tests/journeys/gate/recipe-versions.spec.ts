import { expect, open, presetToken } from '../support/journey.ts'
import { test } from '../support/member.ts'
import { aRecipeInThreeVersions, compared, rail, row } from '../support/recipe-versions.ts'
import { expectAccessible, scrollsSideways } from '../support/visual-checks.ts'

test.beforeEach(async ({ page, member }) => presetToken(page, member.token))

test('the newest version is shown beside the one before, with what has become of each line', {
  tag: ['@versions-beside'],
}, async ({ page, publish, send }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, await aRecipeInThreeVersions({ publish, send }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three versions')
  await expect(page).toHaveTitle(/^Versions of Ugali na sukuma/)
  await expect(rail(page).getByRole('listitem')).toHaveText([
    /^3Salt halved/,
    /^2More flour, a dome that stands/,
    /^1First laid on the table/,
  ])
  await expect(compared(page, 2, 3)).toContainText('4 lines differ, 4 are the same.')
  await expect(row(page, 'halved').locator('del, ins')).toHaveText(['1', '½'])
  await expect(row(page, 'a third less').locator('del, ins')).toHaveText(['3', '2'])
  await expect(row(page, 'added').locator('ins')).toHaveText('½ lemon, juice only')
  await expect(row(page, 'twice as long').locator('del, ins')).toHaveText(['5', '10'])
  // A screen reader reads the old value, the new value, and what the change means.
  await expect(row(page, 'halved')).toHaveText(/Was: 1 teaspoon salt.*Now: ½ teaspoon salt.*halved$/)
  await expect(row(page, 'twice as long').getByText('Add the flour').first()).toBeHidden()
  await expect(row(page, 'added').getByText('not there')).toBeHidden()
  expect(await scrollsSideways(page)).toBe(false)
  await expectAccessible(page)
})
