import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** Opens the menu of a row by keyboard, and chooses the matching action. */
export async function choose(page: Page, name: string, choice: RegExp): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('list', { name: `Actions for ${name}` })
  await expect(menu.getByRole('link', { name: `Page of ${name}` })).toBeFocused()
  await menu.getByRole('button', { name: choice }).focus()
  await page.keyboard.press('Enter')
}
