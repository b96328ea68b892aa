import type { ProfileInput } from '#contract/users.ts'
import type { Database } from '#server/platform/database/connect.ts'

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

/** The public columns of a member. */
export const findMember = (db: Database, id: number) =>
  db
    .selectFrom('users')
    .select(profileColumns)
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()

/** The columns for the member's own profile: also the e-mail address. */
export const getProfile = (db: Database, id: number) =>
  db
    .selectFrom('users')
    .select([...profileColumns, 'email', 'email_key as emailKey', 'email_verified_at as emailVerifiedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

type Change = ProfileInput & { emailKey: string; isAddressNew: boolean }

/** A changed address becomes unverified. */
export async function updateProfile(db: Database, id: number, change: Change): Promise<void> {
  await db
    .updateTable('users')
    .set({
      first_name: change.firstName,
      last_name: change.lastName,
      title: change.title,
      about_me: change.aboutMe,
      email: change.email,
      email_key: change.emailKey,
      ...(change.isAddressNew && { email_verified_at: null }),
    })
    .where('id', '=', id)
    .execute()
}

/** Sets the picture and returns the previous one's key. */
export async function replaceAvatar(db: Database, id: number, key: string): Promise<string | null> {
  const { before } = await db
    .selectFrom('users')
    .select('avatar_key as before')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ avatar_key: key }).where('id', '=', id).execute()
  return before
}

export const getStats = (db: Database, id: number) =>
  db
    .selectNoFrom(eb => [
      eb
        .selectFrom('recipes')
        .select(eb.fn.countAll<number>().as('n'))
        .where('author_id', '=', id)
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
