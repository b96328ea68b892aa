import { createHash } from 'node:crypto'

/** The name of the last file of an archive, in the format that `sha256sum --check` reads. */
export const sumsName = 'SHA256SUMS'

export const digestOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex')

/** Returns the line of a file in SHA256SUMS. */
export const sumOf = (name: string, content: Buffer): string => `${digestOf(content)}  ${name}\n`

/**
 * Returns the number of files in an archive besides the first, its header, and a SHA-256 over their lines. The SHA-256 is equal if the
 * parts are equal.
 */
export function summarizeSums([, ...ofParts]: string[]): { parts: number; sha256: string } {
  return { parts: ofParts.length, sha256: digestOf(ofParts.join('')) }
}
