import { truncate, writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import { aPicture } from '#tests/support/pictures.ts'
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

/**
 * Returns the path of a file that begins as a JPEG and has this many bytes, which take no room on the disk. A buffer's bytes
 * would go to the browser through its protocol, which takes a busy machine longer than a journey has.
 */
export async function sparsePicture(testInfo: TestInfo, bytes: number): Promise<string> {
  const path = testInfo.outputPath('a.jpg')
  await writeFile(path, Buffer.from([0xff, 0xd8, 0xff]))
  await truncate(path, bytes)
  return path
}
