import type { Locator, Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { aMember, callApi } from './support/accounts.ts'
import { expect, open, presetToken, test } from './support/journey.ts'
import { tabTo, tabToAndPress } from './support/keyboard.ts'
import { onlyForMethod } from './support/member.ts'
import { answerIsLost } from './support/test-site.ts'
import { scrollsSideways } from './support/visual-checks.ts'

const recipe = (name: string) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['2 cups maize flour', '4 cups water'],
  recipeInstructions: ['Boil the water.', 'Stir the flour in.'],
})
const bring = (page: Page) => page.getByRole('button', { name: 'Bring the recipes' })
const chooser = (page: Page) => page.getByLabel(/^Choose (?:files|others)/)
const says = (page: Page, sentence: string) => page.getByText(sentence, { exact: false })
const rowOf = (page: Page, title: string): Locator => page.getByRole('listitem').filter({ hasText: title })

const file = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
})
/** A file with two recipes, and two members that hold none. */
const mixed = file(
  'mixed.zip',
  zipSync({
    'a.json': strToU8(JSON.stringify(recipe('Githeri'))),
    'b.json': strToU8('{"recipes": ['),
    'c.json': strToU8(JSON.stringify({ ...recipe('Chapati'), image: 'gone.jpg' })),
    'd.csv': strToU8('Name,Ingredients\n,\n'),
  }),
)

test('a file with broken members that is sent twice gives one report, from which a recipe is reviewed and the rest undone', {
  tag: ['@import-report'],
}, async ({ page, site }) => {
  const member = await aMember(site)
  await presetToken(page, member.token)
  await open(page, '/myrecipes/import#file')
  await chooser(page).setInputFiles(mixed)
  await expect(page.getByRole('status').getByText('mixed.zip')).toBeVisible()
  await page.route('**/api/imports/files', onlyForMethod('POST', answerIsLost))
  await bring(page).click()
  await expect(says(page, 'It is still chosen; please try again.')).toBeVisible()
  await page.unroute('**/api/imports/files')
  await bring(page).click()
  await expect(page.getByRole('heading', { level: 1, name: /4 recipes/ })).toBeVisible()
  await expect(page.getByText('2 of 4 read, 2 not.')).toBeVisible()

  await expect(page.getByRole('button', { name: 'All 4' })).toHaveAttribute('aria-pressed', 'true')
  await expect(rowOf(page, 'Githeri')).toContainText('Draft')
  await expect(rowOf(page, 'Chapati')).toContainText('1 thing to look at')
  await page.getByRole('button', { name: 'Not read 2' }).click()
  await expect(rowOf(page, 'Githeri')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Without a title' })).toHaveCount(2)
  await page.getByRole('link', { name: /^Type/ }).first().click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toHaveValue('')
  await page.keyboard.press('Escape')
  await page.goBack()
  await page.getByRole('button', { name: 'To look at 1' }).click()
  await expect(rowOf(page, 'Chapati')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Review Chapati' })).toHaveAttribute('href', /\?draft=\d+$/)

  const drafts = async () =>
    (
      await callApi<{ drafts: { id: number; title: string }[] }>(site, member.token, ['GET', '/api/drafts'])
    ).body.drafts.map(({ title }) => title)
  expect((await drafts()).toSorted()).toEqual(['Chapati', 'Githeri'])
  const toList = page.getByRole('link', { name: 'Bring a recipe' })
  const report = page.getByRole('link', { name: /^Report of/ })
  const listed = page.getByRole('listitem').filter({ has: report })
  await toList.click()
  await expect(listed).toContainText('2 drafts, 1 to look at, 2 not read')
  await report.click()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('Undone. The drafts that you had not changed are gone.')).toBeVisible()
  expect(await drafts()).toEqual([])

  await toList.click()
  await expect(listed).toContainText(', undone')
  await report.click()
  await expect(page.getByText('Undone.')).toBeVisible()
})

test('a recipe that is already a draft is marked and leads to the draft; the notifications lead to both reports', {
  tag: ['@import-known', '@import-news'],
}, async ({ page, site }) => {
  await presetToken(page, (await aMember(site)).token)
  for (const time of ['first', 'again']) {
    await open(page, '/myrecipes/import#file')
    await chooser(page).setInputFiles(file(`${time}.json`, strToU8(JSON.stringify(recipe('Githeri')))))
    await bring(page).click()
    await expect(rowOf(page, 'Githeri')).toContainText(time === 'first' ? '2 steps' : 'You have it, left out')
  }
  await expect(page.getByRole('button', { name: 'You have it 1' })).toBeVisible()
  await expect(page.getByText('All 1 read.')).toBeVisible()
  await page.getByRole('link', { name: 'Yours: Githeri' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toHaveValue('Githeri')
  await open(page, '/profile?tab=notifications')
  await expect(rowOf(page, '“first.json” has been read: its recipe became a draft.')).toBeVisible()
  await rowOf(page, '“again.json” has been read').getByRole('link', { name: 'Read it' }).click()
  await expect(page.getByText('All 1 read.')).toBeVisible()
})

test('several files, even of the same name, are chosen at once and become one import; an archive is chosen alone', {
  tag: ['@import-ways'],
}, async ({ page, site }) => {
  await presetToken(page, (await aMember(site)).token)
  await open(page, '/myrecipes/import#file')
  await chooser(page).setInputFiles([mixed, file('Uji.cook', strToU8('Boil @millet flour{200%g}.'))])
  await expect(says(page, 'Please choose it alone.')).toBeVisible()
  await chooser(page).setInputFiles([
    file('recipe.json', strToU8(JSON.stringify(recipe('Githeri')))),
    file('recipe.json', strToU8(JSON.stringify([{ title: 'Chai', ingredients: 'milk', steps: 'Boil it.' }]))),
    file('Uji.cook', strToU8('Boil @millet flour{200%g}.')),
  ])
  await expect(page.getByRole('status').getByText('3 files')).toBeVisible()
  await bring(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'From 3 files, 3 recipes' })).toBeVisible()
  await expect(page.getByText('All 3 read.')).toBeVisible()
  for (const title of ['Githeri', 'Chai', 'Uji']) await expect(rowOf(page, title)).toContainText('Draft')
})

test('a file that is being read shows its progress and can be stopped', { tag: ['@import-report'] }, async ({
  page,
  site,
}) => {
  const member = await aMember(site)
  await presetToken(page, member.token)
  // The responses about the import are like those about a large file. The rest is the site's own.
  let state = 'reading'
  await page.route(/\/api\/imports\/files\/\d+$/, async route => {
    const response = await route.fetch()
    const batch = { ...(await response.json()), state, readCount: 132, expectedCount: 214, draftCount: 118 }
    await route.fulfill({ json: batch })
  })
  await page.route(/\/api\/imports\/files\/\d+\/cancel$/, async route => {
    state = 'cancelled'
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), state } })
  })
  await open(page, '/myrecipes/import#file')
  await chooser(page).setInputFiles(mixed)
  await bring(page).click()
  const bar = page.getByRole('progressbar')
  await expect(bar).toHaveAttribute('aria-valuenow', '132')
  await expect(bar).toHaveAttribute('aria-valuemax', '214')
  await expect(page.getByText('132 of 214 read')).toBeVisible()
  await expect(page.getByText('61 %')).toBeVisible()
  await expect(page.getByRole('status').getByText('60 %')).toBeAttached()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped. What was read until then stays.')).toBeVisible()
  await expect(bar).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
})

