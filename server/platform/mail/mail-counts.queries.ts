import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { runTransaction } from '../database/transaction.ts'
import type { Limits, MailKind } from '../limits/default-limits.ts'

type MailLimit = Limits['mailLimits'][MailKind]

/** Counts a mail and returns the count's id. Returns undefined if the recipient has had as many mails of this kind as they may get. */
export const countMail = (
  db: Database,
  { kind, to }: { kind: MailKind; to: string },
  { perHour, perDay }: MailLimit,
): Promise<number | undefined> =>
  runTransaction(db, async trx => {
    const recipient = mailboxHash(to)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${to}`}, 0))`.execute(trx)
    const { hour, day } = await trx
      .selectFrom('sent_mails')
      .select([
        sql<number>`count(*) filter (where sent_at > now() - interval '1 hour')::int`.as('hour'),
        sql<number>`count(*)::int`.as('day'),
      ])
      .where('recipient', '=', recipient)
      .where('kind', '=', kind)
      .where('sent_at', '>', sql<Date>`now() - interval '1 day'`)
      .executeTakeFirstOrThrow()
    if (hour >= perHour || day >= perDay) return undefined
    const { id } = await trx
      .insertInto('sent_mails')
      .values({ recipient, kind })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Takes back the count of a mail that was not sent after all. */
export const uncountMail = (db: Database, id: number) =>
  db.deleteFrom('sent_mails').where('id', '=', id).execute()

export const sweepMailCounts = (db: Database) =>
  db.deleteFrom('sent_mails').where('sent_at', '<', sql<Date>`now() - interval '1 day'`).execute()

/** Hashes a mailbox, which is the same however its address is spelled. What follows a plus sign mostly names a folder in it. */
const mailboxHash = (address: string): Buffer =>
  createHash('sha256').update(address.trim().normalize('NFKC').toLowerCase().replace(/\+.*@/, '@')).digest()

/** Deletes the counts of an address that is to be forgotten. */
export const forgetMailCounts = (db: Database, address: string) =>
  db.deleteFrom('sent_mails').where('recipient', '=', mailboxHash(address)).execute()
