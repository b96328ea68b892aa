import type { ProfileInput } from '#contract/users.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isStaying } from '../auth/departures.queries.ts'
import { isShownTo } from '../recipe-access/recipe-access.queries.ts'

const profileColumns = [
  'id',
  'username',
  'first_name as firstName',
  'last_name as lastName',
  'display_name as name',
  'title',
  'about_me as aboutMe',
  'avatar_key as avatarKey',
] as const

/** Finds the public columns of a member. Undefined for a member who is not active or is leaving. */
export const findMember = (db: Database, id: number) =>
  db
    .selectFrom('users')
    .select(profileColumns)
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where(isStaying('users.id'))
    .executeTakeFirst()

/** Reads the columns for the member's own profile, including the e-mail address. */
export const getProfile = (db: Database, id: number) =>
  db
    .selectFrom('users')
    .select([...profileColumns, 'email', 'email_key as emailKey', 'email_verified_at as emailVerifiedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

type Change = Omit<ProfileInput, 'currentPassword'>

/** Updates a profile. Changes only the spelling of the e-mail address: a different address has to be confirmed first. */
export async function updateProfile(db: Database, id: number, change: Change): Promise<void> {
  await db
    .updateTable('users')
    .set({
      first_name: change.firstName,
      last_name: change.lastName,
      title: change.title,
      about_me: change.aboutMe,
      email: change.email,
    })
    .where('id', '=', id)
    .execute()
}

/** Counts the member's numbers as the viewer, or a visitor, sees them. */
export const getStats = (db: Database, id: number, viewerId: number | undefined) =>
  db
    .selectNoFrom(eb => [
      eb
        .selectFrom('recipes as r')
        .select(eb.fn.countAll<number>().as('n'))
        .where('r.author_id', '=', id)
        .where(isShownTo(viewerId, 'r'))
        .as('recipes'),
      eb
        .selectFrom('follows')
        .select(eb.fn.countAll<number>().as('n'))
        .where('followed_id', '=', id)
        .as('followers'),
      eb
        .selectFrom('follows')
        .select(eb.fn.countAll<number>().as('n'))
        .where('follower_id', '=', id)
        .as('following'),
    ])
    .$narrowType<{ recipes: number; followers: number; following: number }>()
    .executeTakeFirstOrThrow()
