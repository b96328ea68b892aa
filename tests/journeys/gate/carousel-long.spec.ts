import type { Page } from '@playwright/test'
import * as recipesMessages from '#texts/messages/recipes.ts'
import { endSession } from '../support/accounts.ts'
import { expect, open, presetToken } from '../support/journey.ts'
import { test } from '../support/large-site.ts'
import { aNewcomer } from '../support/test-site.ts'

const carousel = (page: Page) => page.getByRole('region', { name: 'Something sweet' })
const position = (page: Page) => page.locator('.featured-carousel-position')
const dots = (page: Page) => carousel(page).locator('.featured-carousel-dot').filter({ visible: true })
const currentTitles = (page: Page) => page.locator('.featured-carousel li:not([inert]) h3').allTextContents()

/** The titles of all recipes of the featured diet, as the list has them. */
async function listDesserts(siteUrl: string): Promise<string[]> {
  const titles: string[] = []
  let path: string | undefined = '/api/recipes?dietType=Dessert&fields=card'
  while (path) {
    const reply: Response = await fetch(siteUrl + path)
    for (const { title } of (await reply.json()) as { title: string }[]) titles.push(title)
    path = /<([^>]*)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1]?.replace(siteUrl, '')
  }
  return titles
}

test.describe('all desserts', () => {
  test.describe.configure({ timeout: 90_000 })

  test('are in the carousel, loaded as it goes on, with few cards and dots at a time', {
    tag: ['@2-carousel-desserts', '@2-carousel-dots'],
  }, async ({ page, site }) => {
    const desserts = await listDesserts(site.url)
    expect(desserts.length).toBeGreaterThan(100)
    const calls: string[] = []
    page.on('request', request => {
      if (request.url().includes('cursor=')) calls.push(new URL(request.url()).search)
    })
    await open(page, '/recipes')
    const slides = Math.ceil(desserts.length / 2)
    await expect(position(page)).toHaveText(`1 of ${slides}`)
    expect(calls).toEqual([])
    for (let slide = 1; slide < slides; ) {
      // The last of seven dots is three slides ahead, once those are loaded.
      await expect(dots(page).last()).not.toHaveAttribute('aria-current')
      await dots(page).last().click()
      await expect(position(page)).not.toHaveText(`${slide} of ${slides}`)
      slide = Number.parseInt((await position(page).textContent()) ?? '', 10)
      expect(await currentTitles(page)).toEqual(desserts.slice(2 * slide - 2, 2 * slide))
      expect(await dots(page).count()).toBe(7)
      expect(await carousel(page).locator('article').count()).toBeLessThanOrEqual(16)
    }
    expect(calls.length).toBeGreaterThan(1)
    expect(calls.filter(search => !search.startsWith('?dietType=Dessert&'))).toEqual([])
  })
})

/** Returns the path of the page, which it may have left. */
function clickLastDot(): string {
  const dots = [...document.querySelectorAll<HTMLElement>('.featured-carousel-dot')]
  dots.findLast(dot => dot.checkVisibility())?.click()
  return location.pathname
}

test('a refused token on a later page of the carousel ends the session', {
  tag: ['@6-recipe-list-401'],
}, async ({ page, site }) => {
  const { token } = await aNewcomer(site)
  await presetToken(page, token)
  await open(page, '/recipes')
  await expect(position(page)).toHaveText(/^1 of /)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await endSession(site, token)
  // A member's first page has a hundred.
  await expect.poll(() => page.evaluate(clickLastDot), { intervals: [100], timeout: 20_000 }).toBe('/login')
  await expect(page.getByText(recipesMessages.unauthorized)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
