import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** Makes a member's account a week old and its address confirmed, so that the member may publish more than new members. */
export async function establishMember(db: Database, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({
      created_at: sql<Date>`least(created_at, now() - interval '7 days')`,
      email_verified_at: sql<Date>`coalesce(email_verified_at, now())`,
    })
    .where('id', '=', userId)
    .execute()
}
