import type { Page } from '@playwright/test'
import { aPicture } from '#harness/picture.ts'
import { expect } from './journey.ts'

export const card = (page: Page) => page.getByRole('region', { name: 'Your card' })

export const crop = (page: Page) => page.getByRole('dialog', { name: 'Crop your picture' })

export const picture = (page: Page) => card(page).locator('.avatar img')

export async function choosePicture(page: Page): Promise<void> {
  await card(page)
    .getByLabel('Choose a picture')
    .setInputFiles(await aPicture('me.jpg'))
  await expect(crop(page).getByRole('button', { name: 'Use this part' })).toBeEnabled()
}

export async function cropPicture(page: Page): Promise<void> {
  await choosePicture(page)
  await crop(page).getByRole('button', { name: 'Use this part' }).click()
  await expect(card(page).getByText('Preview')).toBeVisible()
}
