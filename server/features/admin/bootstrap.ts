import { pageUrls } from '#contract/page-urls.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { hashPassword } from '#server/platform/secrets/passwords.ts'
import { recordAudit } from '../audit/audit.queries.ts'
import { createLink } from '../auth/links.queries.ts'
import { upsertAdmin } from './admin.queries.ts'

const fact = 'admin_bootstrapped_at'

type AdminCredentials = { email: string; password: string } | undefined

/**
 * Creates the first administrator, once in the life of a database, from `ADMIN_EMAIL` and `ADMIN_PASSWORD`. Without them, returns the
 * path of a set-up link to print, a new one at each start until one is used. Records that it is done: a check for "no administrator
 * exists" would allow it again after the last one is deleted.
 */
export async function bootstrapAdmin(
  db: Database,
  credentials: AdminCredentials,
  limits: Limits,
): Promise<string | undefined> {
  if (await isBootstrapped(db)) return undefined
  if (!credentials) return pageUrls.adminSetup(await createLink(db, { purpose: 'admin_setup', limits }))
  const passwordHash = await hashPassword(credentials.password)
  await runTransaction(db, async trx => {
    if (!(await closeBootstrap(trx))) return
    const adminId = await upsertAdmin(trx, credentials.email, passwordHash)
    await recordAudit(trx, 'operator', { action: 'set administrator', after: { adminId } })
  })
  return undefined
}

export async function isBootstrapped(db: Database): Promise<boolean> {
  return (
    (await db.selectFrom('site_facts').select('name').where('name', '=', fact).executeTakeFirst()) !==
    undefined
  )
}

/** Records that the first administrator exists. Returns false if this was recorded already. */
export async function closeBootstrap(db: Database): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('site_facts')
    .values({ name: fact, value: new Date().toISOString() })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
