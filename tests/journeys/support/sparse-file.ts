import { truncate, writeFile } from 'node:fs/promises'
import type { TestInfo } from '@playwright/test'

/**
 * The path of a file of so many bytes, which takes no room on the disk. The bytes of a buffer would go to the browser
 * through its protocol, which takes a busy machine longer than a journey has.
 */
export async function sparseFile(testInfo: TestInfo, name: string, bytes: number): Promise<string> {
  const path = testInfo.outputPath(name)
  await writeFile(path, '')
  await truncate(path, bytes)
  return path
}
