import { card, cropPicture, picture } from '../support/avatar.ts'
import { expect, open, presetToken } from '../support/journey.ts'
import { test } from '../support/member.ts'

test.beforeEach(async ({ page, member }) => {
  await presetToken(page, member.token)
  await open(page, '/profile')
})

test('chosen, cropped, looked at, saved: the preview clears and the picture is another', {
  tag: ['@2-account-avatar', '@4-avatar-upload', '@7-post-avatar'],
}, async ({ page }) => {
  await cropPicture(page)
  await expect(picture(page)).toHaveAttribute('src', /^blob:/)
  const sent = page.waitForRequest('**/api/users/avatar')
  await card(page).getByRole('button', { name: 'Save Avatar' }).click()
  const request = await sent
  expect(request.method()).toBe('POST')
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/)
  expect(request.postData()).toContain('name="avatar"')
  await expect(card(page).getByText('Preview')).toHaveCount(0)
  await expect(card(page).getByRole('button', { name: 'Save Avatar' })).toHaveCount(0)
  await expect(picture(page)).toHaveAttribute('src', /\/media\/avatars\/\S+\.webp$/)
  await expect(page.getByRole('button', { name: /^Akinyi/ }).locator('img')).toHaveAttribute(
    'src',
    /\/media\/avatars\//,
  )
  await page.reload()
  await expect(picture(page)).toHaveAttribute('src', /\/media\/avatars\//)
})
