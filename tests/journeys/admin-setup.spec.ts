import * as t from '#texts/admin.ts'
import { expect, open, test } from './support/journey.ts'

const call = '**/api/admin/setup'

test('the set-up link leads to the sign-in with a sentence; a refusal keeps what was typed', async ({
  page,
}) => {
  await open(page, '/admin/setup?token=l1_x')
  const [email, password] = [page.getByLabel(t.setupEmail), page.getByLabel('Password', { exact: true })]
  const create = page.getByRole('button', { name: t.createAdministrator })
  const confirmed = page.getByLabel('Confirm Password', { exact: true })
  await email.fill('mama@example.org')
  for (const field of [password, confirmed]) await field.fill('eleven char')
  await create.click()
  await expect(password).toBeFocused()
  await expect(page.getByText(t.passwordTooShort(12))).toBeVisible()

  for (const field of [password, confirmed]) await field.fill('pilipili hoho')
  await page.route(call, route => route.fulfill({ status: 503, json: { message: 'The oven is off.' } }))
  await create.click()
  await expect(page.getByRole('alert')).toHaveText('The oven is off.')
  await expect(password).toHaveValue('pilipili hoho')

  const fields = { email: 'That is no address.' }
  await page.route(call, route => route.fulfill({ status: 400, json: { message: fields.email, fields } }))
  await create.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(fields.email)

  await page.route(call, route => route.fulfill({ status: 201, json: { message: t.administratorCreated } }))
  await create.click()
  await expect(page).toHaveURL('/admin/signin')
  await expect(page.getByText(t.administratorCreated)).toBeVisible()
})

test('a set-up link that no longer works says so, and how to get another', async ({ page }) => {
  await open(page, '/admin/setup?token=l1_x')
  await page.getByLabel(t.setupEmail).fill('mama@example.org')
  for (const label of ['Password', 'Confirm Password'])
    await page.getByLabel(label, { exact: true }).fill('pilipili hoho')
  await page.getByRole('button', { name: t.createAdministrator }).click()
  await expect(page.getByRole('alert')).toHaveText(t.setupLinkIsDead)
})
