import type { Page } from '@playwright/test'
import { aMember, callApi } from './support/accounts.ts'
import { decideNext, send } from './support/decided-cases.ts'
import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { aRecipe } from './support/member.ts'
import { aModerator, type Person, type Site } from './support/moderators.ts'
import { scrollsSideways } from './support/visual-checks.ts'

const test = onIsolatedSite()

/** Publishes a recipe of Brian's in three versions, of which the second sells something. Leila reports it. */
async function aReportedRecipe(site: Site, brian: Person, leila: Person): Promise<number> {
  const texts = (salt: string, whatChanged?: string) =>
    aRecipe({ ingredients: `3 cups water\n${salt} teaspoons salt`, whatChanged })
  const { body } = await callApi<{ id: number }>(site, brian.token, ['POST', '/api/recipes'], texts('1'))
  const path = `/api/recipes/${body.id}`
  await callApi(site, brian.token, ['PUT', path], texts('2', 'Buy your salt at sokofresh.example'))
  await callApi(site, brian.token, ['PUT', path], texts('3', 'Saltier'))
  const report = { kind: 'recipe', id: body.id, rule: 3, explanation: 'Its second version sells salt.' }
  const { status } = await callApi(site, leila.token, ['POST', '/api/reports'], report)
  expect(status).toBe(201)
  return body.id
}

/** Makes a reported recipe, lets one moderator hide the whole recipe, and lets Brian appeal. */
async function anAppealedRecipe(site: Site, brian: Person): Promise<number> {
  const id = await aReportedRecipe(site, brian, await aMember(site, 'Leila'))
  const reason = 'The recipe tells where to buy the salt.'
  const moderator = await aModerator(site, 'Achieng')
  const { actionId } = await decideNext(site, moderator, { action: 'hide', rule: 3, reason })
  const appeal = { text: 'It was one version, and it is another one now.' }
  await send(site, brian, ['POST', `/api/notices/${actionId}/appeal`], appeal)
  return id
}

async function as(page: Page, { token }: Person, path: string): Promise<void> {
  await presetToken(page, token)
  await open(page, path)
}

const rail = (page: Page) => page.getByRole('list', { name: 'Versions, newest first' }).locator('> li')
const expectNoSidewaysScroll = async (page: Page) => expect(await scrollsSideways(page)).toBe(false)

test('at 390 px, by keyboard: one version is hidden; its author reads it marked, and others read that a version is hidden', {
  tag: ['@trust-hide-version'],
}, async ({ page, browser, site }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 800 })
  const [brian, leila] = [await aMember(site, 'Brian'), await aMember(site, 'Leila')]
  const id = await aReportedRecipe(site, brian, leila)
  await as(page, await aModerator(site, 'Achieng'), '/moderation')
  await page.getByRole('button', { name: 'Take the next case' }).press('Enter')
  const earlier = page.getByRole('region', { name: 'Earlier versions' })
  await expect(earlier.getByText('2 teaspoons salt')).toBeHidden()
  await earlier.getByText(/^Version 2, /).press('Enter')
  await expect(earlier.getByText('2 teaspoons salt')).toBeVisible()
  await expect(earlier.getByText('Buy your salt at sokofresh.example')).toBeVisible()
  await page.getByRole('radio', { name: 'Hide one version' }).press('Space')
  await expect(page.getByLabel('Version').locator('option')).toHaveText([/^Version 2, /, /^Version 1, /])
  await page
    .getByLabel('Reason, as Brian will read it')
    .fill('The line about the second version sells something.')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Hide and tell Brian' }).press('Enter')
  await expect(page.getByText('Decided. Everybody concerned has been told.')).toBeVisible()
  await expect(page.getByText('Version 2 hidden')).toBeVisible()

  const pageOf = async (person: Person, path: string) => {
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 800 } })
    const own = await context.newPage()
    await as(own, person, path)
    return own
  }
  const reader = await pageOf(leila, `/recipes/${id}/versions`)
  await expect(rail(reader)).toHaveText([
    /^3Saltier/,
    /^2Hidden by the moderators/,
    /^1First laid on the table/,
  ])
  await expect(reader.getByRole('region', { name: 'Version 1 beside version 3' })).toContainText('differs')
  await expect(reader.getByLabel('From').locator('option')).toHaveText(['Version 3', 'Version 1'])
  await expect(rail(reader).nth(1).getByRole('link')).toHaveCount(0)
  await expectNoSidewaysScroll(reader)

  const author = await pageOf(brian, '/profile#notifications')
  await author.getByRole('link', { name: 'Read it' }).first().click()
  await expect(author.getByRole('heading', { level: 1 })).toHaveText('A version of your recipe was hidden')
  await expect(author.getByText('Version 2 is hidden, only you see it')).toBeVisible()
  await author.getByRole('link', { name: 'See the versions' }).click()
  await expect(rail(author).nth(1)).toContainText('Buy your salt at sokofresh.example')
  await expect(rail(author).nth(1)).toContainText('Hidden by the moderators, only you see it')
  await expect(author.getByRole('region', { name: 'Version 2 beside version 3' })).toBeVisible()
  await expectNoSidewaysScroll(author)
  for (const one of [reader, author]) await one.context().close()
})

test('at 390 px, by keyboard: the moderator who decides an appeal hides one version instead of the recipe', {
  tag: ['@trust-hide-version', '@trust-appeal'],
}, async ({ page, browser, site }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 800 })
  const brian = await aMember(site, 'Brian')
  const id = await anAppealedRecipe(site, brian)
  await as(page, await aModerator(site, 'Eleni'), '/moderation')
  await page.getByRole('button', { name: 'Take the next case' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Changed since' })).toContainText('Not changed since.')
  await page.getByRole('radio', { name: /^Something milder/ }).press('Space')
  const instead = page.getByLabel('Instead')
  await expect(instead.locator('option')).toHaveText(['Warn Brian', 'Hide one version'])
  await instead.selectOption('Hide one version')
  await expect(instead).toHaveAccessibleDescription('The recipe is shown again, as it is now.')
  await page.getByLabel('Version', { exact: true }).selectOption('2')
  await page.getByLabel('Reason, as Brian will read it').fill('The second version alone sells something.')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Make it milder and tell Brian' }).press('Enter')
  await expect(page.getByText('Version 2 hidden')).toBeVisible()

  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 800 } })
  const author = await context.newPage()
  await as(author, brian, '/profile#notifications')
  await author.getByRole('link', { name: 'Read it' }).first().click()
  await expect(author.getByRole('heading', { level: 1 })).toHaveText('The decision was made milder')
  await expect(author.getByRole('heading', { name: 'Version 2 hidden' })).toBeVisible()
  await expectNoSidewaysScroll(author)
  await author.getByRole('link', { name: 'See the versions' }).click()
  await expect(author).toHaveURL(`/recipes/${id}/versions`)
  await expect(rail(author).nth(1)).toContainText('Hidden by the moderators, only you see it')
  await context.close()
})
