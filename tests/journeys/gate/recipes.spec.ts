import type { Locator, Page } from '@playwright/test'
import { solidImage } from '#tests/support/pictures.ts'
import * as messages from '#texts/messages.ts'
import { callApi } from '../support/accounts.ts'
import { carousel, countSlideChanges, openAndPauseClock, visibleCards } from '../support/carousel.ts'
import { expect, open, presetToken, test } from '../support/journey.ts'
import { expectAccessible } from '../support/visual-checks.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'Recipes' }).getByRole('article')
const count = (page: Page) => page.locator('.recipe-filters-result-count')
const shareTargets = ['Facebook', 'Twitter', 'Instagram', 'WhatsApp']
/** Polls, because the list is rendered after the address has changed. */
const expectOnly = (texts: Locator, text: string) =>
  expect.poll(async () => [...new Set(await texts.allTextContents())]).toEqual([text])

test('a card shows the recipe’s facts, and its cover as soon as that is drawn, and leads to the recipe', {
  tag: ['@2-recipe-card'],
}, async ({ page, sampleUserToken }) => {
  await presetToken(page, sampleUserToken)
  const undrawn = await solidImage(64, 64).webp().toBuffer()
  await page.route(/\/media\/covers\/[^?]+$/, route =>
    route.fulfill({ body: undrawn, contentType: 'image/webp' }),
  )
  await open(page, '/recipes?q=pilau')
  const card = cards(page).filter({ has: page.getByRole('heading', { name: 'Pilau ya nyama' }) })
  for (const text of ['Gluten-Free', 'Tanzania', 'Fatma Said', '1 hour 30 min', 'Serves 6']) {
    await expect(card.getByText(text)).toBeVisible()
  }
  await expect(card.getByText(/^Rating \d\.\d$/)).toBeVisible()
  await expect(card.locator('.recipe-card-badge')).toHaveText('Gluten-Free')
  await expect(card.locator('.recipe-facts-chef .avatar')).toBeVisible()
  const cover = card.locator('picture img')
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBeCloseTo(1.5, 1)
  await expect(card.getByRole('button', { name: 'Bookmark Pilau ya nyama' })).toBeVisible()
  for (const name of shareTargets)
    await expect(card.getByRole('button', { name: `Share on ${name}` })).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('link', { name: 'View Recipe' }).press('Enter')
  await expect(page).toHaveURL(/\/recipes\/\d+$/)
})

