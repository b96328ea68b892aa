import type { Page } from '@playwright/test'
import { aPicture } from '#tests/support/pictures.ts'
import { aMember, callApi } from '../support/accounts.ts'
import { expect, open, presetToken } from '../support/journey.ts'
import { test } from '../support/member.ts'
import { createdRecipes, fillForm, submit } from '../support/recipe-form.ts'
import { expectCalls, type RecordedCall, recordCalls } from '../support/recorded-calls.ts'
import { memberCalls } from '../support/specified-calls.table.ts'
import { publish } from '../support/test-site.ts'
import { expectAccessible } from '../support/visual-checks.ts'

const fill = async (page: Page, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.setTimeout(90_000)

const upTo = (recorded: RecordedCall[], last: string) =>
  recorded.slice(0, recorded.findIndex(({ call }) => call === last) + 1)

test('a member’s requests each have the user’s bearer, although an admin’s token is stored too', {
  tag: [
    '@1-registered-users',
    '@6-user',
    '@6-which-token',
    '@7-bearer',
    '@7-get-check-auth',
    '@7-post-logout',
    '@7-get-recipes',
    '@7-get-recipe',
    '@7-put-recipe',
    '@7-post-recipe',
    '@7-delete-recipe',
    '@7-post-bookmark',
    '@7-delete-bookmark',
    '@7-post-comment',
    '@7-get-own-recipes',
    '@7-get-bookmarked-recipes',
    '@7-get-current-user',
    '@7-put-user',
    '@7-post-avatar',
    '@7-get-notifications',
    '@7-get-user-stats',
  ],
}, async ({ page, site, sampleUserToken, adminToken }) => {
  const { token } = await aMember(site, 'Njeri')
  const id = await publish(site, sampleUserToken)
  await callApi(site, token, ['POST', '/api/recipes/2/bookmark'])
  await presetToken(page, token)
  await presetToken(page, adminToken, 'adminToken')
  const heard = recordCalls(page)

  await open(page, '/recipes')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await open(page, `/recipes/${id}`)
  const bookmark = page.getByRole('article').getByRole('button', { name: /^Bookmark/ })
  await bookmark.click()
  await expect(bookmark).toHaveAccessibleName('Bookmarked')
  await bookmark.click()
  await expect(bookmark).toHaveAccessibleName('Bookmark')
  await page.locator('.stars-star').nth(3).click()
  await expect(page.getByText('Rating updated successfully!')).toBeVisible()
  await fill(page, { Comment: 'Asante' })
  await press(page, 'Add comment')
  await expect(page.getByText('Comment added successfully!')).toBeVisible()

  await page.route('https://pictures.example/**', route =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await open(page, '/myrecipes')
  await expect(page.getByRole('button', { name: /^Njeri/ })).toBeVisible()
  await press(page, 'Add a recipe')
  await fillForm(page)
  await submit(page)
  await createdRecipes(page)
    .getByRole('button', { name: /^Edit Samaki/ })
    .click()
  await fill(page, { Title: 'Samaki' })
  await submit(page)
  await press(page, 'Delete Samaki')
  await press(page, 'Delete')
  await expect(createdRecipes(page).getByRole('article')).toHaveCount(0)

  await open(page, '/profile')
  await page.getByLabel('Choose a picture').setInputFiles(await aPicture('me.jpg'))
  await press(page, 'Use this part')
  await press(page, 'Save Avatar')
  await expect(page.getByText('Preview')).toHaveCount(0)
  await page.getByLabel('Title').fill('Lake cook')
  await press(page, 'Save')
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await page.getByRole('tab', { name: 'My Bookmarks' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: /^Njeri/ }).click()
  await press(page, 'Log Out')
  await expect(page).toHaveURL('/')
  await expectAccessible(page)
  const beforeLogout = upTo(heard, 'POST /api/auth/logout')
  expectCalls(beforeLogout, memberCalls, { user: token })
  // Afterwards there is no token. Only what the home page shows is requested, and nothing of the page that was left.
  const later = heard.slice(beforeLogout.length)
  expect(later.filter(({ call, bearer }) => bearer || call !== 'GET /api/recipes')).toEqual([])
})
