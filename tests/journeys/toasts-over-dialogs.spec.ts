import * as messages from '#texts/messages.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { test } from './support/member.ts'
import { createDialog, field } from './support/recipe-form.ts'

const sentence = messages.bookmarkRemoveFailed

/** Makes the removal of the bookmark fail, so that the toast appears once the form is open. */
test.beforeEach(async ({ page, member, publish, send }) => {
  const { id } = await publish()
  await send('POST', `/api/recipes/${id}/bookmark`)
  await presetToken(page, member.token)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/bookmark', async route => {
    if (route.request().method() !== 'DELETE') return route.fallback()
    await promise
    return route.fulfill({ status: 500, json: { message: 'No' } })
  })
  await open(page, '/myrecipes')
  await page
    .getByRole('button', { name: /^Remove the bookmark/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Add a recipe' }).click()
  await expect(createDialog(page)).toBeVisible()
  resolve()
})

test('a toast is above an open dialog: hovering pauses it, and a click closes it', async ({ page }) => {
  const toast = page.getByText(sentence)
  // Only an element that is uppermost and not inert can be hovered and clicked.
  await toast.hover()
  await expect(page.locator('.Toastify__progress-bar')).toHaveCSS('animation-play-state', 'paused')
  await toast.click()
  await expect(toast).toHaveCount(0)
  await expect(createDialog(page)).toBeVisible()
})

test('it can be dragged away there', async ({ page }) => {
  const toast = page.getByText(sentence)
  await toast.hover()
  const box = await page.locator('.Toastify__toast').boundingBox()
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 1.5, box?.y ?? 0, { steps: 8 })
  await page.mouse.up()
  await expect(toast).toHaveCount(0)
  await expect(createDialog(page)).toBeVisible()
})

test('it survives the dialog’s closing, and is above the next one', async ({ page }) => {
  const toast = page.getByText(sentence)
  await toast.hover()
  await page.keyboard.press('Escape')
  await expect(createDialog(page)).toHaveCount(0)
  await toast.hover()
  await page.getByRole('button', { name: 'Add a recipe' }).press('Enter')
  await field(page, 'Title').fill('Irio')
  await toast.click()
  await expect(toast).toHaveCount(0)
  await expect(field(page, 'Title')).toHaveValue('Irio')
})
