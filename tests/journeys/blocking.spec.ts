import { callApi, register, signIn } from './support/accounts.ts'
import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { tabToAndPress } from './support/keyboard.ts'
import { scrollsSideways } from './support/visual-checks.ts'

// A blocked person disappears from the blocker's notifications, so each journey has new members.
const test = onIsolatedSite()

type Site = { url: string; sampleUser: { email: string; password: string } }
let people = 0

async function aMember(site: Site, firstName: string): Promise<{ id: number; token: string }> {
  const username = `${firstName.toLowerCase()}-${process.pid}-${people++}`
  const account = { email: `${username}@example.org`, password: 'chapati na chai' }
  await register(site, { ...account, username, firstName, confirmPassword: account.password })
  const token = await signIn(site as Parameters<typeof signIn>[0], account)
  const { body } = await callApi<{ id: number }>(site, token, ['GET', '/api/users/current'])
  return { id: body.id, token }
}

test('by keyboard, at 390 px: a cook is blocked, and unblocked in Security', {
  tag: ['@trust-blocking'],
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const [brian, leila] = [await aMember(site, 'Brian'), await aMember(site, 'Leila')]
  await presetToken(page, leila.token)
  await open(page, `/chefs/${brian.id}`)
  await page.getByRole('button', { name: 'More about this cook' }).click()
  await tabToAndPress(page, page.getByRole('button', { name: 'Block Brian…' }), 'Enter', { atMost: 4 })
  const dialog = page.getByRole('alertdialog', { name: 'Block Brian?' })
  await expect(dialog).toContainText('can no longer comment on each other’s recipes')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await tabToAndPress(page, dialog.getByRole('button', { name: 'Block Brian' }), 'Enter', { atMost: 2 })
  await expect(page.getByText('You have blocked Brian.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Follow Brian' }).click()
  await expect(page.getByText('You have blocked Brian. To follow them, unblock them')).toBeVisible()
  await page.getByRole('button', { name: 'More about this cook' }).click()
  await expect(page.getByRole('button', { name: 'Unblock Brian' })).toBeVisible()
  await open(page, '/profile?tab=security')
  const row = page.getByRole('region', { name: 'Blocked members' })
  await expect(row.getByText('1 member')).toBeVisible()
  expect(await scrollsSideways(page)).toBe(false)
  await row.getByRole('button', { name: 'Unblock Brian' }).press('Enter')
  await expect(page.getByText('You have unblocked Brian.')).toBeVisible()
  await expect(row.getByText('Nobody.')).toBeVisible()
})

test('a blocked or blocking member reads why there is no form, and can still note a meal for themselves; an open form keeps its text', {
  tag: ['@trust-blocking'],
}, async ({ page, site }) => {
  const brian = await aMember(site, 'Brian')
  const token = await signIn(site as Parameters<typeof signIn>[0], site.sampleUser)
  const { body: own } = await callApi<{ id: number }[]>(site, token, ['GET', '/api/recipes/user?limit=1'])
  await presetToken(page, brian.token)
  await open(page, `/recipes/${own[0]?.id}`)
  const text = page.getByRole('textbox', { name: 'Comment' })
  await text.fill('Needs more salt.')
  await callApi(site, token, ['POST', `/api/users/${brian.id}/block`])
  await page.getByRole('button', { name: 'Add comment' }).click()
  await expect(
    page.getByText(/You cannot comment on this recipe, because .* has blocked you\./),
  ).toBeVisible()
  await expect(text).toHaveValue('Needs more salt.')
  await page.reload()
  await expect(
    page.getByText(/You cannot comment on this recipe, because .* has blocked you\./),
  ).toBeVisible()
  await expect(text).toHaveCount(0)

  await callApi(site, token, ['DELETE', `/api/users/${brian.id}/block`])
  await page.reload()
  await expect(text).toBeVisible()
  await page.getByRole('button', { name: 'More about this recipe' }).click()
  await page.getByRole('button', { name: /^Block .*…/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Block / })
    .click()
  await expect(page.getByText(/You have blocked .* To comment on this recipe, unblock them/)).toBeVisible()
  const toSecurity = page.getByRole('link', { name: 'Open Security' })
  await expect(toSecurity).toHaveAttribute('href', '/profile?tab=security')
  await expect(text).toHaveCount(0)

  await page.getByRole('button', { name: 'I cooked this' }).click()
  const dialog = page.getByRole('dialog', { name: 'I cooked this' })
  await expect(dialog.getByText(/^You have blocked .*, so only you will see this\./)).toBeVisible()
  await expect(dialog.getByRole('status')).toBeEmpty()
  await dialog.getByText('As written', { exact: true }).click()
  await dialog.locator('.stars-star').nth(3).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Noted: you cooked it, 4 stars')).toBeVisible()
})
