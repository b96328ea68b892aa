import { truncate, writeFile } from 'node:fs/promises'
import type { TestInfo } from '@playwright/test'

/**
 * The path of a file that begins as a JPEG and has so many bytes, which take no room on the disk. The bytes of a buffer would go to the
 * browser through its protocol, which takes a busy machine longer than a journey has.
 */
export async function sparsePicture(testInfo: TestInfo, bytes: number): Promise<string> {
  const path = testInfo.outputPath('a.jpg')
  await writeFile(path, Buffer.from([0xff, 0xd8, 0xff]))
  await truncate(path, bytes)
  return path
}
