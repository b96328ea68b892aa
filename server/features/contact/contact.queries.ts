import type { ContactMessage } from '#contract/contact.ts'
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

const selectMessages = (db: Database) =>
  db
    .selectFrom('contact_messages')
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'phone_number as phoneNumber',
      'inquiry_type as inquiryType',
      'message',
      'created_at as createdAt',
    ])

export const findContactMessage = (db: Database, id: number) =>
  selectMessages(db).where('id', '=', id).executeTakeFirst()

/** Newest first. */
export const listContactMessages = (db: Database, count: number) =>
  selectMessages(db).orderBy('id', 'desc').limit(count).execute()

/** Deletes all but so many, the newest. */
export async function deleteOldestMessages(db: Database, keep: number): Promise<void> {
  await db
    .deleteFrom('contact_messages')
    .where('id', '<=', oldest =>
      oldest.selectFrom('contact_messages').select('id').orderBy('id', 'desc').offset(keep).limit(1),
    )
    .execute()
}
