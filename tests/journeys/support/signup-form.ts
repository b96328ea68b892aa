import type { Page } from '@playwright/test'

export type SignupInput = { username?: string; email?: string; password?: string; confirm?: string }

export async function signUp(page: Page, input: SignupInput = {}): Promise<void> {
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
