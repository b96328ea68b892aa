import type { Page } from '@playwright/test'
import * as messages from '#texts/messages.ts'
import { aMember, endSession } from './support/accounts.ts'
import { test } from './support/isolated-site.ts'
import { expect, open, presetToken, storedToken } from './support/journey.ts'
import { cards, endOfList, scrollToEnd, scrollUntilShown, showMore } from './support/list.ts'
import { waitForFrames } from './support/silence.ts'

/** Four pages of 24 load on scroll, then the next one needs the button. */
const autoLoadedCount = 96
const pageSize = 24

/** Scrolling through so many pages takes longer than most journeys. */
test.describe.configure({ timeout: 60_000 })

/** As the page writes it, once the list is there. */
async function total(page: Page): Promise<string | null> {
  const count = page.locator('.recipe-filters-result-count')
  await expect(count).toHaveText(/\d/)
  return count.textContent()
}

test('the list loads on scroll, and after four pages by a button, so that the footer can be reached', async ({
  page: tab,
}) => {
  await open(tab, '/recipes')
  const all = (await total(tab))?.replace(' recipes', '')
  await scrollUntilShown(tab, autoLoadedCount)
  await expect(cards(tab)).toHaveCount(autoLoadedCount)
  await expect(endOfList(tab).getByRole('status')).toHaveText(`${autoLoadedCount} of ${all} shown`)
  await scrollToEnd(tab)
  await expect(showMore(tab)).toBeVisible()
  await expect(tab.getByRole('contentinfo')).toBeInViewport()
  await expect(cards(tab)).toHaveCount(autoLoadedCount)

  await showMore(tab).press('Enter')
  const firstNew = cards(tab).nth(autoLoadedCount).getByRole('link', { name: 'View Recipe' })
  await expect(firstNew).toBeFocused()
  await scrollUntilShown(tab, autoLoadedCount + 2 * pageSize)
  const titles = await cards(tab).getByRole('link', { name: 'View Recipe' }).evaluateAll(hrefs)
  expect(new Set(titles).size).toBe(titles.length)
})

test('cards that a search removes are hidden at once and unmounted soon after', async ({ page: tab }) => {
  await open(tab, '/recipes')
  await scrollUntilShown(tab, autoLoadedCount)
  await tab.getByPlaceholder('Search recipes, chefs, ingredients...').fill('chicken')
  await expect(tab).toHaveURL('/recipes?q=chicken')
  await expect(tab.locator('.recipe-grid:visible')).toHaveCount(1)
  await expect(tab.locator('.recipe-grid')).toHaveCount(1)
})

test('Back restores length, scroll position and filters without a request', async ({ page: tab, site }) => {
  const { token } = await aMember(site)
  await presetToken(tab, token)
  await open(tab, '/recipes?diet=Vegan')
  // Until the button is shown: no request is in flight that would extend the list.
  await scrollUntilShown(tab, autoLoadedCount)
  await expect(showMore(tab)).toBeVisible()
  const card = cards(tab).nth(2 * pageSize + 5)
  const link = card.getByRole('link', { name: 'View Recipe' })
  await link.scrollIntoViewIfNeeded()
  const place = await card.boundingBox()
  await link.click()
  await expect(tab).toHaveURL(/\/recipes\/\d+$/)
  const asked: string[] = []
  tab.on('request', request => {
    if (/\/api\/recipes(\?|$)/.test(request.url())) asked.push(request.url())
  })
  await tab.goBack()
  await expect(tab).toHaveURL('/recipes?diet=Vegan')
  await expect(card).toBeInViewport()
  await expect(cards(tab)).toHaveCount(autoLoadedCount)
  await expect
    .poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - (place?.y ?? 0)))
    .toBeLessThan(2)
  await expect(tab.getByRole('button', { name: 'Vegan' })).toHaveAttribute('aria-pressed', 'true')
  expect(asked.filter(url => !url.includes('dietType=Dessert'))).toEqual([])
})

