import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Scene } from '../scenes/scene.ts'

export type SceneManifest = Record<
  string,
  { source: string; files: { file: string; bytes: number; sha256: string }[] }
>

export const manifestPath = fileURLToPath(new URL('../scenes/scenes.manifest.json', import.meta.url))

/** Returns a hash of what a rendered scene is made from. If it changes, `npm run scenes` must be run. */
export const sourceHash = (scene: Scene): string =>
  createHash('sha256').update(scene.draw()).update(scene.widths.join()).digest('hex')

export async function readManifest(): Promise<SceneManifest> {
  try {
    return JSON.parse(await readFile(manifestPath, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

const kilobyte = 1000
export const maxTotalBytes = 2000 * kilobyte

/**
 * Returns a file's budget in bytes. The first picture of the home page on a phone must arrive at once; the others may take a
 * little longer.
 */
export function budgetOf(file: string): number {
  const isWebp = file.endsWith('.webp')
  if (/^hero-tall-(480|640)\./.test(file)) return (isWebp ? 60 : 40) * kilobyte
  if (!isWebp) return 60 * kilobyte
  return (file.includes('-1920.') ? 115 : 100) * kilobyte
}
