import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** Lists a member's recipes with the columns by which their leftover pictures and words are found. */
export const listRecipesOf = (db: Database, userId: number, limit: number) =>
  db
    .selectFrom('recipes')
    .select([
      'id',
      'title',
      'chef_name as chefName',
      'country_of_origin as countryOfOrigin',
      'diet_type as dietType',
      'ingredients',
      'instructions',
      'image',
      'chef_image as chefImage',
      'cover_key as coverKey',
      'held',
    ])
    .where('author_id', '=', userId)
    .orderBy('id')
    .limit(limit)
    .execute()

export const deleteMessagesOf = (db: Database, emailKey: string) =>
  db.deleteFrom('contact_messages').where(sql`lower(email)`, '=', emailKey).execute()

/** Deletes a member's jobs, including those of failed mails that wait for the operator: they contain the member's id or address. */
export async function deleteJobsOf(
  db: Database,
  { userId, emailKey }: { userId: number; emailKey: string },
): Promise<void> {
  await sql`delete from pgboss.job where data->>'userId' = ${String(userId)} or data->>'emailKey' = ${emailKey}
    or data->>'changeId' in (select id::text from email_changes where user_id = ${userId})`.execute(db)
}

/**
 * Deletes the cases about deleted content, with their copies. Cases about comments become cases about a former cook. The member's own
 * reports keep the rule, for the moderators who decide, but not the member's words.
 */
export async function eraseFromCases(db: Database, userId: number, formerCookId: number): Promise<void> {
  await db
    .deleteFrom('moderation_cases')
    .where('member_id', '=', userId)
    .where('kind', '!=', 'comment')
    .execute()
  await db.deleteFrom('moderation_actions').where('member_id', '=', userId).execute()
  // The appeal is gone together with the notice, so these cases no longer wait.
  await db
    .updateTable('moderation_cases')
    .set({ member_id: formerCookId, waits_since: null })
    .where('member_id', '=', userId)
    .execute()
  await db
    .updateTable('moderation_cases')
    .set({ held_by_user: null, held_until: null })
    .where('held_by_user', '=', userId)
    .execute()
  await db
    .updateTable('content_reports')
    .set({ explanation: '', reporter_id: null })
    .where('reporter_id', '=', userId)
    .execute()
}

/** Deletes the account with the rows that refer to it: sessions, links, known networks, follows, notifications, the departure. */
export async function deleteAccount(db: Database, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('users').where('id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}
