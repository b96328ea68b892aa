import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { networkOf } from '#server/platform/http/network.ts'
import { addressKey } from '../auth/auth.queries.ts'
import { isFormerCook } from '../auth/departures.queries.ts'
import { isKnownNetwork } from '../auth/known-networks.queries.ts'
import { isThere } from '../moderation/effects.queries.ts'

/** The most administrators that are listed. Only an operator can add one. */
const mostAdmins = 1_000

/** Finds the administrator of this e-mail address, and whether they have signed in from the network of this IP address. */
export const findAdmin = (db: Database, email: string, address: string) =>
  db
    .selectFrom('admins')
    .select([
      'id',
      'password_hash as passwordHash',
      isKnownNetwork('admin_id', 'admins.id', networkOf(address)).as('isKnownNetwork'),
      sql<boolean>`exists (select from admin_second_factors f where f.admin_id = admins.id and f.confirmed_at is not null)`.as(
        'hasSecondFactor',
      ),
    ])
    .where('email_key', '=', addressKey(email))
    .executeTakeFirst()

/** Reads a signed-in administrator, and whether they signed in from the network of this IP address before. */
export const getAdmin = (db: Database, id: number, address: string) =>
  db
    .selectFrom('admins')
    .select([
      'email',
      'password_hash as passwordHash',
      isKnownNetwork('admin_id', 'admins.id', networkOf(address)).as('isKnownNetwork'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Adds an administrator. If one with this address exists, sets the password and ends the administrator's sessions and sign-ins. */
export async function upsertAdmin(db: Database, email: string, passwordHash: string): Promise<number> {
  const { id } = await db
    .insertInto('admins')
    .values({ email, email_key: addressKey(email), password_hash: passwordHash })
    .onConflict(conflict => conflict.column('email_key').doUpdateSet({ password_hash: passwordHash }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await endAdminSessions(db, id)
  return id
}

export const findAdminByAddress = (db: Database, email: string) =>
  db
    .selectFrom('admins')
    .select(['id', 'email'])
    .where('email_key', '=', addressKey(email))
    .executeTakeFirst()

/** Ends an administrator's sessions, and the sign-ins that still wait for a code. */
export async function endAdminSessions(trx: Database, adminId: number): Promise<void> {
  await trx.deleteFrom('sessions').where('admin_id', '=', adminId).execute()
  await trx.deleteFrom('admin_sign_in_tickets').where('admin_id', '=', adminId).execute()
}

export const listAdmins = (db: Database) =>
  db
    .selectFrom('admins')
    .select(eb => [
      'email',
      'created_at as createdAt',
      eb
        .exists(
          eb
            .selectFrom('sessions')
            .whereRef('admin_id', '=', 'admins.id')
            .where('expires_at', '>', sql<Date>`now()`),
        )
        .$castTo<boolean>()
        .as('isSignedIn'),
    ])
    .orderBy('email_key')
    .limit(mostAdmins)
    .execute()

type Page = { before: number | undefined; limit: number }

/** Lists a page of the newest members, or of those before an id. Reads the primary key backwards, only as many rows as it returns. */
export const listUsers = (db: Database, { before, limit }: Page) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'username'])
    .where(sql<boolean>`not ${isFormerCook('email_key')}`)
    .$if(before !== undefined, query => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const listRecipes = (db: Database, { before, limit }: Page) =>
  db
    .selectFrom('recipes')
    .select(['id', 'title'])
    .$if(before !== undefined, query => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const listComments = (db: Database, { before, limit }: Page) =>
  db
    .selectFrom(page =>
      page
        .selectFrom('comments')
        .select(['id', 'content', 'author_id', 'recipe_id'])
        .where(isThere)
        .$if(before !== undefined, query => query.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(limit)
        .as('c'),
    )
    .innerJoin('users as u', 'u.id', 'c.author_id')
    .innerJoin('recipes as r', 'r.id', 'c.recipe_id')
    .select([
      'c.id',
      'c.content',
      sql<string>`u.display_name`.as('author'),
      'c.recipe_id as recipeId',
      'r.title as recipeTitle',
    ])
    .orderBy('c.id', 'desc')
    .execute()
