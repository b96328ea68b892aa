import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const manifest = join(import.meta.dirname, '../../../package.json')

/** Returns this program's version from package.json: three numbers with dots. */
export const readProgramVersion = (): string =>
  (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version

/** Checks whether a version comes before another one. */
export function isOlder(version: string, other: string): boolean {
  const [numbers, others] = [version, other].map(one => one.split('.').map(Number))
  for (const [place, number] of (numbers ?? []).entries()) {
    const difference = number - (others?.[place] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
