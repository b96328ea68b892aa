import { createHash } from 'node:crypto'

/** The last file of an archive, as `sha256sum --check` reads it. */
export const sumsName = 'SHA256SUMS'

export const digestOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex')

/** The line of a file in SHA256SUMS. */
export const sumOf = (name: string, content: Buffer): string => `${digestOf(content)}  ${name}\n`

/** How many files an archive has beside the first, its header, and a SHA-256 over their lines: equal where the parts are. */
export function summarizeSums([, ...ofParts]: string[]): { parts: number; sha256: string } {
  return { parts: ofParts.length, sha256: digestOf(ofParts.join('')) }
}
