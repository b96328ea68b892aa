import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { aPicture, phoneHeic } from '#tests/support/pictures.ts'
import * as messages from '#texts/messages.ts'
import { sparsePicture } from './support/avatar.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { aRecipe, countCalls, onlyForMethod, type Recipe, test } from './support/member.ts'
import { serverFails } from './support/test-site.ts'

const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Your Recipe' })
const field = (page: Page, label: string) => editDialog(page).getByLabel(label, { exact: true })
const update = (page: Page) => editDialog(page).getByRole('button', { name: 'Update Recipe' }).click()

async function openForm(page: Page, title = 'Githeri ya Akinyi'): Promise<void> {
  await open(page, '/myrecipes')
  await expect(page.getByRole('button', { name: /^Akinyi/ })).toBeVisible()
  await page.getByRole('button', { name: `Edit ${title}` }).click()
}

test.beforeEach(({ page, member }) => presetToken(page, member.token))

test('a change is sent with all fields, and is shown', { tag: ['@2-recipe-modal'] }, async ({
  page,
  publish,
}) => {
  await publish({ image: 'https://pictures.example/githeri.jpg' })
  await openForm(page)
  await field(page, 'Title').fill('Githeri ya jioni')
  const sent = page.waitForRequest(request => request.method() === 'PUT')
  await update(page)
  expect((await sent).postDataJSON()).toEqual(
    aRecipe({ title: 'Githeri ya jioni', image: 'https://pictures.example/githeri.jpg' }),
  )
  await expect(editDialog(page)).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Githeri ya jioni' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Githeri ya jioni' })).toBeFocused()
})

