import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openSite } from '#tests/support/site.ts'
import { purgeAudit } from './audit.queries.ts'

const site = await openSite({ LIMITS: 'maxRefusalsRecordedAnHour=20' })
const { call, db, pool } = site

test('A11: only a bounded number of refusals is recorded in an hour', async () => {
  const wrong = () =>
    call('POST', '/api/auth/login', { body: { email: 'nobody@example.org', password: 'x' } })
  const count = async () =>
    Number(
      (await pool.query("select count(*) from mezani_audit.audit_log where actor_kind = 'visitor'")).rows[0]
        .count,
    )
  // Fills up to the limit. Some refusals are recorded already.
  for (let left = 20 - (await count()); left > 0; left -= 1)
    await db
      .insertInto('mezani_audit.audit_log')
      .values({ actor_kind: 'visitor', action: 'refuse sign-in' })
      .execute()
  assert.equal((await wrong()).status, 401)
  assert.equal(await count(), 20)
})

test('A11: entries about members’ own accounts are deleted after their time, but not before 30 days; decisions stay', async () => {
  const at = (days: number) => sql<Date>`now() - make_interval(days => ${days})`
  const row = (days: number, action: string, values: object) => ({
    at: at(days),
    actor_kind: 'member',
    action,
    ...values,
  })
  await db
    .insertInto('mezani_audit.audit_log')
    .values([
      row(91, 'old', {}),
      row(89, 'young', {}),
      row(31, 'month', {}),
      row(500, 'appeal', { case_id: 1 }),
      row(500, 'decide', { actor_kind: 'admin' }),
    ])
    .execute()
  const kept = async () => {
    const names = ['old', 'young', 'month', 'appeal', 'decide']
    const found = await db
      .selectFrom('mezani_audit.audit_log')
      .select('action')
      .where('action', 'in', names)
      .where('at', '<', at(30))
      .orderBy('id')
      .execute()
    return found.map(({ action }) => action)
  }
  await purgeAudit(db, { auditDays: 90 })
  assert.deepEqual(await kept(), ['young', 'month', 'appeal', 'decide'])
  await db
    .insertInto('mezani_audit.audit_log')
    .values(row(29, 'late', {}))
    .execute()
  await purgeAudit(db, { auditDays: 1 })
  assert.deepEqual(await kept(), ['appeal', 'decide'])
  const late = db.selectFrom('mezani_audit.audit_log').select('id').where('action', '=', 'late')
  assert.equal((await late.execute()).length, 1)
})
