import { sql } from 'kysely'
import { keyReused } from '#texts/requests.ts'
import type { Database } from '../database/connect.ts'
import { refuse } from './problems.ts'

/**
 * A request that its client identifies by a key, and sends with the same key again if it repeats it. `keyHash` is the SHA-256 of the
 * operation, the key and its owner; `contentHash` that of the content.
 */
export type KeyedRequest = { keyHash: Buffer; contentHash: Buffer }

type Making = {
  /** Makes the thing and returns its id. */
  make: () => Promise<number>
  /** Returns nothing if the thing has been deleted since. It is then made again. */
  find?: (id: number) => Promise<unknown>
}

/**
 * Makes a thing once for each key, in the transaction that stores the key. The same request at the same time waits for the first. Returns
 * the id of the thing, which an earlier request with the key may have made. Refuses with `key_reused` if that request had other content.
 */
export async function makeOnce(
  trx: Database,
  request: KeyedRequest | undefined,
  { make, find = async id => id }: Making,
): Promise<number> {
  if (!request) return make()
  const { id: earlier, contentHash } = await takeKey(trx, request)
  if (earlier !== null && (await find(earlier))) {
    refuseOther(request, { id: earlier, contentHash })
    return earlier
  }
  const id = await make()
  await trx
    .updateTable('idempotency_keys')
    .set({ made_id: id, content_hash: request.contentHash, created_at: sql<Date>`now()` })
    .where('key_hash', '=', request.keyHash)
    .execute()
  return id
}

/** Returns what an earlier request with this key made; undefined if there is none or it no longer exists. Refuses as above. */
export async function findMade<Made>(
  db: Database,
  request: KeyedRequest | undefined,
  find: (id: number) => Promise<Made | undefined>,
): Promise<Made | undefined> {
  if (!request) return undefined
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['made_id as id', 'content_hash as contentHash'])
    .where('key_hash', '=', request.keyHash)
    .executeTakeFirst()
  if (!row?.id) return undefined
  const made = await find(row.id)
  if (made) refuseOther(request, { id: row.id, contentHash: row.contentHash })
  return made
}

/** Returns the key's row, locked until the transaction ends: a new one without an id, or the row of an earlier request. */
const takeKey = (trx: Database, { keyHash, contentHash }: KeyedRequest) =>
  trx
    .insertInto('idempotency_keys')
    .values({ key_hash: keyHash, content_hash: contentHash })
    .onConflict(known => known.column('key_hash').doUpdateSet({ key_hash: keyHash }))
    .returning(['made_id as id', 'content_hash as contentHash'])
    .executeTakeFirstOrThrow()

function refuseOther({ contentHash }: KeyedRequest, made: { id: number; contentHash: Buffer }): void {
  if (!made.contentHash.equals(contentHash)) refuse('key_reused', keyReused, { made: { id: made.id } })
}

/** More than honest members make in a day. Beyond this number, the oldest keys are forgotten. */
const maxKeys = 100_000

/** Forgets keys that are more than a day old, and the oldest beyond `maxKeys`. */
export async function sweepIdempotencyKeys(db: Database): Promise<void> {
  const oldest = db
    .selectFrom('idempotency_keys')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(maxKeys - 1)
    .limit(1)
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`greatest(now() - interval '1 day', ${oldest})`)
    .execute()
}
