import type { Page } from '@playwright/test'
import { expect, open, openIdle, presetToken, test, waitForShortcuts } from './support/journey.ts'
import { waitForChunk } from './support/silence.ts'

const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

test('? lists what the keys do on this page', async ({ page, sampleUserToken }) => {
  await presetToken(page, sampleUserToken)
  await open(page, '/recipes/71')
  await expect(page.getByRole('region', { name: 'Ingredients' })).toBeVisible()
  await waitForShortcuts(page)
  await page.keyboard.press('?')
  for (const what of ['Cook mode', 'Print', 'More servings', 'Fewer servings', 'Go to the recipes']) {
    await expect(help(page).getByText(what)).toBeVisible()
  }
  await page.keyboard.press('c')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(help(page)).toHaveCount(0)
})

test('g h goes home, g r to the recipes, / to the search, and a field keeps its letters', async ({
  page,
}) => {
  await openIdle(page, '/aboutus')
  await page.keyboard.press('/')
  await expect(page).toHaveURL('/recipes')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'There is always room' })).toBeVisible()
  await page.keyboard.type('gr')
  await expect(page).toHaveURL('/recipes')
  await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeFocused()
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.type('gh')
  await expect(search).toHaveValue('gh')
  await expect(page).toHaveURL('/recipes?q=gh')
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.type('gh')
  await expect(page).toHaveURL('/')
})

test('they can be switched off, for good, and on again from the footer', async ({ page }) => {
  // A short list: below a long one the footer moves down as the list extends.
  await openIdle(page, '/recipes?q=chapati')
  await page.keyboard.press('?')
  await help(page).getByRole('checkbox', { name: 'Use these keys' }).uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await waitForShortcuts(page)
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await waitForChunk(page, 'features/shortcuts/shortcut-help.tsx')
  await expect(help(page)).toHaveCount(0)
  await expect(page.getByRole('searchbox')).not.toBeFocused()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await help(page).getByRole('checkbox', { name: 'Use these keys' }).check()
  await help(page).getByRole('button', { name: 'Close' }).click()
  await expect(help(page)).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
})
