import { BackupRefused } from './refused.ts'

// age is loaded only when something is encrypted or decrypted, because it takes 60 ms and 25 MB.
const age = () => import('age-encryption')

type Bytes = ReadableStream<Uint8Array>

/** The first bytes of anything that age has encrypted. */
export const ageMark = 'age-encryption.org/v1\n'

/**
 * A guess of a passphrase costs 100 ms and 32 MB. With age's default of 18 it takes 256 MB, which a small machine does not have beside a
 * site.
 */
const scryptLogN = 15

/** `key` is an identity as `age-keygen` writes it, with its comments, or else a passphrase. */
export async function encrypt(plain: Bytes, key: string): Promise<Bytes> {
  const { Encrypter, identityToRecipient } = await age()
  const encrypter = new Encrypter()
  const identity = identityIn(key)
  if (identity)
    encrypter.addRecipient(
      await identityToRecipient(identity).catch(() => {
        throw new BackupRefused(
          'BACKUP_KEY begins as an identity of age does, but is none. Copy it again from the file of age-keygen.',
        )
      }),
    )
  else {
    encrypter.setPassphrase(key)
    encrypter.setScryptWorkFactor(scryptLogN)
  }
  return encrypter.encrypt(plain)
}

/** Rejects if the key is a different one. The stream fails if a byte is not what was encrypted. */
export async function decrypt(encrypted: Bytes, key: string): Promise<Bytes> {
  const { Decrypter } = await age()
  const decrypter = new Decrypter()
  const identity = identityIn(key)
  if (identity) decrypter.addIdentity(identity)
  else decrypter.addPassphrase(key)
  return decrypter.decrypt(encrypted)
}

const identityIn = (key: string): string | undefined => /^AGE-SECRET-KEY-\S+$/m.exec(key)?.[0]
