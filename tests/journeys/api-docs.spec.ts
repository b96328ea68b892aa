import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { desktop, phone } from './support/screens.table.ts'
import { findAxeViolations, findClippedText, findOverflowingElements } from './support/visual-checks.ts'

test.describe.configure({ timeout: 90_000 })

test('the page of the API has nothing beyond its edge, and no axe violations in both themes and at both widths', async ({
  page,
}) => {
  await page.goto('/docs')
  for (const width of [phone, desktop]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await findOverflowingElements(page), `${width} px`).toEqual([])
    expect.soft(await findClippedText(page), `${width} px`).toEqual([])
  }
  await keepOneArticleOfEachSection(page)
  for (const width of [phone, desktop]) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    expect.soft(await findAxeViolations(page), `light, ${width} px`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await findAxeViolations(page, 'colours'), `dark, ${width} px`).toEqual([])
  }
})

/** Removes all articles of a section but the first. They are all made of the same parts, and axe takes a minute for eighty of them. */
const keepOneArticleOfEachSection = (page: Page) =>
  page.evaluate(() => {
    for (const article of document.querySelectorAll('article ~ article')) article.remove()
  })

for (const [name, width] of Object.entries({ phone, desktop })) {
  test(`${name}: the contents lead to an operation, and that to its response’s shape`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/docs')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await contents
      .getByRole('link', { name: width === phone ? 'recipes' : 'GET /recipes', exact: true })
      .click()
    const call = page.getByRole('article').filter({ hasText: 'List, filter and search recipes' })
    await expect(call.getByRole('heading', { level: 3 })).toBeInViewport()
    await call.getByRole('link', { name: 'ListedRecipe' }).click()
    await expect(page.getByRole('heading', { level: 3, name: 'ListedRecipe', exact: true })).toBeInViewport()
    await page.getByRole('link', { name: 'To the recipes' }).click()
    await expect(page).toHaveURL('/recipes')
  })
}
