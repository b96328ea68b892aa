import type { Page } from '@playwright/test'
import * as t from '#texts/leaving.ts'
import { aMember, callApi, type Member } from './support/accounts.ts'
import { expect, test as journey, open, presetToken, storedToken } from './support/journey.ts'
import { logIn } from './support/login-form.ts'
import { aRecipe } from './support/member.ts'
import { findAxeViolations, findOverflowingElements } from './support/visual-checks.ts'

const phone = { width: 390, height: 800 }

/** Each journey ends an account, so each has a new member. */
const test = journey.extend<{ cook: Member }>({
  cook: async ({ site, page }, use) => {
    const cook = await aMember(site)
    await presetToken(page, cook.token)
    await use(cook)
  },
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a ZIP of everything is requested in the security tab, mailed, and downloaded there', {
  tag: ['@account-zip'],
}, async ({ page, cook, site }) => {
  await callApi(site, cook.token, ['POST', '/api/recipes'], aRecipe({ title: 'Mukimo', chefImage: '' }))
  await open(page, '/profile?tab=security')
  const row = page.getByRole('region', { name: t.takeEverything })
  await expect(row).toContainText('Your profile and 1 recipe with pictures. Recipes')
  await button(page, t.prepareZip).press('Enter')
  await expect(row).toContainText(`We sent the link to ${cook.email}.`)
  expect(await findAxeViolations(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await button(page, t.download).press('Enter')
  expect((await downloading).suggestedFilename()).toMatch(/^mezani-cook-\d+-\d+-\d{4}-\d\d-\d\d\.zip$/)
  await expect.poll(async () => site.mailTo(cook.email, '/exports/')).toContain('your ZIP is ready')
})

test('by keyboard and on a phone: a member leaves with the password, signs in again and comes back', {
  tag: ['@account-leave'],
}, async ({ page, cook, site }) => {
  await page.setViewportSize(phone)
  const { body } = await callApi<{ id: number }>(
    site,
    cook.token,
    ['POST', '/api/recipes'],
    aRecipe({ title: 'Mukimo', chefImage: '' }),
  )
  await open(page, '/profile?tab=security')
  await page.getByRole('link', { name: t.leaveMezaniEllipsis }).press('Enter')
  await expect(page.getByRole('heading', { name: t.leaveMezani, level: 1 })).toBeVisible()
  await expect(page.getByText(t.nothingToday(14))).toBeVisible()
  await expect(page.getByText(/^0 /)).toHaveCount(0)
  await expect(page.getByRole('radio', { name: t.deleteThem(1) })).toBeChecked()
  expect(await findOverflowingElements(page)).toEqual([])
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('radio', { name: t.deleteThem(1) }).press('ArrowDown')
  await expect(page.getByRole('radio', { name: t.leaveThem(1) })).toBeChecked()

  const field = page.getByLabel(t.yourPassword, { exact: true })
  await field.fill('not it')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('That is not the password for this account.')
  await expect(page.getByRole('radio', { name: t.leaveThem(1) })).toBeChecked()
  await field.fill(cook.password)
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: t.kwaheri })).toBeVisible()
  const { status } = await callApi(site, cook.token, ['GET', '/api/users/current'])
  expect(status).toBe(401)
  await expect.poll(async () => site.mailTo(cook.email, '/login')).toContain('you are leaving')

  await page.getByRole('link', { name: t.toHome }).press('Enter')
  await page.getByRole('link', { name: 'Log In' }).first().click()
  await logIn(page, cook)
  await expect(page.getByRole('heading', { name: t.welcomeBack('Akinyi') })).toBeVisible()
  await expect(page.getByText('Everything is still here: 1 recipe.')).toBeVisible()
  expect(await findOverflowingElements(page)).toEqual([])
  expect(await findAxeViolations(page)).toEqual([])
  await button(page, t.prepareZip).press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toContainText(t.zipRequested)
  await button(page, t.bringItBack).press('Enter')
  await expect(page).toHaveURL(/\/recipes$/)
  await expect
    .poll(async () => (await callApi(site, '', ['GET', `/api/recipes?author=${cook.id}`])).body)
    .toMatchObject([{ id: body.id }])
})

test('leaving as planned keeps one signed out, and the address alone does not lead to the offer', async ({
  page,
  cook,
  site,
}) => {
  await callApi(site, cook.token, ['POST', '/api/users/current/leave'], {
    currentPassword: cook.password,
    recipes: 'delete',
  })
  await page.addInitScript(() => localStorage.removeItem('token'))
  await open(page, '/leave')
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, cook)
  await page.getByRole('link', { name: t.leaveAsPlanned }).press('Enter')
  await expect(page).toHaveURL(/\/$/)
  expect(await storedToken(page)).toBeNull()
})

test('a server without these operations shows neither row, and the others stay', async ({ page, cook }) => {
  await page.route('**/api/users/current/data', route =>
    route.fulfill({ status: 404, json: { code: 'not_found', message: 'No', requestId: '1' } }),
  )
  expect(cook.token).not.toBe('')
  await open(page, '/profile?tab=security')
  await expect(page.getByRole('region', { name: 'Password' })).toBeVisible()
  await expect(page.getByRole('region', { name: t.takeEverything })).toHaveCount(0)
  await expect(page.getByRole('region', { name: t.leave, exact: true })).toHaveCount(0)
})
