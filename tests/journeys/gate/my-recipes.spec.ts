import { expect, open, presetToken } from '../support/journey.ts'
import { test } from '../support/member.ts'
import { expectAccessible } from '../support/visual-checks.ts'

test('my recipes lists own recipes with edit and delete and bookmarked ones with a remove button, and its add button floats', {
  tag: ['@2-creations-grid', '@2-bookmarked-grid', '@2-floating-add-button', '@9-list-limit'],
}, async ({ page, member, publish, send }) => {
  await publish()
  const other = await publish({ title: 'Uji wa wimbi' })
  await send('POST', `/api/recipes/${other.id}/bookmark`)
  await presetToken(page, member.token)
  const asked = page.waitForRequest('**/api/recipes/user?limit=20')
  const askedToo = page.waitForRequest('**/api/recipes/bookmarked?limit=20')
  await open(page, '/myrecipes')
  await Promise.all([asked, askedToo])

  const created = page.getByRole('region', { name: 'Your Culinary Creations' })
  const bookmarked = page.getByRole('region', { name: 'Bookmarked Recipes' })
  await expect(page.getByRole('heading', { level: 1, name: 'Your Culinary Creations' })).toBeVisible()
  await expect(created.getByText('2 recipes')).toBeVisible()
  await expect(created.getByRole('article')).toHaveCount(2)
  for (const title of ['Githeri ya Akinyi', 'Uji wa wimbi']) {
    await expect(created.getByRole('button', { name: `Edit ${title}` })).toBeVisible()
    await expect(created.getByRole('button', { name: `Delete ${title}` })).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 2, name: 'Bookmarked Recipes' })).toBeVisible()
  await expect(bookmarked.getByText('1 recipe', { exact: true })).toBeVisible()
  const remove = bookmarked.getByRole('button', { name: 'Remove the bookmark from Uji wa wimbi' })
  await expect(remove).toBeVisible()
  await expectAccessible(page)

  // On a phone the page is longer than the screen, and the floating button is visible everywhere.
  await page.setViewportSize({ width: 390, height: 500 })
  const add = page.getByRole('button', { name: 'Add a recipe' })
  for (const place of [0, 400]) {
    await page.evaluate(top => scrollTo(0, top), place)
    await expect(add).toBeInViewport({ ratio: 1 })
  }
  await remove.press('Enter')
  await expect(bookmarked.getByRole('article')).toHaveCount(0)
  await created.getByRole('button', { name: 'Delete Uji wa wimbi' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(created.getByRole('article')).toHaveCount(1)
})