test('the generated cover is in its field and follows the recipe', async ({ page, publish, send }) => {
  const recipe = await publish()
  await openForm(page)
  await expect(field(page, 'Image')).toHaveValue(recipe.cover.url)
  await expect(editDialog(page).getByRole('button', { name: 'Use this cover' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await field(page, 'Title').fill('Irio')
  await update(page)
  await expect(page.getByRole('article', { name: 'Irio' })).toBeVisible()
  const changed = await send<Recipe>('GET', `/api/recipes/${recipe.id}`)
  expect(changed.cover.url).not.toBe(recipe.cover.url)
  expect(changed.image).toBe(changed.cover.url)
})

test('Use this cover replaces another picture', async ({ page, publish, send }) => {
  const recipe = await publish({ image: 'https://pictures.example/githeri.jpg' })
  await openForm(page)
  await editDialog(page).getByRole('button', { name: 'Use this cover' }).click()
  await expect(field(page, 'Image')).toHaveValue(recipe.cover.url)
  await update(page)
  await expect(editDialog(page)).toHaveCount(0)
  expect((await send<Recipe>('GET', `/api/recipes/${recipe.id}`)).image).toBe(recipe.cover.url)
})

test('when the server fails, an error is shown and the form stays', async ({ page, publish }) => {
  await publish()
  await page.route('**/api/recipes/*', onlyForMethod('PUT', serverFails))
  await openForm(page)
  await field(page, 'Title').fill('Irio')
  await update(page)
  await expect(editDialog(page).getByRole('alert')).toHaveText(messages.recipeSaveFailed)
  await expect(field(page, 'Title')).toHaveValue('Irio')
})

test('Escape closes it; the change is kept as a draft of only this recipe', async ({ page, publish }) => {
  await publish()
  await publish({ title: 'Uji' })
  await openForm(page)
  await field(page, 'Title').fill('Irio')
  await page.keyboard.press('Escape')
  await expect(editDialog(page)).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Githeri ya Akinyi' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit Uji' }).click()
  await expect(field(page, 'Title')).toHaveValue('Uji')
  await expect(editDialog(page).getByText('Continue the draft')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit Githeri ya Akinyi' }).click()
  await expect(field(page, 'Title')).toHaveValue('Githeri ya Akinyi')
  // The toast that says that the draft is kept covers the button.
  await page.locator('.Toastify__toast').first().click()
  await editDialog(page).getByRole('button', { name: 'Continue the draft' }).click()
  await expect(field(page, 'Title')).toHaveValue('Irio')
})

test.describe('uploading', () => {
  test.beforeEach(async ({ page, publish }) => {
    await publish()
    await openForm(page)
  })

  for (const { button, label } of [
    { button: 'Upload a photo', label: 'Image' },
    { button: 'Upload a chef image', label: 'Chef Image' },
  ]) {
    test(`${button} fills ${label} with the picture's address`, async ({ page }) => {
      await editDialog(page)
        .getByLabel(button)
        .setInputFiles(await aPicture('dish.jpg'))
      // All sizes and formats are encoded first, which takes seconds while other tests run.
      await expect(field(page, label)).toHaveValue(/\/media\/images\/\S+\.webp$/, { timeout: 20_000 })
    })

    test(`${button}: a file of another kind, and one too large, are not sent`, async ({ page }, testInfo) => {
      const calls = await countCalls(page, '**/api/images', 'POST')
      const file = { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }
      await editDialog(page).getByLabel(button).setInputFiles(file)
      await expect(field(page, label)).toHaveAccessibleDescription(
        'The picture must be a JPEG, PNG, WebP or HEIC file, whatever its name ends with.',
      )
      await editDialog(page)
        .getByLabel(button)
        .setInputFiles(await sparsePicture(testInfo, 5_000_001))
      await expect(field(page, label)).toHaveAccessibleDescription(
        'This browser cannot make the picture smaller, and it can have at most 5 MB.',
      )
      expect(calls()).toBe(0)
    })

    test(`${button}: a failure shows an error, and a URL can be pasted instead`, async ({ page }) => {
      await page.route('**/api/images', route => route.abort())
      await editDialog(page)
        .getByLabel(button)
        .setInputFiles(await aPicture('dish.jpg'))
      await expect(field(page, label)).toHaveAccessibleDescription(/^The picture could not be uploaded/)
      await field(page, label).fill('https://pictures.example/dish.jpg')
      await expect(editDialog(page).getByText(/could not be uploaded/)).toHaveCount(0)
    })
  }

  test('a large photo is shrunk upright before it is sent', async ({ page }) => {
    // The test makes five megabytes of noise, which are decoded and encoded several times.
    test.setTimeout(90_000)
    const noise = {
      width: 3_600,
      height: 2_400,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    } as const
    const image = sharp({ create: { ...noise, background: '#000000' } })
    const buffer = await image.withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer()
    expect(buffer.length).toBeGreaterThan(5_000_000)
    const sent = page.waitForRequest('**/api/images')
    await editDialog(page)
      .getByLabel('Upload a photo')
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
    const form = (await sent).postDataBuffer() ?? Buffer.alloc(0)
    const picture = form.subarray(form.indexOf('\r\n\r\n') + 4)
    const { width, height, orientation = 1 } = await sharp(picture, { failOn: 'none' }).metadata()
    expect([width, height, orientation]).toEqual([1_600, 2_400, 1])
    expect(form.length).toBeLessThan(buffer.length / 2)
    await expect(field(page, 'Image')).toHaveValue(/\/media\/images\/\S+\.webp$/, { timeout: 60_000 })
  })

  test('a picture that this browser cannot read is sent as it is: a phone’s HEIC is accepted, and for a damaged picture the server gives the reason', async ({
    page,
  }) => {
    const choose = (name: string, buffer: Buffer) =>
      editDialog(page).getByLabel('Upload a photo').setInputFiles({ name, mimeType: '', buffer })
    await choose('a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0, 1]))
    await expect(field(page, 'Image')).toHaveAccessibleDescription(/^This picture is damaged or incomplete/)
    await choose('IMG_0042.HEIC', phoneHeic)
    await expect(field(page, 'Image')).toHaveValue(/\/media\/images\/\S+\.webp$/, { timeout: 20_000 })
    await expect(field(page, 'Image')).not.toHaveAccessibleDescription(/damaged/)
  })
})
