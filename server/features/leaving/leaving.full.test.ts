import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLeaver, endDeparture, eraseDue } from '#tests/support/leavers.ts'
import { aMember } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, db, pool } = site

const comeBack = (token: string) => call('POST', '/api/auth/return', { body: { token } })

test('when several returns come at once, one starts a session; on the last day, the erasure wins over a return', async () => {
  const member = await aMember(site)
  const token = await createLeaver(db, member.id)
  const answers = await Promise.all(Array.from({ length: 8 }, () => comeBack(token)))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, ...Array<number>(7).fill(400)])
  const late = await aMember(site)
  const lateToken = await createLeaver(db, late.id)
  await endDeparture(site, late.id)
  const [, { status }] = await Promise.all([eraseDue(site), comeBack(lateToken)])
  assert.equal(status, 400)
  assert.equal((await pool.query('select from users where id = $1', [late.id])).rowCount, 0)
})
