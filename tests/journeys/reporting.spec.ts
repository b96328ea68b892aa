import type { Page } from '@playwright/test'
import { callApi, register, signIn } from './support/accounts.ts'
import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { tabTo, tabToAndPress } from './support/keyboard.ts'
import { scrollsSideways } from './support/visual-checks.ts'

// A member may report ten things a day, so each journey has new members.
const test = onIsolatedSite()

const rules = (page: Page) => page.getByRole('dialog').getByRole('radio')
const words =
  'I buy my sukuma from Soko Fresh now. Twenty per cent off your first box with BRIAN20, tell them that I sent you, and wash it.'
let people = 0

type Site = { url: string; sampleUser: { email: string; password: string } }

async function aMember(site: Site, firstName: string): Promise<{ id: number; token: string }> {
  const username = `${firstName.toLowerCase()}-${process.pid}-${people++}`
  const account = { email: `${username}@example.org`, password: 'chapati na chai' }
  await register(site, { ...account, username, firstName, confirmPassword: account.password })
  const token = await signIn(site as Parameters<typeof signIn>[0], account)
  const { body } = await callApi<{ id: number }>(site, token, ['GET', '/api/users/current'])
  return { id: body.id, token }
}

async function aCommentOfBrian(site: Site) {
  const brian = await aMember(site, 'Brian')
  const path = '/api/recipes/71/comment'
  const { body } = await callApi<{ id: number }>(site, brian.token, ['POST', path], {
    content: `${words} ${people}`,
  })
  return { brian, id: body.id }
}

const menuOf = (page: Page, id: number) =>
  page.locator(`#comment-${id}`).getByRole('button', { name: 'More about this comment' })

test('by keyboard, at 390 px: a comment is reported once, with its rule and a sentence', {
  tag: ['@trust-reports', '@trust-outcome-told'],
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { id } = await aCommentOfBrian(site)
  const reporter = await aMember(site, 'Leila')
  await presetToken(page, reporter.token)
  await open(page, `/recipes/71#comment-${id}`)
  // The link of a comment leads to it.
  await expect(menuOf(page, id)).toBeFocused()
  await page.keyboard.press('Enter')
  await tabToAndPress(page, page.getByRole('button', { name: 'Report…', exact: true }), 'Enter', {
    atMost: 3,
  })
  const dialog = page.getByRole('dialog', { name: 'Report this comment' })
  await expect(dialog).toContainText('I buy my sukuma from Soko Fresh now.')
  await expect(dialog).toContainText('…')
  await expect(rules(page)).toHaveCount(8)
  await expect(rules(page).first()).toBeFocused()
  for (const sentence of [
    'Speak about the dish, not about the person.',
    'Nothing is sold at this table: no shops, codes or paid praise.',
  ])
    await expect(dialog.getByText(sentence)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please choose the rule that it breaks.')).toBeVisible()
  await expect(dialog.getByText('Please say in a sentence what is wrong.')).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(rules(page).nth(2)).toBeChecked()
  await tabTo(page, dialog.getByLabel('What should the moderator know?'), { atMost: 2 })
  await page.keyboard.type('The same code is under my shakshuka.')
  await expect(dialog.getByText('36 / 500')).toBeVisible()
  await tabToAndPress(page, dialog.getByRole('button', { name: 'Send report' }), 'Enter', { atMost: 3 })
  await expect(page.getByText('Reported. You will read the outcome in your notifications.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await menuOf(page, id).click()
  await expect(page.getByRole('button', { name: 'Reported', exact: true })).toBeDisabled()
  const sideways = await scrollsSideways(page)
  expect(sideways).toBe(false)
  const { body } = await callApi<{ left: number; open: unknown }>(site, reporter.token, [
    'GET',
    '/api/reports',
  ])
  expect(body).toMatchObject({ left: 9, open: [{ kind: 'comment', id }] })
  await open(page, '/profile#notifications')
  const told = page.getByRole('tabpanel').getByRole('listitem')
  await expect(told).toContainText('Your report is with the moderators.')
  await expect(told).toContainText(
    /Brian under .+, reported for rule 3: No advertising\. You will read the outcome here, by .+ at the latest\./,
  )
  await expect(told).toContainText('Waiting')
  expect(await scrollsSideways(page)).toBe(false)
})

test('a report that fails keeps what was written, and is sent again', {
  tag: ['@trust-report-limits'],
}, async ({ page, site }) => {
  const { id } = await aCommentOfBrian(site)
  await presetToken(page, (await aMember(site, 'Leila')).token)
  await open(page, '/recipes/71')
  await menuOf(page, id).click()
  await page.getByRole('button', { name: 'Report…', exact: true }).click()
  await page.getByRole('radio', { name: /Be kind/ }).check()
  const text = page.getByLabel('What should the moderator know?')
  await text.fill('Unkind.')
  await page.route('**/api/reports', route => route.abort())
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText(/^The report could not be sent/)).toBeInViewport({ ratio: 1 })
  await expect(text).toHaveValue('Unkind.')
  await page.unroute('**/api/reports')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Reported. You will read the outcome in your notifications.')).toBeVisible()
})

test('a recipe and a profile have the menu too; one’s own things cannot be reported', {
  tag: ['@trust-reports'],
}, async ({ page, site }) => {
  const { brian, id } = await aCommentOfBrian(site)
  await presetToken(page, brian.token)
  await open(page, '/recipes/71')
  await menuOf(page, id).click()
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Report…', exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More about this recipe' }).click()
  await page.getByRole('button', { name: 'Report…', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Report this recipe' })).toBeVisible()
  await page.keyboard.press('Escape')
  await open(page, '/chefs/2')
  await page.getByRole('button', { name: 'More about this cook' }).click()
  await page.getByRole('button', { name: 'Report…', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Report this profile' })).toBeVisible()
})

test('a visitor copies the link of a cook, and cannot report', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/chefs/2')
  await page.getByRole('button', { name: 'More about this cook' }).click()
  await expect(page.getByRole('button', { name: 'Report…', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/chefs\/2$/)
})

test('a member with few reports left sees their number; once none is left, a note replaces the form', {
  tag: ['@trust-report-limits'],
}, async ({ page, site }) => {
  const { id } = await aCommentOfBrian(site)
  const { token } = await aMember(site, 'Leila')
  const report = (recipe: number) =>
    callApi(site, token, ['POST', '/api/reports'], {
      kind: 'recipe',
      id: recipe,
      rule: 4,
      explanation: 'From a book.',
    })
  for (let recipe = 1; recipe <= 8; recipe++) expect((await report(recipe)).status).toBe(201)
  await presetToken(page, token)
  await open(page, '/recipes/71')
  const openDialog = async () => {
    await menuOf(page, id).click()
    await page.getByRole('button', { name: 'Report…', exact: true }).click()
  }
  await openDialog()
  await expect(page.getByText('2 reports left today.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  for (let recipe = 9; recipe <= 10; recipe++) expect((await report(recipe)).status).toBe(201)
  await page.reload()
  await openDialog()
  await expect(
    page.getByText('You have reported 10 things today, which is the limit. You can report again tomorrow.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send report' })).toHaveCount(0)
})
