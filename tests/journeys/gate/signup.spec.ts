import * as messages from '#texts/messages.ts'
import { pauseClock } from '../support/carousel.ts'
import { expect, open, test, waitForHydration } from '../support/journey.ts'
import { countCalls } from '../support/member.ts'
import { signUp } from '../support/signup-form.ts'
import { holdScriptRequests } from '../support/test-site.ts'
import { expectAccessible } from '../support/visual-checks.ts'

test('a new account gets a banner and an empty form, and after three seconds the login page', {
  tag: ['@4-signup-success', '@7-post-signup', '@8-signup-success', '@9-signup-redirect'],
}, async ({ page }) => {
  await page.clock.install()
  await open(page, '/signup')
  await pauseClock(page)
  const answered = page.waitForResponse('**/api/auth/signup')
  await signUp(page)
  const answer = await answered
  expect(answer.status()).toBe(201)
  const banner = page.getByText(messages.signedUp)
  // The clock is manual: the page goes on only as far as the clock is moved. The three seconds begin here.
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
  await expect(page).toHaveURL('/login')
  await page.clock.resume()
  await expectAccessible(page)
})

test('sign-up shows its fields and what they refuse, and tells the owner of a known address to log in', {
  tag: [
    '@2-signup-form',
    '@5-signup-password-length',
    '@5-signup-passwords-match',
    '@8-signup-email-in-use',
    '@8-signup-server-message',
    '@9-password-length',
  ],
}, async ({ page, site }) => {
  const main = page.getByRole('main')
  const field = (label: string) => main.getByLabel(label, { exact: true })
  const releaseScript = await holdScriptRequests(page)
  await page.goto('/signup', { waitUntil: 'commit' })
  await field('Password').fill('before the script')
  releaseScript()
  await waitForHydration(page)
  await field('Confirm Password').fill('after it')
  await expect(field('Password')).toHaveValue('before the script')

  for (const label of ['Username', 'Email', 'Password', 'Confirm Password'])
    await expect(field(label)).toHaveAttribute('required')
  for (const [name, path] of [
    ['Sign in', '/login'],
    ['Home', '/'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path)
  const show = main.getByRole('button', { name: /^Show/ }).last()
  for (const type of ['text', 'password']) {
    await show.press('Enter')
    await expect(field('Confirm Password')).toHaveAttribute('type', type)
  }

  await field('Password').fill('12345')
  await expect(page.getByText(messages.passwordTooShort)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByText(messages.passwordTooShort)).toBeVisible()
  await field('Password').fill('123456')
  await expect(page.getByText(messages.passwordTooShort)).toHaveCount(0)

  const calls = await countCalls(page, '**/api/auth/signup', 'POST')
  await signUp(page, { confirm: 'chapatti' })
  await expect(field('Confirm Password')).toBeFocused()
  await expect(field('Confirm Password')).toHaveAccessibleDescription(messages.passwordsDiffer)
  expect(calls()).toBe(0)

  await page.route(
    '**/api/auth/signup',
    route => route.fulfill({ status: 409, json: { message: 'That name is taken.' } }),
    { times: 1 },
  )
  await signUp(page)
  await expect(page.getByRole('alert')).toHaveText('That name is taken.')
  await signUp(page, { username: 'another', email: site.sampleUser.email })
  await expect(page.getByRole('alert')).toContainText(messages.signupEmailInUse)
  await expectAccessible(page)
  await page.getByRole('alert').getByRole('link', { name: 'Log In' }).press('Enter')
  await expect(page).toHaveURL('/login')
})
