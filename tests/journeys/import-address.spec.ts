import type { Page } from '@playwright/test'
import { startOtherSite } from '#tests/support/other-site.ts'
import { aMember, endSession } from './support/accounts.ts'
import { onSiteWith } from './support/isolated-site.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { tabTo, tabToAndPress } from './support/keyboard.ts'
import { logIn } from './support/login-form.ts'
import { openWithWorker } from './support/offline.ts'
import { scrollsSideways } from './support/visual-checks.ts'

const ugali = {
  '@type': 'Recipe',
  name: 'Ugali wa bibi',
  recipeIngredient: ['2 cups maize flour', '4 cups water'],
  recipeInstructions: ['Boil the water.', 'Stir the flour in.'],
}
const elsewhere = await startOtherSite({
  '/ugali': `<html lang="en"><script type="application/ld+json">${JSON.stringify(ugali)}</script>`,
  '/shared': '<p>Not before Asha says so</p>',
  '/letter': '<title>A letter</title><p>Dear Asha, see you on Sunday.</p>',
  '/private': '<p>Nothing for us</p>',
  '/robots.txt': (_, response) =>
    response.setHeader('content-type', 'text/plain').end('User-agent: *\nDisallow: /private'),
})

/** A site that may fetch from this machine, on which the other sites of these journeys run. */
const test = onSiteWith({ IMPORT_NETWORKS: '127.0.0.1/32' })
test.afterAll(() => elsewhere.close())

const panel = (page: Page) => page.getByRole('tabpanel')
const address = (page: Page) => page.getByLabel('Address of the page')
const readIt = (page: Page) => panel(page).getByRole('button', { name: 'Read it', exact: true })
const says = (page: Page, sentence: string) => page.getByText(sentence, { exact: false })

test('at 390 px, by keyboard: a page of another site is fetched once, read and reviewed', {
  tag: ['@import-ways'],
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await presetToken(page, (await aMember(site)).token)
  await open(page, '/myrecipes/import')
  await expect(says(page, '20 of 20 addresses left today.')).toBeVisible()
  await tabTo(page, address(page))
  await page.keyboard.type(`${elsewhere.url}/ugali`)
  expect(await scrollsSideways(page)).toBe(false)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/myrecipes/import/review')
  await expect(page.getByRole('heading', { level: 1, name: 'Ugali wa bibi' })).toBeFocused()
  expect(await scrollsSideways(page)).toBe(false)
  await tabToAndPress(page, page.getByRole('button', { name: 'Keep as draft' }), 'Enter', { atMost: 60 })
  await expect(page).toHaveURL(/\/myrecipes\?draft=\d+$/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await open(page, '/myrecipes/import')
  await expect(says(page, '19 of 20 addresses left today.')).toBeVisible()
  expect(elsewhere.paths()[0]).toBe('/robots.txt')
  expect(elsewhere.paths().filter(asked => asked === '/ugali')).toHaveLength(1)
})

/** Opens what the operating system opens when another app shares something with the installed site. */
async function share(page: Page, shared: Partial<Record<'title' | 'text' | 'url', string>>): Promise<void> {
  const { share_target: target } = await (await page.request.get('/manifest.webmanifest')).json()
  const query = Object.entries(shared).map(([part, value]) => [target.params[part], value])
  await page.goto(`${target.action}?${new URLSearchParams(query)}`)
}

test('what another app shares waits in its field, after a login too, and nothing is read before the member says so', {
  tag: ['@import-ways'],
}, async ({ page, site }) => {
  const member = await aMember(site)
  await share(page, { title: 'Jikoni', text: `Look: ${elsewhere.url}/shared.` })
  await expect(page).toHaveURL('/login')
  await logIn(page, member)
  await expect(address(page)).toHaveValue(`${elsewhere.url}/shared`)
  await expect(says(page, '20 of 20 addresses left today.')).toBeVisible()
  expect(elsewhere.paths()).not.toContain('/shared')

  await endSession(site, member.token)
  await presetToken(page, member.token)
  await share(page, { title: 'Githeri', text: 'Githeri\n2 cups maize\nBoil it.' })
  await page.getByRole('alert').getByRole('link', { name: 'Log In' }).click()
  await logIn(page, member)
  await expect(page.getByLabel('Text of the recipe')).toHaveValue('Githeri\n2 cups maize\nBoil it.')
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a shared text may be longer than the address that a server reads', { tag: ['@import-ways'] }, async ({
    page,
    site,
  }) => {
    await presetToken(page, (await aMember(site)).token)
    await openWithWorker(page, '/aboutus')
    const text = `Githeri\n${'Koroga vizuri, na uwache ichemke. ü\n'.repeat(1_000)}`
    await share(page, { text })
    await expect(page.getByLabel('Text of the recipe')).toHaveValue(text.trim())
  })
})

test('an address that is refused, silent, unwilling or without a recipe gets a sentence and stays in its field', {
  tag: ['@import-ways'],
}, async ({ page, site }) => {
  await presetToken(page, (await aMember(site)).token)
  await open(page, '/myrecipes/import')
  await expect(says(page, '20 of 20 addresses left today.')).toBeVisible()
  const reasons = [
    ['', 'Please enter the address of a page.'],
    ['ftp://jikoni.example/ugali', 'Only addresses on the open web can be read.'],
    ['http://10.0.0.1/ugali', 'Only addresses on the open web can be read.'],
    [`${elsewhere.url}/gone`, 'That page is not answering.'],
    [`${elsewhere.url}/private`, 'That page does not want to be read by us.'],
    [`${elsewhere.url}/letter`, 'We cannot see a recipe on that page.'],
  ] as const
  for (const [url, reason] of reasons) {
    await address(page).fill(url)
    await readIt(page).click()
    await expect(says(page, reason)).toBeVisible()
    await expect(address(page)).toHaveValue(url)
    await expect(address(page)).toBeFocused()
  }
  await page.getByRole('button', { name: 'Read its text anyway' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A letter' })).toBeVisible()
  await page.goBack()
  // Only the addresses for which the server was asked are counted.
  await expect(says(page, '16 of 20 addresses left today.')).toBeVisible()
})

test('if the site fetches no pages, text and file are the only ways', { tag: ['@import-off'] }, async ({
  page,
  site,
}) => {
  await presetToken(page, (await aMember(site)).token)
  await page.route('**/api/imports/ways', route => route.fulfill({ json: { fromWeb: null } }))
  await open(page, '/myrecipes/import')
  await expect(page.getByRole('tab')).toHaveText(['From a text', 'From a file'])
  await share(page, { url: 'https://jikoni.example/ugali' })
  await expect(page.getByLabel('Where it is from')).toHaveValue('https://jikoni.example/ugali')
})
