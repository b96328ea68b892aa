import * as authMessages from '#texts/messages/auth.ts'
import { pauseClock } from '../support/clock.ts'
import { expect, open, test, waitForHydration } from '../support/journey.ts'
import { signUp } from '../support/signup-form.ts'

test.beforeEach(({ page }) => open(page, '/signup'))

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

test("another sentence of the server's is shown as it is", { tag: ['@8-signup-server-message'] }, async ({
  page,
}) => {
  await page.route('**/api/auth/signup', route =>
    route.fulfill({ status: 409, json: { message: 'That name is taken.' } }),
  )
  await signUp(page)
  await expect(page.getByRole('alert')).toHaveText('That name is taken.')
})
