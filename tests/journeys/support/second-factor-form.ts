import type { Page } from '@playwright/test'
import { codeOfKey } from '#tests/support/second-factors.ts'
import type { Member } from './accounts.ts'
import { expect, open } from './journey.ts'
import { logIn } from './login-form.ts'

export const row = (page: Page) => page.getByRole('region', { name: 'Second factor' })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const keyOf = async (page: Page) =>
  (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''

export const codes = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: /^[2-9A-Z]{4}-[2-9A-Z]{4}$/ })

/** Sets up a second factor by keyboard. Returns the key and the recovery codes. */
export async function setUp(page: Page): Promise<{ key: string; recoveryCodes: string[] }> {
  await open(page, '/profile?tab=security')
  await button(page, 'Set it up').press('Enter')
  await expect(page.getByRole('heading', { name: 'A second factor' })).toBeFocused()
  const key = await keyOf(page)
  await page.getByLabel('Six digits').fill(codeOfKey(key))
  await page.keyboard.press('Enter')
  await expect(codes(page)).toHaveCount(10)
  return { key, recoveryCodes: await codes(page).allTextContents() }
}

export async function keepCodes(page: Page): Promise<void> {
  await page.getByLabel('I have put them where').press('Space')
  await button(page, 'Done').press('Enter')
  await expect(row(page)).toContainText('10 of 10 recovery codes left.')
}

export async function logInToSecondStep(page: Page, member: Member): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await open(page, '/login')
  await logIn(page, member)
  await expect(page.getByRole('heading', { level: 1, name: 'Hodi hodi' })).toBeVisible()
  await expect(page.getByLabel('Six digits')).toBeFocused()
}
