import type { Page } from '@playwright/test'
import { authMessages } from '#contract/messages.ts'
import { expect, holdToken, keysHeard, test } from './support/journey.ts'
import { holdScript } from './support/kitchen.ts'

/** Opens a page whose script is still on its way, as on a slow phone; the answer lets it come. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const letScriptCome = await holdScript(page)
  await page.goto(path, { waitUntil: 'commit' })
  return () => {
    letScriptCome()
    return keysHeard(page)
  }
}

const beingRead = 'being read'

/** Runs in the page. React takes it over in two steps, by a message to itself; with its new title the first is done, and the second comes late. */
function stretchTakingOver(before: string): void {
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (message: unknown) {
    if (document.title === before) postMessage.call(this, message)
    else setTimeout(() => postMessage.call(this, message), 1000)
  }
}

const search = (page: Page) => page.getByRole('searchbox')

test('whoever is in a field before the script has come stays there, with what they wrote', async ({
  page,
}) => {
  const scriptComes = await openEarly(page, '/login')
  const password = page.getByLabel('Password', { exact: true })
  await password.focus()
  await page.keyboard.type('cha')
  await scriptComes()
  await page.keyboard.type('pati')
  await expect(password).toHaveValue('chapati')
})

test('what was typed into the search before is searched for after', async ({ page }) => {
  const scriptComes = await openEarly(page, '/recipes')
  await search(page).focus()
  await page.keyboard.type('chapati')
  await scriptComes()
  await expect(page).toHaveURL('/recipes?q=chapati')
  await expect(search(page)).toHaveValue('chapati')
  await expect(page.locator('.result-count')).toHaveText(/^\d recipes?$/)
})

test('a search that is sent and a diet that is pressed before are answered by the server, together', async ({
  page,
}) => {
  await openEarly(page, '/recipes?country=Kenya')
  await search(page).fill('maize')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recipes?country=Kenya&q=maize')
  await page.getByRole('button', { name: 'Vegan' }).click()
  await expect(page).toHaveURL('/recipes?q=maize&country=Kenya&diet=Vegan')
  await expect(page.getByRole('heading', { name: 'Ugali na sukuma wiki' })).toBeVisible()
})

test('what is pressed before is done after, once', async ({ page }) => {
  const scriptComes = await openEarly(page, '/recipes')
  const filters = page.getByRole('button', { name: 'Show Filters' })
  await filters.click()
  await filters.click()
  await scriptComes()
  await expect(page.getByLabel('Minimum Rating')).toBeVisible()
  await page.getByRole('button', { name: 'Hide Filters' }).click()
  await expect(filters).toBeVisible()
})

test('a form that is sent before waits for the script, and no password ever stands in the address', async ({
  page,
  site,
}) => {
  const addresses: string[] = []
  page.on('request', request => addresses.push(request.url()))
  const scriptComes = await openEarly(page, '/login')
  await page.getByLabel('Email').fill(site.cook.email)
  await page.getByLabel('Password', { exact: true }).fill(site.cook.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Login' })).toHaveCSS('cursor', 'progress')
  await scriptComes()
  await expect(page).toHaveURL('/recipes')
  expect(addresses.filter(address => address.includes('password='))).toEqual([])
})

test('a form that is sent in the moment in which the page is taken over is answered, and can be sent again', async ({
  page,
  site,
}) => {
  await page.addInitScript(stretchTakingOver, beingRead)
  const letScriptCome = await holdScript(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Email').fill(site.cook.email)
  await password.fill('not this one')
  await page.evaluate(title => {
    document.title = title
  }, beingRead)
  letScriptCome()
  await expect(page).not.toHaveTitle(beingRead)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(authMessages.invalidCredentials)
  await password.fill(site.cook.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recipes')
})

test('a member’s footer is closed before, and nothing moves when the script comes', async ({
  page,
  cookToken,
}) => {
  await holdToken(page, cookToken)
  const scriptComes = await openEarly(page, '/aboutus')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Click to expand')).toBeVisible()
  await expect(footer.getByRole('link', { name: 'About Us' })).toBeHidden()
  const before = await footer.boundingBox()
  await scriptComes()
  await expect(footer.getByText('Click to expand')).toBeVisible()
  expect((await footer.boundingBox())?.height).toBe(before?.height)
})
