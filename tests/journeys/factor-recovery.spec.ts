import type { Page } from '@playwright/test'
import { codeOfKey } from '#tests/support/second-factors.ts'
import { aMember, callApi, type Member } from './support/accounts.ts'
import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { mailedLink } from './support/mailed-link.ts'
import { aModerator, aSecuredAdmin, type Site } from './support/moderators.ts'
import { scrollsSideways } from './support/visual-checks.ts'

const test = onIsolatedSite()

const path = '/second-factor-recovery'
const waiting = (page: Page) => page.getByRole('region', { name: 'Lost second factors' })

async function aGuardedCook(site: Site): Promise<Member> {
  const cook = await aMember(site)
  const { body } = await callApi<{ secret: string }>(
    site,
    cook.token,
    ['POST', '/api/auth/second-factor'],
    {},
  )
  const code = codeOfKey(body.secret)
  await callApi(site, cook.token, ['POST', '/api/auth/second-factor/confirm'], { code })
  return cook
}

/** Goes by keyboard from the sign-in to the link in the mail. Returns the link that stops the recovery, from the mail after that. */
async function ask(page: Page, site: Site, { email, password }: Member): Promise<string> {
  await open(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter')
  await page.getByRole('button', { name: 'I have neither the app nor a code' }).press('Enter')
  await expect(page.getByText('nobody is asked before that')).toBeVisible()
  const link = await mailedLink(site, email, path)
  await open(page, link)
  await page.getByRole('button', { name: 'Ask them' }).press('Enter')
  await expect(page.getByText('Two of the people who run the site have now been asked.')).toBeVisible()
  return `${await mailedLink(site, email, path, link)}&stop`
}

async function agree(page: Page): Promise<void> {
  await waiting(page).getByRole('button', { name: 'Agree…' }).press('Enter')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(
    'Make sure in another way, such as a phone call, that it really is Akinyi',
  )
  await dialog.getByRole('button', { name: 'I agree' }).press('Enter')
  await expect(dialog).toHaveCount(0)
}

test('at 390 px: a member who lost app and codes asks for recovery, two agree, and one click stops it', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(90_000)
  await page.setViewportSize({ width: 390, height: 800 })
  const [admin, moderator] = [await aSecuredAdmin(site), await aModerator(site, 'Eleni')]
  const cook = await aGuardedCook(site)
  const stopLink = await ask(page, site, cook)

  await presetToken(page, admin, 'adminToken')
  await open(page, '/admin/members')
  await expect(waiting(page)).toContainText('nobody has agreed yet')
  await agree(page)
  await expect(waiting(page)).toContainText('1 has agreed, one more has to')
  await expect(waiting(page)).toContainText('You have agreed')
  const sideways = await scrollsSideways(page)
  expect(sideways).toBe(false)

  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 800 } })
  const queue = await context.newPage()
  await presetToken(queue, moderator.token)
  await open(queue, '/moderation')
  await agree(queue)
  await expect(waiting(queue)).toContainText('The second factor will be removed on')
  await context.close()

  await open(page, stopLink)
  await page.getByRole('button', { name: 'Stop it' }).press('Enter')
  await expect(page.getByText('It has been stopped, and your second factor stays.')).toBeVisible()
  await open(page, '/admin/members')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
})
