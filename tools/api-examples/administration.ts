import { createLink } from '#server/features/auth/links.queries.ts'
import { createTicket } from '#server/features/auth/second-factor/tickets.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { admin } from './people.ts'
import type { RecordedSite } from './recorded-site.ts'
import type { Recorder } from './recorder.ts'
import { codeOf } from './security.ts'

export const oneRule = {
  text: '1. Be kind to the cook\nSpeak about the dish, not about the person.\n\nFor example: “Needs more salt” is fine.',
  gravity: [1],
}

/** The dashboard, the rules and a second factor. */
export async function recordAdmin(recorder: Recorder, db: RecordedSite['db']): Promise<void> {
  const { record } = recorder
  const link = await createLink(db, { purpose: 'admin_setup', limits: defaultLimits })
  await record('createFirstAdmin', { body: { token: link, ...admin } })
  const { access_token: token } = await record('adminSignin', { body: admin })
  await record('listAllUsers', { token, query: {} })
  await record('listMembers', { token, query: { q: 'aki' } })
  await record('listAllRecipes', { token, query: {} })
  const [comment] = await record('listAllComments', { token, query: {} })
  await record('getStatistics', { token })
  await record('deleteComment', {
    token,
    params: { id: String(comment?.id) },
    body: { rule: 1, reason: 'It is about the cook, and not about the dish.' },
  })
  const { revision } = await record('getRulesText', { token })
  await record('publishRules', { token, body: { ...oneRule, basedOn: revision } })
  const { messages } = await record('listContactMessages', { token, query: { only: 'waiting', limit: 10 } })
  await record('markContactMessage', {
    token,
    params: { id: String(messages[0]?.id) },
    body: { isAnswered: true },
  })
  await recordAdminSecurity(recorder, db, token)
  await record('adminLogout', { token })
}

/** An app is set up, used, and taken away again. */
async function recordAdminSecurity(
  { record }: Recorder,
  db: RecordedSite['db'],
  token: string,
): Promise<void> {
  await record('proveAdmin', { token, body: { currentPassword: admin.password } })
  const { secret } = await record('startAdminSecondFactor', { token })
  await record('confirmAdminSecondFactor', { token, body: { code: codeOf(secret) } })
  const { recoveryCodes } = await record('renewAdminRecoveryCodes', { token })
  const { id: adminId } = await db.selectFrom('admins').select('id').executeTakeFirstOrThrow()
  const ticket = await createTicket(db, { adminId }, defaultLimits)
  await record('adminSigninSecondFactor', { body: { ticket, code: recoveryCodes[0] ?? '' } })
  await record('getAdminSecurity', { token })
  await record('removeAdminSecondFactor', { token })
}
