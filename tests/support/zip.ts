import assert from 'node:assert/strict'
import { inflateRawSync } from 'node:zlib'
import type { ApiCall } from './call.ts'
import type { Member } from './people.ts'
import { waitFor } from './wait-for.ts'

/**
 * Returns the files of a ZIP by their names. Reads the list at the end of the ZIP, without the code that wrote it. Throws if a
 * size is wrong.
 */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0) throw new Error('There is no list of files: this is no ZIP, or not all of it.')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, packed, size] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
    ]
    const [nameLength, extra, comment] = [28, 30, 32].map(offset => bytes.readUInt16LE(at + offset))
    const local = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = bytes.subarray(start, start + packed)
    const file = method === 8 ? inflateRawSync(content) : Buffer.from(content)
    if (file.length !== size) throw new Error(`${name} has ${file.length} bytes, not ${size}.`)
    files.set(name, file)
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}

type Site = { call: ApiCall }
type Owner = Pick<Member, 'token'>

/** Lets the site make the member's ZIP. */
export async function makeZip({ call }: Site, { token }: Owner): Promise<void> {
  assert.equal((await call('POST', '/api/users/current/export', { token })).status, 201)
  await waitFor(async () => {
    const { body } = await call('GET', '/api/users/current/data', { token })
    return body.export?.state === 'ready' || undefined
  }, 'the ZIP')
}

/** Returns a new link to the ZIP. */
export const linkZip = async ({ call }: Site, { token }: Owner): Promise<string> =>
  (await call('POST', '/api/users/current/export/link', { token })).body.url

/** Returns the files of the member's ZIP, by their names. */
export async function takeZip(site: Site, owner: Owner): Promise<Map<string, Buffer>> {
  await makeZip(site, owner)
  return readZip(Buffer.from(await (await fetch(await linkZip(site, owner))).arrayBuffer()))
}
