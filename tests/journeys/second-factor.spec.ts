import { codeOfKey } from '#tests/support/second-factors.ts'
import { aMember, type Member } from './support/accounts.ts'
import { expect, test as journey, open, presetToken } from './support/journey.ts'
import {
  button,
  codes,
  keepCodes,
  keyOf,
  logInToSecondStep,
  row,
  setUp,
} from './support/second-factor-form.ts'

const test = journey.extend<{ cook: Member }>({
  cook: async ({ site, page }, use) => {
    const cook = await aMember(site)
    await presetToken(page, cook.token)
    await use(cook)
  },
})

test('at 390 px and by keyboard, a second factor is set up like a recipe, and its codes are kept', {
  tag: ['@account-second-factor'],
}, async ({ page, cook }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/profile?tab=security')
  await expect(row(page)).toContainText('It takes two minutes, with any authenticator app.')
  await button(page, 'Set it up').press('Enter')
  await expect(page.getByRole('heading', { name: 'A second factor' })).toBeFocused()
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
  const link = page.getByRole('link', { name: 'Open the app' })
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/Mezani:${encodeURIComponent(cook.email)}`),
  )
  const key = await keyOf(page)
  await page.getByLabel('Six digits').fill('12345')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Six digits')).toHaveAccessibleDescription(/not the right code/)
  await expect(page.getByLabel('Six digits')).toBeFocused()
  await expect(codes(page)).toHaveCount(0)
  await page.getByLabel('Six digits').fill(codeOfKey(key))
  await page.keyboard.press('Enter')
  await expect(codes(page)).toHaveCount(10)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  await button(page, 'Done').press('Enter')
  await expect(page.getByText('Put them in a safe place first')).toBeVisible()
  await keepCodes(page)
  await page.reload()
  await expect(row(page)).toContainText('10 of 10 recovery codes left.')
})

test('the codes are saved with their owner, printed alone, and leaving without them asks first', {
  tag: ['@account-second-factor'],
}, async ({ page, cook }) => {
  const { recoveryCodes } = await setUp(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save' }).click(),
  ])
  const saved = (await (await download.createReadStream()).toArray()).join('')
  for (const part of [cook.email, ...recoveryCodes]) expect(saved).toContain(part)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`Recovery codes for ${cook.email}`)).toBeVisible()
  await expect(codes(page).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave without the codes?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(codes(page)).toHaveCount(10)
})

test('a recovery code signs in once, and the site says how many are left', {
  tag: ['@account-second-step'],
}, async ({ page, cook }) => {
  const { recoveryCodes } = await setUp(page)
  await keepCodes(page)
  await logInToSecondStep(page, cook)
  await button(page, 'Use a recovery code').click()
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await page.getByLabel('Recovery code').fill((recoveryCodes[0] ?? '').toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recipes')
  await expect(page.getByText('9 codes left.')).toBeVisible()
  await open(page, '/profile?tab=security')
  await expect(row(page)).toContainText('9 of 10 recovery codes left.')
})

test('a sign-in that waited too long goes back to the password', async ({ page, cook }) => {
  await setUp(page)
  await keepCodes(page)
  await logInToSecondStep(page, cook)
  const problem = { code: 'expired_ticket', message: 'That took too long. Please log in again.' }
  await page.route('**/api/auth/login/second-factor', route => route.fulfill({ status: 400, json: problem }))
  await page.getByLabel('Six digits').fill('123456')
  await expect(page.getByRole('alert')).toContainText('That took too long.')
  await button(page, 'Log in again').click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('switching it off asks first, needs the password after some minutes, and new codes replace the old', async ({
  page,
  cook,
}) => {
  const { recoveryCodes } = await setUp(page)
  await keepCodes(page)
  await button(page, 'New codes').click()
  await expect(codes(page)).toHaveCount(10)
  expect(await codes(page).allTextContents()).not.toContain(recoveryCodes[0])
  await keepCodes(page)

  const refusal = { code: 'proof_required', message: 'Please enter your password again first.' }
  await page.route('**/api/auth/second-factor', route => route.fulfill({ status: 403, json: refusal }), {
    times: 1,
  })
  await button(page, 'Switch off').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click()
  const proof = page.getByRole('dialog', { name: 'Your password, once more' })
  await expect(proof.getByLabel('Current password')).toBeFocused()
  await proof.getByLabel('Current password').fill('not it')
  await page.keyboard.press('Enter')
  await expect(proof.getByLabel('Current password')).toHaveAccessibleDescription(/not the password/)
  await proof.getByLabel('Current password').fill(cook.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The second factor is off.')).toBeVisible()
  await expect(button(page, 'Set it up')).toBeVisible()
})
