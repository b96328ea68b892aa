import sharp from 'sharp'
import * as usersMessages from '#texts/messages/users.ts'
import { card, choosePicture, crop, cropPicture, picture } from './support/avatar.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { countCalls, test } from './support/member.ts'
import { sparseFile } from './support/sparse-file.ts'
import { serverFails } from './support/test-site.ts'

test.beforeEach(async ({ page, member }) => {
  await presetToken(page, member.token)
  await open(page, '/profile')
})

test('what is sent is 128 × 128', { tag: ['@9-avatar-crop'] }, async ({ page }) => {
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

test('the square moves by arrow keys and grows by the slider', async ({ page }) => {
  await choosePicture(page)
  const image = crop(page).getByRole('img').or(crop(page).locator('img')).first()
  const zoom = crop(page).getByLabel('Zoom')
  const before = await image.evaluate(element => element.style.transform)
  await zoom.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => image.evaluate(element => element.style.transform)).toContain('scale(1.05)')
  await crop(page).getByLabel('Part of the picture that is kept').focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => image.evaluate(element => element.style.transform)).not.toContain('translate(0px')
  expect(before).toContain('translate(0px')
})

test('the crop and the preview can be given up', async ({ page }) => {
  await choosePicture(page)
  await page.keyboard.press('Escape')
  await expect(crop(page)).toHaveCount(0)
  await expect(card(page).getByText('Preview')).toHaveCount(0)
  await cropPicture(page)
  await card(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page).getByText('Preview')).toHaveCount(0)
  await expect(card(page).getByLabel('Choose a picture')).toBeAttached()
})

test('another kind of file, and one too large, are refused before anything opens', async ({
  page,
}, testInfo) => {
  const calls = await countCalls(page, '**/api/users/avatar', 'POST')
  const input = card(page).getByLabel('Choose a picture')
  await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByRole('alert')).toHaveText('The picture must be a JPEG, PNG or WebP file.')
  await input.setInputFiles(await sparseFile(testInfo, 'a.png', 20_000_001))
  await expect(page.getByRole('alert')).toHaveText('A picture can have at most 20 MB.')
  await expect(crop(page)).toHaveCount(0)
  expect(calls()).toBe(0)
})

test('a damaged picture shows an error in the crop dialog', async ({ page }) => {
  const broken = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0, 1]) }
  await card(page).getByLabel('Choose a picture').setInputFiles(broken)
  await expect(crop(page).getByRole('alert')).toContainText('This picture cannot be read.')
  await expect(crop(page).getByRole('button', { name: 'Use this part' })).toBeDisabled()
})

test('when the server fails, an error is shown, and the preview stays for a retry', {
  tag: ['@8-profile-avatar-failure'],
}, async ({ page }) => {
  await page.route('**/api/users/avatar', serverFails)
  await cropPicture(page)
  await card(page).getByRole('button', { name: 'Save Avatar' }).click()
  await expect(card(page).getByRole('alert')).toHaveText(usersMessages.avatarFailed)
  await expect(picture(page)).toHaveAttribute('src', /^blob:/)
  await page.unroute('**/api/users/avatar')
  await card(page).getByRole('button', { name: 'Save Avatar' }).click()
  await expect(card(page).getByText('Preview')).toHaveCount(0)
  await expect(card(page).getByRole('alert')).toHaveCount(0)
})
