import type { Page } from '@playwright/test'
import { aPicture } from '#tests/support/pictures.ts'
import * as cooking from '#texts/cooking.ts'
import * as t from '#texts/cooks.ts'
import * as ui from '#texts/ui.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { test } from './support/member.ts'
import { serverFails } from './support/test-site.ts'

const lines = {
  ingredients: '2 cups maize flour\n½ teaspoon salt\n1 small chilli, sliced\n½ lemon, juice only',
}
const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const star = (page: Page, stars: number) =>
  dialog(page)
    .locator('.stars-star')
    .nth(stars - 1)
    .click()
const line = (page: Page, name: string) => dialog(page).getByRole('button', { name })

type Entry = { howCooked: string; rating: number; changes: unknown[]; note: string; minutes: number | null }

test.beforeEach(({ page, member }) => presetToken(page, member.token))

test('changes are noted line by line, and a note, a photo and the minutes are added to what is saved', {
  tag: ['@cooks-dialog', '@cooks-changed-lines'],
}, async ({ page, publish, send }) => {
  const { id } = await publish(lines)
  await send('PUT', `/api/recipes/${id}`, { rating: 3 })
  await open(page, `/recipes/${id}`)
  await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked()
  await page.getByRole('button', { name: t.iCookedThis }).click()
  // The member's own stars are there already.
  await expect(dialog(page).getByRole('radio', { name: '3 stars' })).toBeChecked()
  await dialog(page).getByLabel(t.iChangedIt).check()
  await press(page, t.done)
  await expect(dialog(page).getByRole('heading', { name: t.whatChanged })).toBeFocused()
  await line(page, '½ teaspoon salt').click()
  await press(page, t.verbs.less)
  await dialog(page).getByLabel(t.toWhat, { exact: true }).fill('a pinch')
  await line(page, '1 small chilli').click()
  await press(page, t.verbs.leftOut)
  await line(page, '½ lemon').click()
  await press(page, t.verbs.swapped)
  await press(page, t.next)
  await expect(dialog(page).getByText(t.sayWhatInstead)).toBeVisible()
  await dialog(page).getByLabel(t.forWhat, { exact: true }).fill('1 lime')
  await press(page, t.addSomething)
  await dialog(page).getByLabel(t.addedLabel).fill('a spoon of coconut milk')
  await press(page, t.next)
  await dialog(page).getByLabel(t.note).fill('Lime is rounder.')
  await dialog(page)
    .getByLabel(t.choosePhoto)
    .setInputFiles(await aPicture('table.jpg'))
  await expect(dialog(page).getByText(t.anotherPhoto)).toBeVisible()
  await dialog(page).getByLabel(t.minutesLabel).fill('none')
  await dialog(page).getByLabel(t.itTookMe).check()
  await press(page, t.finish)
  await expect(dialog(page).getByText(t.notMinutes(4320))).toBeVisible()
  await dialog(page).getByLabel(t.minutesLabel).fill('٥٢')
  await press(page, t.finish)
  await expect(page.getByText(t.notedInDiary)).toBeVisible()
  const entries = await send<(Entry & { photo: string })[]>('GET', `/api/cooks?recipe=${id}`)
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({
    howCooked: 'changed',
    rating: 3,
    note: 'Lime is rounder.',
    minutes: 52,
    photo: expect.stringContaining('/media/'),
    changes: [
      { line: '½ teaspoon salt', verb: 'less', what: 'a pinch' },
      { line: '1 small chilli, sliced', verb: 'leftOut', what: '' },
      { line: '½ lemon, juice only', verb: 'swapped', what: '1 lime' },
      { line: '', verb: 'added', what: 'a spoon of coconut milk' },
    ],
  })
})

