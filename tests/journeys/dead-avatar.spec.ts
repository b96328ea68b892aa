import type { Locator, Page, Route } from '@playwright/test'
import { aPicture } from '#tests/support/pictures.ts'
import type { Site } from '#tests/support/real-site.ts'
import { aMember } from './support/accounts.ts'
import { expect, open, presetToken, waitForHydration } from './support/journey.ts'
import { test } from './support/member.ts'
import { holdScriptRequests } from './support/test-site.ts'

const chefImage = 'https://pictures.example/gone.jpg'
const deadPictures = /pictures\.example\/gone|\/media\/avatars\//
const title = 'Omena ya Zawadi'

/** A member whose picture is on the site. Separate, because other journeys expect the shared member to have initials. */
let chef: ReturnType<typeof aChefWithPicture> | undefined

async function aChefWithPicture(site: Site): Promise<{ id: number; token: string }> {
  const newcomer = await aMember(site, 'Baraka')
  const { mimeType, buffer } = await aPicture('me.jpg')
  const body = new FormData()
  body.append('avatar', new Blob([new Uint8Array(buffer)], { type: mimeType }), 'me.jpg')
  const headers = { authorization: `Bearer ${newcomer.token}` }
  const reply = await fetch(`${site.url}/api/users/avatar`, { method: 'POST', headers, body })
  expect(reply.status).toBe(200)
  return newcomer
}

const card = (page: Page) => page.getByRole('article', { name: title })

/** Asserts that the letter is there, and that no picture or remainder of a picture covers it. */
async function expectInitial(place: Locator, letter: string): Promise<void> {
  const avatar = place.locator('.avatar').first()
  await expect(avatar).toHaveText(letter)
  await expect(avatar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
}

/** Checks for the errors that the browser logs for the failing pictures, which fail on purpose. */
const isExpected = (error: string) =>
  (/Failed to load resource/.test(error) && deadPictures.test(error)) || /img-src/.test(error)

test.afterEach(async ({ page, browserErrors }) => {
  // A picture that fails late logs an error until the page is left.
  await page.goto('about:blank')
  const unexpected = browserErrors.filter(error => !isExpected(error))
  browserErrors.splice(0, browserErrors.length, ...unexpected)
})

const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found' })

test.describe('if pictures are answered with 404', () => {
  let chefId: number

  test.beforeEach(async ({ page, site }) => {
    chef ??= aChefWithPicture(site)
    const { id, token } = await chef
    chefId = id
    await presetToken(page, token)
    await page.route(deadPictures, notFound)
  })

  test('a card and the header show the initials', async ({ page, publish }) => {
    await publish({ title, chefName: 'Zawadi', chefImage })
    await open(page, '/recipes')
    await expectInitial(card(page), 'Z')
    await expectInitial(page.getByRole('banner'), 'B')
  })

  test('a recipe’s page shows the initial', async ({ page, publish }) => {
    const { id } = await publish({ title, chefName: 'Zawadi', chefImage })
    await open(page, `/recipes/${id}`)
    await expectInitial(page.getByRole('main'), 'Z')
  })

  test('a chef’s page and the own profile show the initial', async ({ page }) => {
    await open(page, `/chefs/${chefId}`)
    await expectInitial(page.getByRole('main'), 'B')
    await open(page, '/profile')
    await expectInitial(page.getByRole('region', { name: 'Your card' }), 'B')
  })

  test('the form of a recipe shows the initial', async ({ page }) => {
    await open(page, '/myrecipes')
    await page.getByRole('button', { name: 'Add a recipe' }).click()
    await page.getByLabel('Chef Name').fill('Zawadi')
    await page.getByRole('textbox', { name: 'Chef Image' }).fill(chefImage)
    await expectInitial(page.getByRole('dialog'), 'Z')
  })
})

const otherFailures: Record<string, (route: Route) => unknown> = {
  'is no picture': route => route.fulfill({ contentType: 'image/jpeg', body: 'no picture' }),
  'cannot be reached': route => route.abort(),
  'is never answered': () => {},
}

for (const [name, answer] of Object.entries(otherFailures)) {
  test(`if a picture ${name}, the initial is shown`, async ({ page, publish }) => {
    await page.route(deadPictures, answer)
    await publish({ title, chefName: 'Zawadi', chefImage })
    await open(page, '/recipes')
    await expectInitial(card(page), 'Z')
  })
}

test('a picture that failed before hydration gives way to the initial', async ({ page, publish }) => {
  await page.route(deadPictures, notFound)
  await publish({ title, chefName: 'Zawadi', chefImage })
  const releaseScripts = await holdScriptRequests(page)
  await page.goto('/recipes', { waitUntil: 'commit' })
  const picture = card(page).locator('.avatar img, img.avatar')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc !== ''))
    .toBe(true)
  releaseScripts()
  await waitForHydration(page)
  await expectInitial(card(page), 'Z')
  await expect(picture).toHaveCount(0)
})

test('a picture that the security policy refuses gives way to the initial', async ({ page, publish }) => {
  await publish({ title, chefName: 'Zawadi', chefImage })
  const isDocument = ({ pathname }: URL) => pathname === '/recipes'
  await page.route(isDocument, async route => {
    const reply = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = reply.headers()
    const ownPictures = policy.replace(/img-src [^;]*/, "img-src 'self' data: blob:")
    await route.fulfill({
      response: reply,
      headers: { ...headers, 'content-security-policy': ownPictures },
    })
  })
  await open(page, '/recipes')
  await expectInitial(card(page), 'Z')
  await expect(card(page).locator('img[src*=gone]')).toHaveCount(0)
})

test('a picture that loads replaces the initial, even if transparent', async ({ page, publish }) => {
  let arrive = () => {}
  const held = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route(chefImage, async route => {
    await held
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="3"/></svg>',
    })
  })
  await publish({ title, chefName: 'Zawadi', chefImage })
  await open(page, '/recipes')
  await expectInitial(card(page), 'Z')
  arrive()
  const avatar = card(page).locator('.avatar')
  await expect(avatar).toHaveText('')
  await expect(avatar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(avatar.locator('img')).toBeVisible()
})
