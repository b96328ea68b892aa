import type { Page } from '@playwright/test'
import { expect, open, presetToken } from '../support/journey.ts'
import { test } from '../support/member.ts'

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

test('after a save the fields show what the server kept', { tag: ['@2-account-basic-info'] }, async ({
  page,
  member,
}) => {
  await open(page, '/profile')
  await field(page, 'Title').fill('  Lake cook ')
  await field(page, 'About Me').fill('Fish, mostly.\n\n')
  await field(page, 'Email').fill('')
  await field(page, 'Email').pressSequentially(` ${member.email}  `)
  await save(page).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('Lake cook')
  await expect(field(page, 'About Me')).toHaveValue('Fish, mostly.')
  // The value of an e-mail field has no blanks around it, whatever is seen; only the caret tells.
  await field(page, 'Email').press('End')
  await page.keyboard.type('x')
  await expect(field(page, 'Email')).toHaveValue(`${member.email}x`)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(page, 'Email')).toHaveValue(member.email)
})
