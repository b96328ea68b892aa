import { expect, open, test } from '../support/journey.ts'
import { expectAccessible } from '../support/visual-checks.ts'

test('home has a headline, a tagline and three buttons; about has Mission, Vision and Culture, a welcome and three pictures', {
  tag: ['@2-landing-hero', '@2-about-cards'],
}, async ({ page }) => {
  await open(page, '/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Karibu mezani')
  await expect(main.getByText(/^Welcome to the table\./)).toBeVisible()
  await expectAccessible(page)
  for (const [name, path] of [
    ['Log In', '/login'],
    ['Sign Up', '/signup'],
    ['Discover Recipes', '/recipes'],
  ] as const) {
    await main.getByRole('link', { name, exact: true }).press('Enter')
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL('/')
  }

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).press('Enter')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Mission', 'Vision', 'Culture'])
  await expect(main.getByText(/Mezani means “at the table”/)).toBeVisible()
  const pictures = main.getByRole('img')
  await expect(pictures).toHaveCount(3)
  for (const picture of await pictures.all()) {
    await expect
      .poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
  await expectAccessible(page)
})
