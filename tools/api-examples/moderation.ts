import { sql } from 'kysely'
import { account, admin, guest } from './people.ts'
import type { RecordedSite } from './recorded-site.ts'
import type { Recorder } from './recorder.ts'
import { recordRecovery } from './recovery.ts'

type Told = { cookToken: string; guestToken: string; cookId: number }

const other = account('njoki', 'Njoki')
const reason = 'Both methods stand in the same words in a book, without its name.'

/** What the guest reported is decided, appealed and decided again; the members are as before in the end. */
export async function recordModeration(
  recorder: Recorder,
  db: RecordedSite['db'],
  told: Told,
): Promise<void> {
  const { record, recordRefusal, call } = recorder
  const token = (await call('adminSignin', { body: admin })).reply.access_token
  const { cases } = await record('listCases', { token, query: { limit: 10 } })
  const params = { id: String(cases[0]?.id) }
  const decision = { action: 'warn', rule: 1, reason }
  await recordRefusal('claim_over', 'decideCase', { token, params, body: decision })
  await recordHeld(recorder, db, { token, params, cookId: told.cookId })
  await record('claimNextCase', { token })
  await record('releaseCase', { token, params })
  await record('claimCase', { token, params })
  const { actionId } = await record('decideCase', { token, params, body: decision })
  const notice = { token: told.cookToken, params: { id: String(actionId) } }
  await record('listNotices', { token: told.cookToken })
  await record('readNotice', notice)
  await record('appealNotice', {
    ...notice,
    body: { text: 'The book is my grandmother’s, and it is named now.' },
  })
  await record('getCase', { token, params })
  await call('claimCase', { token, params })
  const heard = 'The words are the same, and the book is named only since then.'
  await record('decideAppeal', { token, params, body: { outcome: 'upheld', reason: heard } })
  await record('getNotice', notice)
  const undone = 'The publisher has agreed to it in the meantime.'
  await record('undoAction', { token, params: { id: String(actionId) }, body: { reason: undone } })
  await recordRoles(recorder, db, {
    token,
    caseParams: params,
    guestToken: told.guestToken,
    cookId: told.cookId,
  })
  await record('getTransparency')
  await record('listAuditLog', { token, query: { limit: 3 } })
  await call('adminLogout', { token })
}

type Held = { token: string; params: { id: string }; cookId: number }

/** Another has claimed it for a moment. */
async function recordHeld(
  { recordRefusal }: Recorder,
  db: RecordedSite['db'],
  { token, params, cookId }: Held,
) {
  const hold = (userId: number | null) =>
    db
      .updateTable('moderation_cases')
      .set({
        held_by_user: userId,
        held_until: userId === null ? null : sql<Date>`now() + interval '9 minutes'`,
      })
      .execute()
  await hold(cookId)
  await recordRefusal('claimed', 'claimCase', { token, params })
  await hold(null)
}

type Roles = { token: string; caseParams: { id: string }; guestToken: string; cookId: number }

async function recordRoles(
  recorder: Recorder,
  db: RecordedSite['db'],
  { token, caseParams, guestToken, cookId }: Roles,
): Promise<void> {
  const { record, recordRefusal, call } = recorder
  const { id } = (await call('getCurrentUser', { token: guestToken })).reply
  const params = { id: String(id) }
  const named = { reason: 'A year of careful notes under other cooks’ recipes.' }
  await record('nameModerator', { token, params, body: named })
  await recordRefusal('admin_second_factor', 'listAllUsers', { token })
  await recordRefusal('moderator_second_factor', 'listCases', { token: guestToken })
  await db
    .insertInto('second_factors')
    .values({
      user_id: id,
      secret: Buffer.alloc(20),
      recovery_salt: Buffer.alloc(16),
      confirmed_at: new Date(),
    })
    .execute()
  await recordRefusal('not_yours_to_decide', 'claimCase', { token: guestToken, params: caseParams })
  await db.deleteFrom('second_factors').where('user_id', '=', id).execute()
  const { id: adminId } = await db.selectFrom('admins').select('id').executeTakeFirstOrThrow()
  const secured = { secret: Buffer.alloc(20), recovery_salt: Buffer.alloc(16), confirmed_at: new Date() }
  await db
    .insertInto('admin_second_factors')
    .values({ admin_id: adminId, ...secured })
    .execute()
  await recordRecovery(recorder, db, { token, userId: cookId })
  await record('removeModerator', {
    token,
    params,
    body: { reason: 'As you asked us yourself, with thanks.' },
  })
  const ended = { reason: 'The password of this account was in a list that others have.' }
  await call('signup', { body: other })
  const { id: otherId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', other.email)
    .executeTakeFirstOrThrow()
  await record('endMemberSessions', { token, params: { id: String(otherId) }, body: ended })
  await db.deleteFrom('admin_second_factors').execute()
  const restriction = { kind: 'limit', days: 7, rule: 1, reason }
  await record('restrictMember', { token, params, body: restriction })
  await recordRefusal('limited', 'createRecipe', { token: guestToken, body: { title: guest.username } })
  await call('restrictMember', { token, params, body: { ...restriction, kind: 'suspend' } })
  await recordRefusal('suspended', 'getUserStats', { token: guestToken })
  await record('liftRestriction', {
    token,
    params,
    body: { reason: 'That is enough, since it was asked for kindly.' },
  })
}
