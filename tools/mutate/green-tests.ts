import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Tests that have been seen to pass: only their failing says something. In a file, as are the outcomes. */
const greenFile = join(import.meta.dirname, '../../test-results/mutations-green.json')

const stored = await readFile(greenFile, 'utf8').catch(() => '[]')
const green = new Set<string>(JSON.parse(stored))

export const isGreen = (test: string): boolean => green.has(test)

export async function rememberGreen(tests: string[]): Promise<void> {
  const before = green.size
  for (const test of tests) green.add(test)
  if (green.size === before) return
  await mkdir(dirname(greenFile), { recursive: true })
  await writeFile(greenFile, JSON.stringify([...green], null, 1))
}