test('filters by diet, country, rating, servings and time work; zero and blank filter nothing, and an empty result offers to clear them', {
  tag: [
    '@2-diet-filters',
    '@2-country-filter',
    '@2-more-filters',
    '@2-recipes-empty-state',
    '@5-filters-zero-or-blank',
    '@9-diet-filters',
    '@9-filter-slider-step',
  ],
}, async ({ page }) => {
  await open(page, '/recipes')
  const all = (await count(page).textContent()) ?? ''
  const diets = page.getByRole('group', { name: 'Diet' }).getByRole('button')
  await expect(diets).toHaveText(['All', 'Vegan', 'Dash', 'Keto', 'Atkins', 'Pescatarian', 'Gluten-Free'])
  await diets.filter({ hasText: 'Keto' }).press('Enter')
  await expect(page).toHaveURL('/recipes?diet=Keto')
  await expectOnly(cards(page).locator('.recipe-card-badge'), 'Keto')
  await diets.first().press('Enter')
  await expect(page).toHaveURL('/recipes')

  const country = page.getByLabel('Country')
  await expect(country.getByRole('option').first()).toHaveText('All')
  await country.selectOption('Kenya')
  await expect(page).toHaveURL('/recipes?country=Kenya')
  await expectOnly(cards(page).locator('.text-overline'), 'Kenya')
  // A link may spell the country differently.
  await open(page, '/recipes?country=KÉNYA')
  await expect(country).toHaveValue('Kenya')
  await expectOnly(cards(page).locator('.text-overline'), 'Kenya')
  await country.selectOption('All')
  await expect(page).toHaveURL('/recipes')

  await page.getByRole('button', { name: 'Show Filters' }).press('Enter')
  const slider = page.getByLabel('Minimum Rating')
  for (const [name, value] of Object.entries({ type: 'range', min: '0', max: '5', step: '0.5' })) {
    await expect(slider).toHaveAttribute(name, value)
  }
  await slider.press('ArrowRight')
  await expect(slider).toHaveValue('0.5')
  await expect(slider).toHaveAttribute('aria-valuetext', '0.5 and up')
  await slider.press('End')
  await expect(slider).toHaveValue('5')
  await slider.press('Home')
  await expect(page).toHaveURL('/recipes')

  for (const { label, value, param, noFilter } of [
    { label: 'Minimum Rating', value: '4.5', param: 'rating', noFilter: ['0'] },
    { label: 'Minimum Servings', value: '7', param: 'servings', noFilter: ['0', ''] },
    { label: 'Maximum Prep Time (minutes)', value: '5', param: 'time', noFilter: ['0', ''] },
  ]) {
    for (const none of noFilter) {
      await page.getByLabel(label).fill(value)
      await expect(page).toHaveURL(`/recipes?${param}=${value}`)
      await expect(count(page)).not.toHaveText(all)
      await page.getByLabel(label).fill(none)
      await expect(page).toHaveURL('/recipes')
      await expect(count(page)).toHaveText(all)
    }
  }
  await page.getByRole('button', { name: 'Hide Filters' }).press('Enter')
  await expect(slider).toBeHidden()

  // These values occur in addresses that people have kept.
  await open(page, '/recipes?rating=0&servings=0&time=0')
  await page.waitForLoadState('networkidle')
  await expect(count(page)).toHaveText(all)

  await open(page, '/recipes?q=nothinglikethis')
  await expect(page.getByText(messages.noRecipesFound)).toBeVisible()
  await expect(page.getByText(messages.noRecipesFoundHint)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().press('Enter')
  await expect(cards(page).first()).toBeVisible()
})

test('the carousel shows desserts, two cards a slide and one on a phone, and dots; a like stays local, the comment button leads to the comments', {
  tag: [
    '@2-carousel-desserts',
    '@2-carousel-cards-per-slide',
    '@2-carousel-dots',
    '@2-carousel-card-buttons',
    '@4-like-is-local',
    '@9-carousel-cards-per-slide',
  ],
}, async ({ page, site }) => {
  const { body: desserts } = await callApi<{ title: string; dietType: string }[]>(site, '', [
    'GET',
    '/api/recipes?dietType=Dessert',
  ])
  expect(new Set(desserts.map(({ dietType }) => dietType))).toEqual(new Set(['Dessert']))
  // The catalogue is fetched once the page has been idle.
  const catalogue = page.waitForResponse(response => new URL(response.url()).pathname === '/api/recipes')
  await open(page, '/recipes')
  await catalogue
  await page.waitForLoadState('networkidle')
  // Four slides of two cards are rendered. All slides have a place.
  await expect(carousel(page).locator('h3')).toHaveText(desserts.slice(0, 8).map(({ title }) => title))
  await expect(carousel(page).locator('.featured-carousel-slides > li')).toHaveCount(desserts.length)

  const calls: string[] = []
  page.on('request', request => /\/(api|auth)\//.test(request.url()) && calls.push(request.url()))
  const card = carousel(page).getByRole('article').first()
  const like = card.getByRole('button', { name: /^Like/ })
  await like.press('Enter')
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await like.press('Enter')
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('Like removed')).toBeVisible()
  expect(calls).toEqual([])
  await expect(card.getByRole('button', { name: /^Bookmark/ })).toBeVisible()
  await expect(card.getByRole('link', { name: /^Comment/ })).toHaveAttribute(
    'href',
    /^\/recipes\/\d+#comments$/,
  )
  await card.getByRole('button', { name: /^Share/ }).press('Enter')
  for (const name of shareTargets)
    await expect(card.getByRole('button', { name: `Share on ${name}` })).toBeVisible()
  await page.keyboard.press('Escape')

  const dots = carousel(page).getByRole('group', { name: 'Slides' }).getByRole('button')
  await expect(dots).toHaveCount(Math.ceil(desserts.length / 2))
  await dots.last().press('Enter')
  await expect(dots.last()).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await page.setViewportSize({ width: 640, height: 900 })
  await expect(visibleCards(page)).toHaveCount(2)
  await page.setViewportSize({ width: 639, height: 900 })
  await expect(visibleCards(page)).toHaveCount(1)
})

test('the carousel advances by itself every five seconds', {
  tag: ['@2-carousel-auto-advance', '@9-carousel-advance'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openAndPauseClock(page)
  const currentSlideLabel = () =>
    carousel(page).locator('.featured-carousel-dot[aria-current]').getAttribute('aria-label')
  const first = await currentSlideLabel()
  for (const passed of [1, 2]) {
    await page.clock.runFor(5000 * 0.9)
    expect(await countSlideChanges(page)).toBe(passed - 1)
    await page.clock.runFor(5000 * 0.1)
    expect(await countSlideChanges(page)).toBe(passed)
  }
  await expect.poll(currentSlideLabel).not.toBe(first)
})
