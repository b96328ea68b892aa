import type { Page } from '@playwright/test'
import { usernameTaken } from '#texts/account-answers.ts'
import * as authMessages from '#texts/messages/auth.ts'
import { register } from './support/accounts.ts'
import { pauseClock } from './support/clock.ts'
import { expect, open, test, waitForHydration } from './support/journey.ts'

test.beforeEach(({ page }) => open(page, '/signup'))

type SignupInput = { username?: string; email?: string; password?: string; confirm?: string }

async function signUp(page: Page, input: SignupInput = {}): Promise<void> {
  const {
    username = 'newcomer',
    email = 'newcomer@example.org',
    password = 'chapati',
    confirm = password,
  } = input
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(confirm)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** The sentence is read out with the field, which has the focus, and stands nowhere else. */
async function expectRefusedField(page: Page, label: string, sentence: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(sentence)
  await expect(page.getByText(sentence)).toHaveCount(1)
}

test('a new account: banner, empty form, and after three seconds the login page', {
  tag: ['@4-signup-success', '@8-signup-success', '@9-signup-redirect'],
}, async ({ page }) => {
  // Not while the page that is open hydrates.
  await page.goto('about:blank')
  await page.clock.install()
  await open(page, '/signup')
  await waitForHydration(page)
  await pauseClock(page)
  const answered = page.waitForResponse('**/api/auth/signup')
  await signUp(page)
  const answer = await answered
  expect(answer.status()).toBe(201)
  const banner = page.getByText(authMessages.signedUp)
  // The clock is manual: the page goes on only as far as it is moved, and the three seconds begin here.
  const intervals = [20]
  await expect.poll(() => page.clock.runFor(1).then(() => banner.isVisible()), { intervals }).toBe(true)
  expect(answer.request().postDataJSON()).toEqual({
    username: 'newcomer',
    firstName: 'newcomer',
    email: 'newcomer@example.org',
    password: 'chapati',
    confirmPassword: 'chapati',
  })
  await expect(page.getByLabel('Username')).toHaveValue('')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await page.clock.runFor(2700)
  await expect(page).toHaveURL('/signup')
  await page.clock.runFor(600)
  await page.clock.resume()
  await expect(page).toHaveURL('/login')
})

test('passwords that differ are not sent', { tag: ['@5-signup-passwords-match'] }, async ({ page }) => {
  let calls = 0
  await page.route('**/api/auth/signup', route => {
    calls += 1
    return route.abort()
  })
  await signUp(page, { confirm: 'chapatti' })
  await expect(page.getByText(authMessages.passwordsDiffer)).toBeVisible()
  await expect(page.getByLabel('Confirm Password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveAccessibleDescription(
    authMessages.passwordsDiffer,
  )
  expect(calls).toBe(0)
})

test('a short password is told when its field is left', {
  tag: ['@5-signup-password-length', '@9-password-length'],
}, async ({ page }) => {
  await page.getByLabel('Password', { exact: true }).fill('12345')
  await expect(page.getByText(authMessages.passwordTooShort)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByText(authMessages.passwordTooShort)).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await expect(page.getByText(authMessages.passwordTooShort)).toHaveCount(0)
})

test('an address that has an account is sent to log in', { tag: ['@8-signup-email-in-use'] }, async ({
  page,
  site,
}) => {
  await signUp(page, { username: 'another', email: site.sampleUser.email })
  await expect(page.getByRole('alert')).toContainText(authMessages.signupEmailInUse)
  await page.getByRole('alert').getByRole('link', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/login')
})

test('a username that is taken is said at its field, until another one is sent', async ({ page, site }) => {
  const password = 'chapati na chai'
  const email = 'wanjiku@example.org'
  await register(site, { username: 'wanjiku', email, password, confirmPassword: password })
  await signUp(page, { username: 'Wanjiku', email: 'other@example.org' })
  await expectRefusedField(page, 'Username', usernameTaken)
  await signUp(page, { username: 'wanjiku-wa-pili', email: 'other@example.org' })
  await expect(page.getByText(authMessages.signedUp)).toBeVisible()
  await expect(page.getByLabel('Username')).not.toHaveAttribute('aria-invalid')
})

test('so is one that another backend words at more length', { tag: ['@8-signup-email-in-use'] }, async ({
  page,
}) => {
  await page.route('**/api/auth/signup', route =>
    route.fulfill({ status: 400, json: { message: `Error: ${authMessages.emailTaken}!` } }),
  )
  await signUp(page)
  await expect(page.getByRole('alert')).toContainText(authMessages.signupEmailInUse)
})

test("another sentence of the server's is shown as it is", { tag: ['@8-signup-server-message'] }, async ({
  page,
}) => {
  await page.route('**/api/auth/signup', route =>
    route.fulfill({ status: 409, json: { message: 'That name is taken.' } }),
  )
  await signUp(page)
  await expect(page.getByRole('alert')).toHaveText('That name is taken.')
})

test('an answer other than 201 is no success', { tag: ['@4-signup-success', '@7-post-signup'] }, async ({
  page,
}) => {
  await page.route('**/api/auth/signup', route => route.fulfill({ status: 200, json: { message: 'Hm' } }))
  await signUp(page)
  await expect(page.getByRole('alert')).toHaveText(authMessages.signupFailed)
  await expect(page.getByLabel('Username')).toHaveValue('newcomer')
})

test('a network error asks to try again', { tag: ['@8-signup-no-response'] }, async ({ page }) => {
  await page.route('**/api/auth/signup', route => route.abort())
  await signUp(page)
  await expect(page.getByRole('alert')).toHaveText(authMessages.signupFailed)
  await expect(page.getByLabel('Username')).toHaveValue('newcomer')
})

test('it links to sign in and home', { tag: ['@2-signup-form'] }, async ({ page }) => {
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
})
