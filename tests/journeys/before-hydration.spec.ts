import type { Page } from '@playwright/test'
import * as messages from '#texts/messages.ts'
import { expect, presetToken, test, waitForFooterTools } from './support/journey.ts'
import { holdScriptRequests } from './support/test-site.ts'

/** Opens a page and holds its script back, as on a slow phone; the returned function releases it. */
async function openBeforeScript(page: Page, path: string): Promise<() => Promise<void>> {
  const releaseScript = await holdScriptRequests(page)
  await page.goto(path, { waitUntil: 'commit' })
  return () => {
    releaseScript()
    return waitForFooterTools(page)
  }
}

const markerTitle = 'being read'

/**
 * Runs in the page. React hydrates in two tasks, and a MessagePort message starts the second. Once the first task has set the new
 * title, this delays the second.
 */
function delayHydration(before: string): void {
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (message: unknown) {
    if (document.title === before) postMessage.call(this, message)
    else setTimeout(() => postMessage.call(this, message), 1000)
  }
}

const search = (page: Page) => page.getByRole('searchbox')

test('focus and text of a field survive hydration', async ({ page }) => {
  const scriptComes = await openBeforeScript(page, '/login')
  const password = page.getByLabel('Password', { exact: true })
  await password.focus()
  await page.keyboard.type('cha')
  await scriptComes()
  await page.keyboard.type('pati')
  await expect(password).toHaveValue('chapati')
})

test('a search typed before hydration runs after it', async ({ page }) => {
  const scriptComes = await openBeforeScript(page, '/recipes')
  await search(page).focus()
  await page.keyboard.type('chapati')
  await scriptComes()
  await expect(page).toHaveURL('/recipes?q=chapati')
  await expect(search(page)).toHaveValue('chapati')
  await expect(page.locator('.recipe-filters-result-count')).toHaveText(/^\d recipes?$/)
})

test('before hydration, search and diet are plain forms that the server answers together', async ({
  page,
}) => {
  await openBeforeScript(page, '/recipes?country=Kenya')
  await search(page).fill('maize')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recipes?country=Kenya&q=maize')
  await page.getByRole('button', { name: 'Vegan' }).click()
  await expect(page).toHaveURL('/recipes?q=maize&country=Kenya&diet=Vegan')
  await expect(page.getByRole('heading', { name: 'Ugali na sukuma wiki' })).toBeVisible()
})

test('a click before hydration is replayed once', async ({ page }) => {
  const scriptComes = await openBeforeScript(page, '/recipes')
  const filters = page.getByRole('button', { name: 'Show Filters' })
  await filters.click()
  await filters.click()
  await scriptComes()
  await expect(page.getByLabel('Minimum Rating')).toBeVisible()
  await page.getByRole('button', { name: 'Hide Filters' }).click()
  await expect(filters).toBeVisible()
})

test('a form submitted before hydration is replayed, and no password is ever in the URL', async ({
  page,
  site,
}) => {
  const addresses: string[] = []
  page.on('request', request => addresses.push(request.url()))
  const scriptComes = await openBeforeScript(page, '/login')
  await page.getByLabel('Email').fill(site.sampleUser.email)
  await page.getByLabel('Password', { exact: true }).fill(site.sampleUser.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Login' })).toHaveCSS('cursor', 'progress')
  await scriptComes()
  await expect(page).toHaveURL('/recipes')
  expect(addresses.filter(address => address.includes('password='))).toEqual([])
})

test('a form submitted during hydration is handled, and can be submitted again', async ({ page, site }) => {
  await page.addInitScript(delayHydration, markerTitle)
  const letScriptCome = await holdScriptRequests(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Email').fill(site.sampleUser.email)
  await password.fill('not this one')
  await page.evaluate(title => {
    document.title = title
  }, markerTitle)
  letScriptCome()
  await expect(page).not.toHaveTitle(markerTitle)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(messages.invalidCredentials)
  await password.fill(site.sampleUser.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recipes')
})

test('a member’s footer is collapsed before hydration, without layout shift', async ({
  page,
  sampleUserToken,
}) => {
  await presetToken(page, sampleUserToken)
  const scriptComes = await openBeforeScript(page, '/aboutus')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Click to expand')).toBeVisible()
  await expect(footer.getByRole('link', { name: 'About Us' })).toBeHidden()
  const before = await footer.boundingBox()
  await scriptComes()
  await expect(footer.getByText('Click to expand')).toBeVisible()
  expect((await footer.boundingBox())?.height).toBe(before?.height)
})
