import type { Page } from '@playwright/test'
import { emailLikeName } from '#texts/fields.ts'
import * as messages from '#texts/messages.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { test } from './support/member.ts'
import { holdRequests } from './support/test-site.ts'

const profile = {
  firstName: 'Akinyi',
  lastName: 'Otieno',
  title: 'Kisumu home cook',
  aboutMe: 'Fish, mostly.',
}
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test.beforeEach(async ({ page, member, send }) => {
  await send('PUT', `/api/users/${member.id}`, { ...profile, email: member.email })
  await presetToken(page, member.token)
})

test('input typed during a save is kept and still unsaved', async ({ page }) => {
  await open(page, '/profile')
  const release = await holdRequests(page, '**/api/users/*', 'PUT')
  await field(page, 'Title').fill('Lake cook')
  await save(page).click()
  await field(page, 'About Me').fill('Fish, and ugali.')
  release()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(field(page, 'About Me')).toHaveValue('Fish, and ugali.')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
})

test('a field that the server refuses shows the reason', async ({ page }) => {
  await open(page, '/profile')
  await field(page, 'First Name').fill('akinyi@example.org')
  await save(page).click()
  await expect(page.getByRole('alert')).toHaveText(messages.profileUpdateFailed)
  await expect(field(page, 'First Name')).toHaveAccessibleDescription(emailLikeName)
  await expect(field(page, 'First Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'First Name')).toBeFocused()
})