test('a failed next page shows an error, is not requested again by itself, and can be retried', async ({
  page: tab,
}) => {
  let calls = 0
  await tab.route('**/api/recipes?*cursor=*', route => {
    calls += 1
    return route.fulfill({ status: 500, json: { message: 'Spilled' } })
  })
  await open(tab, '/recipes')
  await scrollToEnd(tab)
  await expect(endOfList(tab).getByText(messages.recipesFailed)).toBeVisible()
  await scrollToEnd(tab)
  await waitForFrames(tab)
  await expect(cards(tab)).toHaveCount(pageSize)
  expect(calls).toBe(1)
  await tab.unroute('**/api/recipes?*cursor=*')
  await showMore(tab).click()
  await expect(endOfList(tab).getByText(messages.recipesFailed)).toHaveCount(0)
  await expect.poll(() => cards(tab).count()).toBeGreaterThanOrEqual(2 * pageSize)
})

test('a refused token on a later page does what it does on the first', {
  tag: ['@6-recipe-list-401', '@8-recipes-401'],
}, async ({ page: tab, site }) => {
  const { token } = await aMember(site)
  await presetToken(tab, token)
  await open(tab, '/recipes')
  await expect(endOfList(tab).getByRole('status')).toHaveText(/^24 of /)
  await endSession(site, token)
  await scrollToEnd(tab)
  await expect(tab.getByText(messages.recipesUnauthorized)).toBeVisible()
  await expect(tab).toHaveURL('/login')
  expect(await storedToken(tab)).toBeNull()
})

test('the error of one query’s page is not shown for another query', async ({ page: tab }) => {
  await tab.route('**/api/recipes?*cursor=*', route => route.abort(), { times: 1 })
  await open(tab, '/recipes')
  await scrollToEnd(tab)
  await expect(endOfList(tab).getByText(messages.recipesFailed)).toBeVisible()
  await tab.getByRole('button', { name: 'Vegan' }).click()
  await expect(tab).toHaveURL('/recipes?diet=Vegan')
  await expect(endOfList(tab).getByText(messages.recipesFailed)).toHaveCount(0)
})

test('a chef’s list loads the same way, to the last recipe', async ({ page: tab, site }) => {
  const reply = await fetch(`${site.url}/api/recipes?limit=100&fields=card`)
  const recipes = (await reply.json()) as { author: { id: number } }[]
  const busiest = Object.entries(Object.groupBy(recipes, ({ author }) => author.id)).toSorted(
    ([, one], [, other]) => (other?.length ?? 0) - (one?.length ?? 0),
  )[0]?.[0]
  await open(tab, `/chefs/${busiest}`)
  await scrollUntilShown(tab, autoLoadedCount)
  await expect(endOfList(tab).getByRole('status')).toHaveText(/of \d+ shown$/)
  const all = Number(/of (\d+) shown/.exec((await endOfList(tab).textContent()) ?? '')?.[1])
  expect(all).toBeGreaterThan(100)
  await showMore(tab).click()
  await scrollUntilShown(tab, all)
  await expect(endOfList(tab).getByRole('status')).toHaveText(`${all} of ${all} shown`)
  await expect(showMore(tab)).toHaveCount(0)
})

const hrefs = (links: Element[]) => links.map(link => link.getAttribute('href'))

test('a total that the server does not count exactly says so', async ({ page: tab }) => {
  await open(tab, '/')
  await tab.route(/\/api\/recipes\?.*limit=24/, async route => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'x-total-count': '51000', 'x-total-count-exact': 'false' }
    await route.fulfill({ response, headers })
  })
  await open(tab, '/recipes')
  await tab.getByPlaceholder('Search recipes, chefs, ingredients...').fill('chicken')
  await expect(tab.locator('.recipe-filters-result-count')).toHaveText('about 51,000 recipes')
  await expect(endOfList(tab).getByRole('status')).toHaveText(/^\d+ of about 51,000 shown$/)
})
