import type { Page } from '@playwright/test'
import { aMember } from './support/accounts.ts'
import { expect, open, openIdle, presetToken, test } from './support/journey.ts'
import { holdRequests, publish, serverFails } from './support/test-site.ts'
import { expectToastDuration } from './support/toast-timing.ts'

const follow = (page: Page) => page.getByRole('button', { name: 'Follow Fatma Said' })
const unfollow = (page: Page) => page.getByRole('button', { name: 'Unfollow Fatma Said' })
const followers = (page: Page) =>
  page.getByRole('definition').and(page.locator('dl > div:has(dt:text("Followers")) > dd'))

/** Fatma Said's page, from the sample data. */
const fatma = '/chefs/2'

test('a visitor sees the chef, their bio, counts and recipes, and the links to log in and sign up', async ({
  page,
}) => {
  await open(page, fatma)
  await expect(page.getByRole('heading', { level: 1, name: 'Fatma Said' })).toBeVisible()
  await expect(page).toHaveTitle('Fatma Said · Mezani')
  await expect(page.getByText('Spice seller, Stone Town')).toBeVisible()
  for (const name of ['Recipes', 'Followers', 'Following'])
    await expect(page.getByRole('term').getByText(name)).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Recipes' }).getByRole('article', { name: 'Pilau ya nyama' }),
  ).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Get started' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: /ollow/ })).toHaveCount(0)
})

test('with script disabled the page is complete', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto(fatma)
  await expect(page.getByRole('heading', { level: 1, name: 'Fatma Said' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.close()
})

test.describe('signed in as a new member', () => {
  let id: number

  test.beforeEach(async ({ page, site }) => {
    const newcomer = await aMember(site)
    id = newcomer.id
    await presetToken(page, newcomer.token)
  })

  test('following and unfollowing change the button and the number, once the server has agreed', async ({
    page,
  }) => {
    await open(page, fatma)
    await expect(follow(page)).toBeVisible()
    const before = Number(await followers(page).textContent())
    const release = await holdRequests(page, '**/follow', 'POST')
    await follow(page).click()
    await expect(follow(page)).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(unfollow(page)).toBeVisible()
    await expect(followers(page)).toHaveText(String(before + 1))
    await expectToastDuration(page, 'You follow Fatma Said', 5000)
    await page.reload()
    await unfollow(page).click()
    await expect(follow(page)).toBeVisible()
    await expect(followers(page)).toHaveText(String(before))
    await page.route('**/follow', serverFails)
    await follow(page).click()
    await expect(page.getByText('That did not work. Please try again.').first()).toBeVisible()
    await expect(follow(page)).toBeVisible()
  })

  test('a followed chef is counted in the profile at once', async ({ page }) => {
    await open(page, '/profile')
    const following = page
      .getByRole('term')
      .filter({ hasText: 'Following' })
      .locator('xpath=following-sibling::dd')
    await expect(following).toHaveText('0')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByRole('link', { name: 'Recipes', exact: true }).click()
    await page
      .getByRole('article', { name: 'Pilau ya nyama' })
      .getByRole('link', { name: 'View Recipe' })
      .click()
    await follow(page).click()
    await expect(unfollow(page)).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/profile/)
    await expect(following).toHaveText('1')
  })

  test('one’s own page has no follow button, and an empty list says so', async ({ page }) => {
    await open(page, `/chefs/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Akinyi' })).toBeVisible()
    await expect(page.getByText('Nothing on the table yet. Good things take time.')).toBeVisible()
    // By then the page knows whose page it is.
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: /^Follow/ })).toHaveCount(0)
  })
})

test('the author of a recipe can be followed on its page, which leads to the author’s page', async ({
  page,
  site,
  sampleUserToken,
}) => {
  const newcomer = await aMember(site, 'Fatma Said')
  const id = await publish(site, newcomer.token, { chefName: 'Her grandmother' })
  await presetToken(page, sampleUserToken)
  await open(page, `/recipes/${id}`)
  const recipe = page.getByRole('article')
  await expect(recipe.getByText('Her grandmother')).toBeVisible()
  await follow(page).click()
  await expect(unfollow(page)).toBeVisible()
  await recipe.getByRole('link', { name: 'Fatma Said' }).click()
  await expect(page).toHaveURL(`/chefs/${newcomer.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Fatma Said' })).toBeFocused()
})

for (const path of ['/chefs/999999', '/chefs/abc']) {
  test(`${path} is 404, says so without script too, and is closed to search engines`, async ({
    page,
    request,
    site,
  }) => {
    const reply = await page.goto(path)
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Nobody by that name' })).toBeVisible()
    const html = await (await request.get(site.url + path)).text()
    expect(html).toContain('Nobody by that name')
    expect(html).toContain('<meta name="robots" content="noindex">')
  })
}

test('the page of an existing chef is 200', async ({ page }) => {
  const reply = await page.goto(fatma)
  expect(reply?.status()).toBe(200)
})

test('a missing chef: not found, with a link to the recipes', async ({ page }) => {
  await open(page, '/chefs/999999')
  await expect(page.getByRole('heading', { level: 1, name: 'Nobody by that name' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All recipes' }).click()
  await expect(page).toHaveURL('/recipes')
})

test('when the server refuses a member the chef, then the recipes, each can be retried', async ({
  page,
  sampleUserToken,
}) => {
  await presetToken(page, sampleUserToken)
  await page.route('**/api/users/2', serverFails)
  await page.route('**/api/recipes?author=2*', serverFails)
  await openIdle(page, '/recipes')
  await page.evaluate(() => history.pushState({}, '', '/chefs/2'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: {} })))
  await expect(page.getByRole('heading', { level: 1, name: 'This cook could not be shown' })).toBeVisible()
  await page.unroute('**/api/users/2')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fatma Said' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'The recipes could not be loaded.' })).toBeVisible()
  await page.unroute('**/api/recipes?author=2*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article', { name: 'Pilau ya nyama' })).toBeVisible()
})
