import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { UserViewer } from '#server/platform/http/access.ts'
import { notFound, refuse } from '#server/platform/http/problems.ts'
import * as t from '#texts/moderation.ts'
import { memberNotFound } from '#texts/requests.ts'
import { isStaying } from '../auth/departures.queries.ts'

const findModerator = (db: Database, userId: number) =>
  db
    .selectFrom('moderators as m')
    .leftJoin('second_factors as f', 'f.user_id', 'm.user_id')
    .select(sql<boolean>`f.confirmed_at is not null`.as('hasSecondFactor'))
    .where('m.user_id', '=', userId)
    .executeTakeFirst()

/**
 * Checked for each request, since a moderator may have been removed after the last one. For other members the pages do not exist. The
 * second factor is an app, which every sign-in asks for, or a passkey whose device has verified the member in this session.
 */
export async function refuseUnlessModerator(
  { db, isSecondFactorRequired }: { db: Database; isSecondFactorRequired: boolean },
  { userId, isPasskeyVerified }: UserViewer,
): Promise<void> {
  const moderator = await findModerator(db, userId)
  if (!moderator) throw notFound(t.caseNotFound)
  if (!isSecondFactorRequired) return
  if (!moderator.hasSecondFactor && !isPasskeyVerified) refuse('moderator_second_factor', t.needsSecondFactor)
}

export const isModerator = async (db: Database, userId: number): Promise<boolean> =>
  (await findModerator(db, userId)) !== undefined

/** Selects the moderators `m`, as members `o`, who can decide now. Further conditions may follow. */
export const selectAbleModerators = sql`select from moderators m
  join second_factors f on f.user_id = m.user_id and f.confirmed_at is not null
  join users o on o.id = m.user_id
  where o.status = 'active' and ${isStaying('o.id')}
    and greatest(o.suspended_until, o.limited_until) > now() is not true`

/** Locks the member, so that two decisions about them wait for each other. */
export async function lockMember(trx: Database, userId: number): Promise<void> {
  const member = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_key', '!=', '')
    .where(isStaying('users.id'))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!member) throw notFound(memberNotFound)
}

/** Refuses if the member's confirmed address is the administrator's own. Another administrator must decide then. */
export async function refuseOwnAccount(trx: Database, userId: number, adminId: number): Promise<void> {
  const own = await trx
    .selectFrom('users as u')
    .innerJoin('admins as a', 'a.email_key', 'u.email_key')
    .select('u.id')
    .where('u.id', '=', userId)
    .where('a.id', '=', adminId)
    .where('u.email_verified_at', 'is not', null)
    .executeTakeFirst()
  if (own) refuse('not_yours_to_decide', t.notYours.owned)
}

/** Makes a member a moderator. Returns false if they are one already. */
export async function insertModerator(
  db: Database,
  userId: number,
  adminId: number | null,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('moderators')
    .values({ user_id: userId, named_by: adminId })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

/** Removes a moderator and frees the cases that they had claimed. Returns false if the member was no moderator. */
export async function deleteModerator(db: Database, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('moderators')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  await db
    .updateTable('moderation_cases')
    .set({ held_until: null, held_by_user: null })
    .where('held_by_user', '=', userId)
    .execute()
  return numDeletedRows > 0n
}

export const hasSecondFactor = async (db: Database, userId: number): Promise<boolean> =>
  (await findModerator(db, userId))?.hasSecondFactor ?? false
