import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { countStatuses, runConcurrently } from '#tests/support/concurrency.ts'
import { anAdmin } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { aRecovery } from '#tests/support/tokens.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const site = await openSite()
const { call, db } = site
const [first, second] = [await anAdmin(site), await anAdmin(site)]

type Staff = { token: string }
const agree = (id: number, { token }: Staff) =>
  call('POST', `/api/moderation/recoveries/${id}/agreement`, { token })
const stop = (token: string) => call('POST', '/api/auth/second-factor/recovery/stop', { body: { token } })

const isGuarded = async (id: number) =>
  (await db.selectFrom('second_factors').select('user_id').where('user_id', '=', id).execute()).length === 1
const storedOf = (id: number) =>
  db.selectFrom('factor_recoveries').selectAll().where('user_id', '=', id).executeTakeFirst()

/** Makes the removal of this member's second factor due and runs the job that runs every five minutes. */
async function letTimePass(id: number): Promise<void> {
  await db
    .updateTable('factor_recoveries')
    .set({ due_at: sql<Date>`due_at - make_interval(hours => ${defaultLimits.recoveryWaitHours})` })
    .where('user_id', '=', id)
    .execute()
  await runRemoval()
}

async function runRemoval(): Promise<void> {
  await site.services.jobs.enqueue(db, 'remove-recovered-factors', {})
  await waitFor(async () => {
    const { rowCount } = await site.pool.query(
      "select from pgboss.job where name = 'remove-recovered-factors' and state < 'completed'",
    )
    return rowCount === 0 ? true : undefined
  }, 'the end of the removal')
}

test('when two people agree at once both are counted, and one person’s two requests at once count once', async () => {
  const { member } = await aRecovery(site)
  const twice = await runConcurrently(6, () => agree(member.id, first))
  assert.deepEqual(countStatuses(twice), { 200: 1, 409: 5 })
  assert.equal((await storedOf(member.id))?.due_at, null)
  const { member: other } = await aRecovery(site)
  const both = await runConcurrently(6, n => agree(other.id, n % 2 === 0 ? first : second))
  assert.deepEqual(countStatuses(both), { 200: 2, 409: 4 })
  assert.deepEqual(
    both
      .filter(({ status }) => status === 200)
      .map(({ body }) => body.agreements)
      .toSorted(),
    [1, 2],
  )
  assert.ok((await storedOf(other.id))?.due_at)
})

test('an agreement, the end of the wait and a stop at once leave one state: stopped with the factor, or removed', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { member, stopToken } = await aRecovery(site)
    await agree(member.id, first)
    const [stopped] = await Promise.all([stop(stopToken), agree(member.id, second)])
    assert.equal(stopped.status, 200)
    assert.equal(await storedOf(member.id), undefined)
    const late = await aRecovery(site)
    await agree(late.member.id, first)
    await agree(late.member.id, second)
    const [end] = await Promise.all([stop(late.stopToken), letTimePass(late.member.id)])
    await runRemoval()
    assert.equal(await isGuarded(late.member.id), end.status === 200, `round ${round}: ${end.status}`)
    assert.equal(await storedOf(late.member.id), undefined)
  }
})
