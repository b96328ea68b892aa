import { aPicture } from '#tests/support/pictures.ts'
import { aMember, callApi } from './support/accounts.ts'
import { decideNext, report } from './support/decided-cases.ts'
import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { aModerator, type Person, type Site } from './support/moderators.ts'
import { publish } from './support/test-site.ts'

// Moderators take the next case in the queue, so each journey empties the queue that it fills.
const test = onIsolatedSite()

const reason = 'The last line sends people to your shop. Take it out and it is a fine recipe.'

/** Publishes a recipe of this member and reports it. */
async function aReportedRecipe(site: Site, author: Person): Promise<number> {
  const id = await publish(site, author.token)
  await report(site, await aMember(site, 'Leila'), { kind: 'recipe', id })
  return id
}

test('at 390 px: an author finds the hidden recipe among their own, reads the reason, and mends it', {
  tag: ['@trust-hide', '@trust-mend'],
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const [brian, eleni] = [await aMember(site, 'Brian'), await aModerator(site, 'Eleni')]
  const id = await aReportedRecipe(site, brian)
  await decideNext(site, eleni, { action: 'hide', rule: 3, reason })
  await presetToken(page, brian.token)
  await open(page, '/myrecipes')
  const card = page.locator('[data-list=user]').getByRole('article')
  await expect(card.getByText('Hidden')).toBeVisible()
  await card.getByRole('link', { name: 'View Recipe' }).click()
  await expect(page).toHaveURL(`/recipes/${id}`)
  const note = page.getByRole('status').filter({ hasText: 'Only you see this page.' })
  await expect(note).toContainText(reason)
  await expect(page.getByRole('radio', { name: '5 stars' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Mend the recipe' }).press('Enter')
  const instructions = page.getByRole('textbox', { name: 'Instructions' })
  await instructions.fill('Boil the maize and beans.\nFry the onion.')
  await page.getByRole('button', { name: 'Update Recipe' }).press('Enter')
  await expect(instructions).toHaveCount(0)
  await open(page, `/recipes/${id}`)
  await expect(note).toContainText('Mended on')
  const stranger = await aMember(site, 'Fatma')
  const statusForStranger = async () =>
    (await callApi(site, stranger.token, ['GET', `/api/recipes/${id}`])).status
  expect(await statusForStranger()).toBe(404)
  await decideNext(site, eleni, { action: 'nothing_wrong', rule: null, reason })
  expect(await statusForStranger()).toBe(200)
  await page.reload()
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('at 390 px: an author reads in the list, on the page and in the form that the photo is hidden, and replaces it', {
  tag: ['@trust-hide'],
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const [brian, eleni] = [await aMember(site, 'Brian'), await aModerator(site, 'Eleni')]
  const id = await publish(site, brian.token, { image: 'https://images.example/shop.jpg' })
  await report(site, await aMember(site, 'Leila'), { kind: 'photo', id })
  const { actionId } = await decideNext(site, eleni, { action: 'hide', rule: 3, reason })
  await presetToken(page, brian.token)
  await open(page, '/myrecipes')
  const card = page.locator('[data-list=user]').getByRole('article')
  const mark = page.getByText('Photo hidden', { exact: true })
  await expect(card.filter({ has: mark })).toBeVisible()
  await card.getByRole('link', { name: 'View Recipe' }).click()
  await expect(page).toHaveURL(`/recipes/${id}`)
  const note = page.getByRole('status').filter({ hasText: 'Photo hidden since' })
  await expect(note).toContainText(reason)
  await expect(note.getByRole('link', { name: 'Read it all or appeal' })).toHaveAttribute(
    'href',
    `/notices/${actionId}`,
  )
  await expect(mark).toBeVisible()
  await note.getByRole('link', { name: 'Choose another photo' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Edit Your Recipe' })
  await expect(form.getByRole('status').filter({ hasText: reason })).toContainText('Read it all or appeal')
  await form.getByLabel('Upload a photo').setInputFiles(await aPicture('dish.jpg'))
  // All sizes and formats are encoded first, which takes seconds while other tests run.
  await expect(form.getByLabel('Image', { exact: true })).toHaveValue(/\/media\/images\//, {
    timeout: 20_000,
  })
  await form.getByRole('button', { name: 'Update Recipe' }).press('Enter')
  await expect(form).toHaveCount(0)
  await expect(mark).toHaveCount(0)
  await open(page, `/recipes/${id}`)
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeVisible()
  await expect(note).toHaveCount(0)
})
