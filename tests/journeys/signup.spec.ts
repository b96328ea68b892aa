import type { Page } from '@playwright/test'
import { usernameTaken } from '#texts/auth.ts'
import * as messages from '#texts/messages.ts'
import { register } from './support/accounts.ts'
import { expect, open, test } from './support/journey.ts'
import { signUp } from './support/signup-form.ts'

test.beforeEach(({ page }) => open(page, '/signup'))

/** Asserts that the sentence is read out with the field, which has the focus, and occurs nowhere else. */
async function expectRefusedField(page: Page, label: string, sentence: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(sentence)
  await expect(page.getByText(sentence)).toHaveCount(1)
}

test('a taken username is reported at its field, until another one is sent', async ({ page, site }) => {
  const password = 'chapati na chai'
  const email = 'wanjiku@example.org'
  await register(site, { username: 'wanjiku', email, password, confirmPassword: password })
  await signUp(page, { username: 'Wanjiku', email: 'other@example.org' })
  await expectRefusedField(page, 'Username', usernameTaken)
  await signUp(page, { username: 'wanjiku-wa-pili', email: 'other@example.org' })
  await expect(page.getByText(messages.signedUp)).toBeVisible()
  await expect(page.getByLabel('Username')).not.toHaveAttribute('aria-invalid')
})

test('a longer refusal by another backend is recognised', { tag: ['@8-signup-email-in-use'] }, async ({
  page,
}) => {
  await page.route('**/api/auth/signup', route =>
    route.fulfill({ status: 400, json: { message: `Error: ${messages.emailTaken}!` } }),
  )
  await signUp(page)
  await expect(page.getByRole('alert')).toContainText(messages.signupEmailInUse)
})

test('a response other than 201 is no success', { tag: ['@4-signup-success', '@7-post-signup'] }, async ({
  page,
}) => {
  await page.route('**/api/auth/signup', route => route.fulfill({ status: 200, json: { message: 'Hm' } }))
  await signUp(page)
  await expect(page.getByRole('alert')).toHaveText(messages.signupFailed)
  await expect(page.getByLabel('Username')).toHaveValue('newcomer')
})
