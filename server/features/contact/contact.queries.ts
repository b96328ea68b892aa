import { sql } from 'kysely'
import type { AnsweredFilter, ContactMessage } from '#contract/contact.ts'
import type { Database } from '#server/platform/database/connect.ts'

export async function insertContactMessage(db: Database, message: ContactMessage): Promise<number> {
  const { id } = await db
    .insertInto('contact_messages')
    .values({
      first_name: message.firstName,
      last_name: message.lastName,
      email: message.email,
      phone_number: message.phoneNumber,
      inquiry_type: message.inquiryType,
      message: message.message,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const columns = [
  'id',
  'first_name as firstName',
  'last_name as lastName',
  'email',
  'phone_number as phoneNumber',
  'inquiry_type as inquiryType',
  'message',
  'created_at as createdAt',
  'answered_at as answeredAt',
] as const

const selectMessages = (db: Database) => db.selectFrom('contact_messages').select(columns)

export const findContactMessage = (db: Database, id: number) =>
  selectMessages(db).where('id', '=', id).executeTakeFirst()

type Asked = {
  /** The id of the message that the previous page ended with. */
  before?: number | undefined
  only?: AnsweredFilter | undefined
  limit: number
}

/** Lists messages, the newest first. */
export const listContactMessages = (db: Database, { before, only, limit }: Asked) =>
  selectMessages(db)
    .$if(before !== undefined, page => page.where('id', '<', before ?? 0))
    .$if(only !== undefined, page => page.where('answered_at', only === 'waiting' ? 'is' : 'is not', null))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export async function countWaitingMessages(db: Database): Promise<number> {
  const { waiting } = await db
    .selectFrom('contact_messages')
    .select(eb => eb.fn.countAll<number>().as('waiting'))
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return waiting
}

/** Marks a message as answered or not. One that is already answered keeps its time. Undefined if the message does not exist. */
export const markMessage = (db: Database, id: number, isAnswered: boolean) =>
  db
    .updateTable('contact_messages')
    .set({ answered_at: isAnswered ? sql`coalesce(answered_at, now())` : null })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()

/** Deletes all messages except the newest `keep`. */
export async function deleteOldestMessages(db: Database, keep: number): Promise<void> {
  await db
    .deleteFrom('contact_messages')
    .where('id', '<=', oldest =>
      oldest.selectFrom('contact_messages').select('id').orderBy('id', 'desc').offset(keep).limit(1),
    )
    .execute()
}
