import sharp from 'sharp'
import { phoneHeic } from '#tests/support/pictures.ts'
import * as messages from '#texts/messages.ts'
import { card, choosePicture, crop, cropPicture, picture, sparsePicture } from './support/avatar.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { countCalls, test } from './support/member.ts'
import { serverFails } from './support/test-site.ts'

test.beforeEach(async ({ page, member }) => {
  await presetToken(page, member.token)
  await open(page, '/profile')
})

test('the picture that is sent is 128 × 128', { tag: ['@9-avatar-crop'] }, async ({ page }) => {
  const sent: Buffer[] = []
  await page.route('**/api/users/avatar', route => {
    sent.push(route.request().postDataBuffer() ?? Buffer.alloc(0))
    return route.continue()
  })
  await cropPicture(page)
  await card(page).getByRole('button', { name: 'Save Avatar' }).click()
  await expect(card(page).getByText('Preview')).toHaveCount(0)
  const [body = Buffer.alloc(0)] = sent
  const jpeg = body.subarray(body.indexOf(Buffer.from([0xff, 0xd8])))
  expect(await sharp(jpeg, { failOn: 'none' }).metadata()).toMatchObject({
    format: 'jpeg',
    width: 128,
    height: 128,
  })
})

test('the square moves with the arrow keys and grows with the slider', async ({ page }) => {
  await choosePicture(page)
  const image = crop(page).getByRole('img').or(crop(page).locator('img')).first()
  const zoom = crop(page).getByLabel('Zoom')
  const before = await image.evaluate(element => element.style.transform)
  await zoom.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => image.evaluate(element => element.style.transform)).toContain('scale(1.05)')
  await crop(page).getByLabel('Part of the picture to keep').focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => image.evaluate(element => element.style.transform)).not.toContain('translate(0px')
  expect(before).toContain('translate(0px')
})

test('the crop and the preview can be cancelled', async ({ page }) => {
  await choosePicture(page)
  await page.keyboard.press('Escape')
  await expect(crop(page)).toHaveCount(0)
  await expect(card(page).getByText('Preview')).toHaveCount(0)
  await cropPicture(page)
  await card(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page).getByText('Preview')).toHaveCount(0)
  await expect(card(page).getByLabel('Choose a picture')).toBeAttached()
})

test('a file of another kind and a too large one are refused before anything opens', async ({
  page,
}, testInfo) => {
  const calls = await countCalls(page, '**/api/users/avatar', 'POST')
  const input = card(page).getByLabel('Choose a picture')
  await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByRole('alert')).toHaveText(
    'The picture must be a JPEG, PNG, WebP or HEIC file, whatever its name ends with.',
  )
  await input.setInputFiles(await sparsePicture(testInfo, 50_000_001))
  await expect(page.getByRole('alert')).toHaveText('A picture can have at most 50 MB.')
  await expect(crop(page)).toHaveCount(0)
  expect(calls()).toBe(0)
})

test('a picture that this browser cannot show is cut by the server: a phone’s HEIC is saved, and a damaged picture is refused with the reason', async ({
  page,
}) => {
  const saveWhole = async (name: string, buffer: Buffer) => {
    await card(page).getByLabel('Choose a picture').setInputFiles({ name, mimeType: '', buffer })
    await expect(crop(page).getByRole('status')).toContainText('This browser cannot show the picture')
    await crop(page).getByRole('button', { name: 'Use it as it is' }).click()
    await card(page).getByRole('button', { name: 'Save Avatar' }).click()
  }
  await saveWhole('a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0, 1]))
  await expect(card(page).getByRole('alert')).toHaveText(
    `${messages.avatarFailed}This picture is damaged or incomplete. Please send it again, or save it as JPEG first.`,
  )
  await card(page).getByRole('button', { name: 'Cancel' }).click()
  await saveWhole('IMG_0042.HEIC', phoneHeic)
  await expect(card(page).getByText('Preview')).toHaveCount(0)
  await expect(picture(page)).toHaveAttribute('src', /\/media\/avatars\//)
})

test('a picture that this browser can neither show nor shrink, and that is too large for the server, is not sent', async ({
  page,
}, testInfo) => {
  await card(page)
    .getByLabel('Choose a picture')
    .setInputFiles(await sparsePicture(testInfo, 5_000_001))
  await expect(crop(page).getByRole('alert')).toContainText('This browser cannot make the picture smaller')
  await expect(crop(page).getByRole('button')).toHaveText(['Cancel'])
})

test('when the server fails, an error is shown, and the preview stays for a retry', {
  tag: ['@8-profile-avatar-failure'],
}, async ({ page }) => {
  await page.route('**/api/users/avatar', serverFails)
  await cropPicture(page)
  await card(page).getByRole('button', { name: 'Save Avatar' }).click()
  await expect(card(page).getByRole('alert')).toHaveText(messages.avatarFailed)
  await expect(picture(page)).toHaveAttribute('src', /^blob:/)
  await page.unroute('**/api/users/avatar')
  await card(page).getByRole('button', { name: 'Save Avatar' }).click()
  await expect(card(page).getByText('Preview')).toHaveCount(0)
  await expect(card(page).getByRole('alert')).toHaveCount(0)
})
