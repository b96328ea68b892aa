import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTicket } from '#server/features/auth/second-factor/tickets.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aModerator } from '#tests/support/cases.ts'
import { aMember, anAdmin } from '#tests/support/people.ts'
import { switchOn } from '#tests/support/second-factors.ts'
import { openSite } from '#tests/support/site.ts'
import { aRecovery } from '#tests/support/tokens.ts'

const site = await openSite()
const { call, db } = site
const administrator = await anAdmin(site)
const agree = (id: number, { token }: { token: string }) =>
  call('POST', `/api/moderation/recoveries/${id}/agreement`, { token })

test('if one person runs the site alone, the sentence says who can remove the factor', async () => {
  const { id: userId } = await aMember(site)
  await switchOn(site, userId)
  const ticket = await createTicket(db, { userId }, defaultLimits)
  const { status, body } = await call('POST', '/api/auth/second-factor/recovery', { body: { ticket } })
  assert.deepEqual([status, body.code], [409, 'conflict'])
  assert.match(body.message, /npm run admin -- remove-second-factor/)
})

test('with one administrator a moderator agrees too; two moderators are not enough, and one person with both roles counts once', async () => {
  const { member } = await aRecovery(site)
  const [moderator, other] = [await aModerator(site), await aModerator(site)]
  const own = { email: administrator.email, email_key: administrator.email }
  await db.updateTable('users').set(own).where('id', '=', other.id).execute()
  assert.equal((await agree(member.id, other)).body.agreements, 1)
  const asAdministrator = await agree(member.id, administrator)
  assert.deepEqual([asAdministrator.status, asAdministrator.body.code], [409, 'conflict'])
  await db
    .updateTable('users')
    .set({ email: 'o@example.org', email_key: 'o@example.org' })
    .where('id', '=', other.id)
    .execute()
  assert.equal((await agree(member.id, moderator)).status, 409)
  const { body } = await agree(member.id, administrator)
  assert.equal(body.agreements, 2)
  assert.ok(body.dueAt)
})
