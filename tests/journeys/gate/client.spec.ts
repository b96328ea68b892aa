import { expect } from '#tests/journeys/support/journey.ts'
import { test } from '../../interop/bare-journey.ts'
import { bareUser } from '../../interop/bare-state.ts'

test('a user signs in, has a bar, bookmarks and signs out', {
  tag: ['@1-single-backend', '@7-json', '@7-get-bookmark'],
}, async ({ page, client }) => {
  await page.goto(`${client}/login`)
  await page.getByLabel('Email').fill(bareUser.email)
  await page.getByLabel('Password', { exact: true }).fill(bareUser.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${client}/recipes`)
  await expect(page.getByRole('button', { name: 'Wanjiru' })).toBeVisible()
  const recipes = page.getByRole('region', { name: 'Recipes' })
  await expect(recipes.getByRole('button', { name: 'Bookmark Pilau ya nyama' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const bookmark = recipes.getByRole('button', { name: 'Bookmark Chapati' })
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  // It lies over the menu.
  await page.getByText('Recipe bookmarked').click()
  await page.getByRole('button', { name: 'Wanjiru' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(`${client}/`)
  await expect(page.getByRole('heading', { name: 'On the table now' })).toBeVisible()
})
