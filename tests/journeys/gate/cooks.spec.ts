import type { Page } from '@playwright/test'
import * as t from '#texts/cooks.ts'
import { expect, open, presetToken } from '../support/journey.ts'
import { test } from '../support/member.ts'
import { expectAccessible, scrollsSideways } from '../support/visual-checks.ts'

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

type Entry = { howCooked: string; rating: number; changes: unknown[]; note: string; minutes: number | null }

test.beforeEach(({ page, member }) => presetToken(page, member.token))

test('a meal cooked as written is noted in two taps, and appears in the diary', {
  tag: ['@cooks-dialog', '@cooks-said'],
}, async ({ page, publish, send }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await publish(lines)
  await open(page, `/recipes/${id}`)
  await page.getByRole('button', { name: t.iCookedThis }).click()
  await dialog(page).getByRole('button', { name: t.done }).click()
  await expect(dialog(page).getByText(t.chooseHow)).toBeVisible()
  await expect(dialog(page).getByText(t.chooseStars)).toBeVisible()
  await dialog(page).getByLabel(t.asWritten).check()
  await star(page, 4)
  await expect(dialog(page).getByRole('status')).toHaveText('4 · would cook it again')
  await press(page, t.done)
  await expect(dialog(page).getByRole('heading', { name: t.forNextCook })).toBeFocused()
  await expect(
    dialog(page)
      .getByRole('status')
      .filter({ hasText: t.noted(4) }),
  ).toBeVisible()
  expect(await scrollsSideways(page)).toBe(false)
  await expectAccessible(page)
  await press(page, t.skip)
  await expect(page.getByText(t.notedInDiary)).toBeVisible()
  await expect(page.getByRole('button', { name: t.iCookedThis })).toBeFocused()
  const [entry] = await send<Entry[]>('GET', `/api/cooks?recipe=${id}`)
  expect(entry).toMatchObject({ howCooked: 'asWritten', rating: 4, changes: [], note: '', minutes: null })
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
})