test('when the server fails, all that was entered stays, and is saved on a retry', {
  tag: ['@cooks-not-saved'],
}, async ({ page, publish, send }) => {
  const { id } = await publish(lines)
  await open(page, `/recipes/${id}`)
  await page.route('**/cooks', serverFails)
  await page.getByRole('button', { name: t.iCookedThis }).click()
  await dialog(page).getByLabel(t.iChangedIt).check()
  await star(page, 5)
  await press(page, t.done)
  await expect(dialog(page).getByText(t.notSaved)).toBeVisible()
  await expect(dialog(page).getByLabel(t.iChangedIt)).toBeChecked()
  await expect(dialog(page).getByRole('radio', { name: '5 stars' })).toBeChecked()
  await page.unroute('**/cooks')
  await press(page, ui.tryAgain)
  await expect(dialog(page).getByRole('heading', { name: t.whatChanged })).toBeVisible()
  await page.route('**/cooks/*', serverFails)
  await press(page, t.addSomething)
  await dialog(page).getByLabel(t.addedLabel).fill('more lime')
  await press(page, t.next)
  await expect(dialog(page).getByText(t.notSaved)).toBeVisible()
  await expect(dialog(page).getByLabel(t.addedLabel)).toHaveValue('more lime')
  await page.unroute('**/cooks/*')
  await press(page, ui.tryAgain)
  await expect(dialog(page).getByRole('heading', { name: t.forNextCook })).toBeVisible()
  await press(page, ui.close)
  const [entry] = await send<Entry[]>('GET', `/api/cooks?recipe=${id}`)
  expect(entry?.changes).toEqual([{ line: '', verb: 'added', what: 'more lime' }])
})

test('by keyboard from the button to the end, with a past day', { tag: ['@cooks-dialog'] }, async ({
  page,
  publish,
  send,
}) => {
  const { id } = await publish(lines)
  await open(page, `/recipes/${id}`)
  await tabTo(page, page.getByRole('button', { name: t.iCookedThis }))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: t.iCookedThis })).toBeFocused()
  await tabTo(page, dialog(page).getByLabel(t.asWritten))
  await page.keyboard.press('Space')
  await tabTo(page, dialog(page).getByRole('radio', { name: '1 star' }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, dialog(page).getByRole('button', { name: t.anotherDay }))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel(t.day)).toBeFocused()
  await dialog(page).getByLabel(t.day).fill('2025-04-30')
  await tabTo(page, dialog(page).getByRole('button', { name: t.done }))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: t.forNextCook })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText(t.notedInDiary)).toBeVisible()
  const [entry] = await send<(Entry & { cookedOn: string })[]>('GET', `/api/cooks?recipe=${id}`)
  expect(entry).toMatchObject({ rating: 2, cookedOn: '2025-04-30' })
})

test('a private entry is private from the first save on', { tag: ['@cooks-private'] }, async ({
  page,
  publish,
  send,
}) => {
  const { id } = await publish(lines)
  await open(page, `/recipes/${id}`)
  await page.getByRole('button', { name: t.iCookedThis }).click()
  await dialog(page).getByLabel(t.asWritten).check()
  await star(page, 1)
  await dialog(page).getByLabel(t.onlyForMe).check()
  await press(page, t.done)
  await expect(dialog(page).getByRole('heading', { name: t.forNextCook })).toBeVisible()
  const [entry] = await send<{ isPrivate?: true }[]>('GET', `/api/cooks?recipe=${id}`)
  expect(entry?.isPrivate).toBe(true)
  const { rating } = await send<{ rating: number }>('GET', `/api/recipes/${id}`)
  expect(rating).not.toBe(1)
})

test('the end of cook mode offers to note the meal, with the minutes, which are sent only if ticked', {
  tag: ['@cooks-after-cook-mode'],
}, async ({ page, publish, send }) => {
  const { id } = await publish({ ...lines, instructions: 'Boil the water.' })
  await page.clock.install()
  await open(page, `/recipes/${id}`)
  await page.getByRole('button', { name: 'Cook mode' }).click()
  await dialog(page).getByRole('button', { name: cooking.next }).click()
  await page.clock.fastForward('52:00')
  await dialog(page).getByRole('button', { name: cooking.cookedThis }).click()
  await expect(dialog(page).getByRole('heading', { name: t.iCookedThis })).toBeVisible()
  await dialog(page).getByLabel(t.asWritten).check()
  await star(page, 5)
  await press(page, t.done)
  await expect(dialog(page).getByLabel(t.minutesLabel)).toHaveValue('52')
  await expect(dialog(page).getByText(t.openFor(52))).toBeVisible()
  await dialog(page).getByLabel(t.note).fill('On charcoal.')
  await press(page, t.finish)
  await expect(page.getByText(t.notedInDiary)).toBeVisible()
  const [entry] = await send<Entry[]>('GET', `/api/cooks?recipe=${id}`)
  expect(entry).toMatchObject({ note: 'On charcoal.', minutes: null })
})
