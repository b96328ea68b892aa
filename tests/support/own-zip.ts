import assert from 'node:assert/strict'
import type { ApiCall } from './call.ts'
import type { Member } from './people.ts'
import { waitFor } from './site.ts'
import { readZip } from './zip.ts'

type Site = { call: ApiCall }
type Owner = Pick<Member, 'token'>

/** Has the member's ZIP made. */
export async function makeZip({ call }: Site, { token }: Owner): Promise<void> {
  assert.equal((await call('POST', '/api/users/current/export', { token })).status, 201)
  await waitFor(async () => {
    const { body } = await call('GET', '/api/users/current/data', { token })
    return body.export?.state === 'ready' || undefined
  }, 'the ZIP')
}

/** A new link to the ZIP. */
export const linkZip = async ({ call }: Site, { token }: Owner): Promise<string> =>
  (await call('POST', '/api/users/current/export/link', { token })).body.url

/** The files of the member's ZIP, by their names. */
export async function takeZip(site: Site, owner: Owner): Promise<Map<string, Buffer>> {
  await makeZip(site, owner)
  return readZip(Buffer.from(await (await fetch(await linkZip(site, owner))).arrayBuffer()))
}
