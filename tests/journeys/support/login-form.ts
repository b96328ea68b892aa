import type { Page } from '@playwright/test'
import type { Account } from '#tests/support/real-site.ts'

/** Fills in the login form that the page shows, and sends it. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}