test('a file that is refused or not sent stays chosen, with the reason', { tag: ['@import-ways'] }, async ({
  page,
  site,
}) => {
  await presetToken(page, (await aMember(site)).token)
  await open(page, '/myrecipes/import#file')
  await bring(page).click()
  await expect(says(page, 'Please choose a file.')).toBeVisible()
  await chooser(page).setInputFiles(file('letter.txt', strToU8('Dear Asha')))
  await expect(says(page, 'Please choose a file.')).toHaveCount(0)
  await page.route(
    '**/api/imports/files',
    onlyForMethod('POST', route => route.abort()),
  )
  await bring(page).click()
  await expect(says(page, 'It is still chosen; please try again.')).toBeVisible()
  await page.unroute('**/api/imports/files')
  await chooser(page).setInputFiles(file('evil.zip', zipSync({ '../../evil.json': strToU8('{}') })))
  await bring(page).click()
  await expect(
    page.getByRole('alert').getByText('This archive has files that would be written outside of it.'),
  ).toBeVisible()
  await expect(page.getByText('evil.zip')).toBeVisible()
})

test('on a phone and by keyboard: a file is chosen and sent, what was not read is reviewed, and the import is undone', {
  tag: ['@import-ways', '@import-undo'],
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await presetToken(page, (await aMember(site)).token)
  await open(page, '/myrecipes/import')
  // The browser must intercept the file dialog before a key opens it, because a key press is faster than a click.
  const chosen = page.waitForEvent('filechooser')
  await tabTo(page, page.getByRole('tab', { name: 'From an address' }))
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'From a file' })).toBeFocused()
  await tabTo(page, chooser(page), { atMost: 3 })
  await page.keyboard.press('Space')
  await (await chosen).setFiles(mixed)
  await tabToAndPress(page, bring(page), 'Enter', { atMost: 3 })
  await expect(page.getByText('2 of 4 read, 2 not.')).toBeVisible()
  expect(await scrollsSideways(page)).toBe(false)
  await tabToAndPress(page, page.getByRole('button', { name: 'Not read 2' }), 'Space')
  await expect(page.getByRole('listitem').filter({ hasText: 'Without a title' })).toHaveCount(2)
  await expect(rowOf(page, 'Githeri')).toHaveCount(0)
  await tabTo(page, page.getByRole('link', { name: /^Type it/ }).first(), { atMost: 3 })
  await tabToAndPress(page, page.getByRole('button', { name: 'Undo the import' }))
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Tab')
  await tabToAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }))
  await expect(page.getByText('Undone.')).toBeVisible()
})
