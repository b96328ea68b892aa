import type { Locator, Page } from '@playwright/test'
import * as messages from '#texts/messages.ts'
import * as t from '#texts/recipes.ts'
import { aMember } from './support/accounts.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { countCalls, test } from './support/member.ts'
import { createDialog, deleteCreatedRecipes, fillForm, submitButton } from './support/recipe-form.ts'
import { expectSilence } from './support/silence.ts'
import { holdRequests, publish } from './support/test-site.ts'

/** Double-clicks a button. The response comes after both clicks were handled. Returns a function that counts the requests sent. */
async function doubleClick(page: Page, button: Locator, url: string, method = 'POST'): Promise<() => number> {
  const calls = await countCalls(page, url, method)
  const release = await holdRequests(page, url, method)
  await button.dblclick()
  release()
  return calls
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.afterEach(({ page, send }) => deleteCreatedRecipes(page, send))

test('a double-clicked comment is added once', async ({ page, site, sampleUserToken }) => {
  await presetToken(page, sampleUserToken)
  await open(page, `/recipes/${await publish(site, sampleUserToken)}`)
  await page.getByLabel('Comment', { exact: true }).fill('Once is enough.')
  const calls = await doubleClick(page, button(page, 'Add comment'), '**/comment')
  await expect(page.getByText(messages.commentAdded)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toHaveCount(1)
  expect(calls()).toBe(1)
})

test('a double-clicked recipe is published once', async ({ page, member }) => {
  await presetToken(page, member.token)
  await open(page, '/myrecipes')
  await button(page, 'Add a recipe').click()
  await fillForm(page)
  const calls = await doubleClick(page, submitButton(page), '**/api/recipes')
  await expect(createDialog(page)).toHaveCount(0)
  expect(calls()).toBe(1)
})

test('a double-clicked sign-up creates one account and shows no error', async ({ page }) => {
  await open(page, '/signup')
  const password = 'chapati na chai'
  await page.getByLabel('Username').fill('Zawadi')
  await page.getByLabel('Email').fill(`zawadi-${process.pid}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(password)
  const calls = await doubleClick(page, button(page, 'Create Account'), '**/api/auth/signup')
  await expect(page.getByText(messages.signedUp)).toBeVisible()
  await expectSilence(page)
  expect(calls()).toBe(1)
})

test('a double-clicked contact message is sent once', async ({ page }) => {
  await open(page, '/contactus')
  for (const label of ['First Name', 'Last Name', 'Phone Number', 'Message']) {
    await page.getByLabel(label).fill('Zawadi 0142')
  }
  await page.getByLabel('Email').fill('zawadi@example.org')
  await page.getByRole('radio', { name: 'General Inquiry' }).check()
  const calls = await doubleClick(page, button(page, 'Send Message'), '**/api/contact')
  await expect(page.getByText(messages.messageSent)).toHaveCount(1)
  expect(calls()).toBe(1)
})

test('a double-clicked bookmark is set once', async ({ page, site }) => {
  const { token } = await aMember(site)
  await presetToken(page, token)
  await open(page, `/recipes/${await publish(site, token)}`)
  const calls = await doubleClick(page, button(page, 'Bookmark'), '**/bookmark')
  await expect(button(page, 'Bookmarked')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.Toastify__toast')).toHaveText(t.bookmarkAdded)
  expect(calls()).toBe(1)
})
