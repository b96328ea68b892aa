import { createDecipheriv, createHash, scrypt, timingSafeEqual } from 'node:crypto'

/** Opens frames in the order in which they were sealed: a frame that is missing, moved or changed does not open. */
export type Seal = {
  tagBytes: number
  /** Returns undefined if the tag does not belong to this frame. */
  open(head: Buffer, body: Buffer, tag: Buffer): Buffer | undefined
}

/**
 * Opens frames of an archive without a key. The tag is a SHA-256, which shows damage but not a forgery. The first tag covers the header;
 * the others are equal if the content is equal.
 */
export function openChecksumSeal(headerLine: Buffer): Seal {
  const nextNumber = countFrames()
  let covered = headerLine
  const tagOf = (head: Buffer, body: Buffer) => {
    const tag = createHash('sha256').update(covered).update(nextNumber()).update(head).update(body)
    covered = Buffer.alloc(0)
    return tag.digest()
  }
  return {
    tagBytes: 32,
    open: (head, body, tag) => (tagOf(head, body).equals(tag) ? body : undefined),
  }
}

const cipher = 'aes-256-gcm'
const gcmTagBytes = 16

/** Opens frames of an archive with a key. They use AES-256-GCM with the frame's number as the nonce. */
export function openCipherSeal(headerLine: Buffer, key: Buffer): Seal {
  const header = createHash('sha256').update(headerLine).digest()
  const nextNumber = countFrames()
  return {
    tagBytes: gcmTagBytes,
    open(head, body, tag) {
      const opening = createDecipheriv(cipher, key, nextNumber(), { authTagLength: gcmTagBytes })
      opening.setAAD(Buffer.concat([header, head])).setAuthTag(tag)
      const opened = opening.update(body)
      try {
        return Buffer.concat([opened, opening.final()])
      } catch {
        return undefined
      }
    },
  }
}

function countFrames(): () => Buffer {
  let frames = 0
  return () => {
    const number = Buffer.alloc(12)
    number.writeUIntBE(frames++, 6, 6)
    return number
  }
}

type ArchiveKeys = { key: Buffer; check: string }

/** A guess of the passphrase costs 100 ms and 32 MB. */
export const deriveKeys = (passphrase: string, salt: string): Promise<ArchiveKeys> =>
  new Promise((resolve, reject) =>
    scrypt(
      passphrase,
      Buffer.from(salt, 'hex'),
      48,
      { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 },
      (error, derived) =>
        error
          ? reject(error)
          : resolve({ key: derived.subarray(0, 32), check: derived.subarray(32).toString('hex') }),
    ),
  )

export const isSameCheck = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
