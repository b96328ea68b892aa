import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { addressKey, usernameKey } from '../auth/auth.queries.ts'
import { isFormerCook } from '../auth/departures.queries.ts'

export type ListedMember = {
  id: number
  username: string
  email: string
  status: string
  isVerified: boolean
  createdAt: Date
  recipes: number
}

/** Lists members, the newest first. With words, only those whose username or address contains them. */
export const listMembers = (db: Database, words: string, limit: number): Promise<ListedMember[]> =>
  db
    .selectFrom('users as u')
    .select(eb => [
      'u.id',
      'u.username',
      'u.email',
      'u.status',
      'u.created_at as createdAt',
      eb('u.email_verified_at', 'is not', null).$castTo<boolean>().as('isVerified'),
      sql<number>`(select count(*)::int from recipes where author_id = u.id)`.as('recipes'),
    ])
    .where(eb =>
      eb.or([
        eb(sql`strpos(u.username_key, ${usernameKey(words)})`, '>', 0),
        eb(sql`strpos(u.email_key, ${addressKey(words)})`, '>', 0),
      ]),
    )
    .where(sql<boolean>`not ${isFormerCook('u.email_key')}`)
    .orderBy('u.id', 'desc')
    .limit(limit)
    .execute()

/** Finds a member by their whole username or e-mail address. */
export const findMemberByName = (db: Database, name: string) =>
  db
    .selectFrom('users')
    .select(['id', 'username'])
    .where(eb => eb.or([eb('username_key', '=', usernameKey(name)), eb('email_key', '=', addressKey(name))]))
    .executeTakeFirst()

export const setMemberStatus = (db: Database, id: number, status: 'active' | 'suspended') =>
  db.updateTable('users').set({ status }).where('id', '=', id).execute()
