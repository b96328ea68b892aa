import { aMember, endSession } from './support/accounts.ts'
import { cell, draftsOf, keep, pageOf, paste, pilau, readIt, text } from './support/import-review.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { test } from './support/member.ts'
import { scrollsSideways } from './support/visual-checks.ts'

test('by keyboard: Enter goes to the next cell, Ctrl+Z undoes a change, and a button finds the next line to look at', {
  tag: ['@import-review'],
}, async ({ page, member }) => {
  await presetToken(page, member.token)
  await open(page, '/myrecipes/import#text')
  await tabTo(page, text(page), { atMost: 30 })
  await page.keyboard.insertText(pageOf(pilau))
  await tabTo(page, readIt(page), { atMost: 3 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/myrecipes/import/review')
  await tabTo(page, cell(page, 'Title'), { atMost: 5 })
  for (const next of ['Serves', 'Prep time', 'Amount of line 1', 'Unit of line 1', 'Food of line 1']) {
    await page.keyboard.press('Enter')
    await expect(cell(page, next)).toBeFocused()
  }
  await page.keyboard.press('End')
  await page.keyboard.type(' from Tanga')
  await expect(cell(page, 'Food of line 1')).toHaveValue('basmati rice from Tanga')
  await page.keyboard.press('Enter')
  await page.keyboard.type('!')
  await page.keyboard.press('Control+z')
  await expect(cell(page, 'Remark of line 1')).toHaveValue('rinsed')
  await page.keyboard.press('Control+z')
  await expect(cell(page, 'Food of line 1')).toHaveValue('basmati rice')
  await expect(cell(page, 'Food of line 1')).toBeFocused()

  const next = page.getByRole('button', { name: 'Next one' })
  await tabTo(page, next, { atMost: 60 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Split it up' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('1 line wants a look')).toBeVisible()
})

test('several recipes of one page are reviewed one after the other', async ({ page, site, member }) => {
  await presetToken(page, member.token)
  const chai = { ...pilau, name: 'Chai ya tangawizi', recipeIngredient: ['2 cups milk', '1 cup water'] }
  await paste(page, pageOf(pilau, chai))
  await expect(page.getByText('Recipe 1 of 2.')).toBeVisible()
  await keep(page).click()
  await expect(page.getByText('Recipe 2 of 2.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Chai ya tangawizi' })).toBeVisible()
  await page.getByRole('button', { name: 'Throw away' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Throw away' }).click()
  await expect(page).toHaveURL('/myrecipes/import')
  // Other journeys use the same member.
  const titles = (await draftsOf(site, member.token)).map(({ title }) => title)
  expect(titles).toContain('Pilau ya Zanzibar')
  expect(titles).not.toContain('Chai ya tangawizi')
})

test('nothing is lost when a draft cannot be kept, when the page is loaded again, or when the session ends', async ({
  page,
  site,
}) => {
  const member = await aMember(site)
  await presetToken(page, member.token)
  await paste(page, pageOf(pilau))
  await cell(page, 'Food of line 1').fill('brown rice')
  await page.reload()
  await expect(cell(page, 'Food of line 1')).toHaveValue('brown rice')
  await page.route('**/api/drafts', route => route.fulfill({ status: 503, json: {} }))
  await keep(page).click()
  await expect(page.getByText('It could not be kept.')).toBeVisible()
  await expect(cell(page, 'Food of line 1')).toHaveValue('brown rice')
  await page.unroute('**/api/drafts')
  await endSession(site, member.token)
  await keep(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(cell(page, 'Food of line 1')).toHaveValue('brown rice')
  await page.reload()
  await expect(page.getByText('What was read stays on this device until you come back.')).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Log In' })).toBeVisible()
})

test('a text that is read before the page knows who is signed in is reviewed afterwards', async ({
  page,
  member,
}) => {
  await presetToken(page, member.token)
  const { promise: isRead, resolve: finishReading } = Promise.withResolvers<void>()
  await page.route('**/api/users/current', async route => {
    await isRead
    await route.fallback()
  })
  await open(page, '/myrecipes/import#text')
  await text(page).fill(pageOf(pilau))
  const answer = page.waitForResponse(/\/api\/imports\/read$/)
  await readIt(page).click()
  await answer
  finishReading()
  await expect(page).toHaveURL('/myrecipes/import/review')
})

test('a text that could not be read stays in its field, with the reason', { tag: ['@import-ways'] }, async ({
  page,
  member,
}) => {
  await presetToken(page, member.token)
  await open(page, '/myrecipes/import#text')
  await readIt(page).click()
  await expect(page.getByText('Please paste a recipe.')).toBeVisible()
  await expect(text(page)).toBeFocused()
  await text(page).fill('Dear Asha,\n\nsee you on Sunday.')
  await readIt(page).click()
  await expect(page.getByText('We cannot see a recipe on')).toBeVisible()
  await expect(text(page)).toHaveValue('Dear Asha,\n\nsee you on Sunday.')
  await page.getByRole('button', { name: 'Read its text anyway' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dear Asha,' })).toBeVisible()
  await expect(cell(page, 'Step 1')).toHaveValue('see you on Sunday.')
})

test('on a phone, cells stand below their source, and nothing in the page scrolls sideways', async ({
  page,
  member,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await presetToken(page, member.token)
  await paste(page, pageOf(pilau))
  await expect(page.getByText('First what the source says, below it what we understood.')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: '3 cups basmati rice' })
  const source = await row.getByText('3 cups').first().boundingBox()
  const amount = await cell(page, 'Amount of line 1').boundingBox()
  expect(amount?.y).toBeGreaterThan(source?.y ?? 0)
  await cell(page, 'Food of line 5').focus()
  await expect(cell(page, 'Remark of line 5')).toBeVisible()
  const sideways = await scrollsSideways(page)
  expect(sideways).toBe(false)
})
