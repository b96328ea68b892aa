import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open } from './support/journey.ts'
import { cards, endOfList, scrollUntilShown, showMore } from './support/list.ts'
import { holdRequests, publish } from './support/test-site.ts'

const test = onIsolatedSite()

test('a fully loaded list extends without a request', async ({ page, request, site }) => {
  const reply = await request.get(`${site.url}/api/recipes?limit=1`)
  const total = Number(reply.headers()['x-total-count'])
  expect(total).toBeGreaterThan(48)
  // The browser itself filters a catalogue of at most a hundred recipes. Another spec tests a larger one.
  expect(total).toBeLessThanOrEqual(100)
  await open(page, '/recipes')
  await expect(endOfList(page).getByRole('status')).toHaveText(`24 of ${total} shown`)
  await expect(page.getByLabel('Country').getByRole('option', { name: 'Kenya' })).toBeAttached()
  const asked: string[] = []
  page.on('request', call => {
    if (call.url().includes('/api/recipes')) asked.push(call.url())
  })
  await scrollUntilShown(page, Math.min(total, 96))
  await expect(endOfList(page).getByRole('status')).toHaveText(`${total} of ${total} shown`)
  await expect(showMore(page)).toHaveCount(0)
  await expect(cards(page)).toHaveCount(total)
  expect(asked).toEqual([])
})

test('another query begins at its first page', async ({ page }) => {
  await open(page, '/recipes')
  await scrollUntilShown(page, 48)
  await page.getByPlaceholder('Search recipes, chefs, ingredients...').fill('salt')
  await expect(endOfList(page).getByRole('status')).toHaveText(/^24 of \d+ shown$/)
  await expect(cards(page)).toHaveCount(24)
})

test('focus stays on its card when a refetched list has a new first recipe', async ({
  page,
  site,
  sampleUserToken,
}) => {
  const letListCome = await holdRequests(page, '**/api/recipes')
  await open(page, '/recipes')
  const link = cards(page).first().getByRole('link', { name: 'View Recipe' })
  const address = (await link.getAttribute('href')) ?? ''
  await link.focus()
  await publish(site, sampleUserToken, { title: 'Chai ya maziwa' })
  letListCome()
  await expect(cards(page).first()).toContainText('Chai ya maziwa')
  await expect(page.locator(`.recipe-card-link[href="${address}"]`)).toBeFocused()
})
