import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { waitForMails } from '#tests/support/mails.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { createLink } from './links.queries.ts'

const site = await openSite(trustedProxy)
const { call, db } = site
const newPassword = 'samaki wa kupaka'

const requestReset = (email: unknown, headers: Record<string, string> = {}) =>
  call('POST', '/auth/reset-password', {
    body: { email },
    headers: { ...fromRandomAddress().headers, ...headers },
  })
const redeem = (token: string, changes: Record<string, unknown> = {}) =>
  call('POST', '/api/auth/reset-password/confirm', {
    body: { token, password: newPassword, confirmPassword: newPassword, ...changes },
    ...fromRandomAddress(),
  })
const logIn = async (email: string, secret: string) =>
  (await call('POST', '/api/auth/login', { body: { email, password: secret }, ...fromRandomAddress() }))
    .status
const linkFor = ({ id, email }: Member) =>
  createLink(db, { purpose: 'reset', owner: { userId: id, emailKey: email }, limits: defaultLimits })

/**
 * The longest time between two mails, as a multiple of the time that a mail takes. Sending one mail at each look into the queue, every
 * two seconds, would give dozens.
 */
const maxPause = 5

test('concurrent reset requests are all mailed, one after the other', async t => {
  const members = await Promise.all(Array.from({ length: 20 }, () => aMember(site)))
  await Promise.all(members.map(({ email }) => requestReset(email)))
  await Promise.all(members.map(({ email }) => waitForMails(site, email)))
  const emailKeys = members.map(({ email }) => email)
  const { rows } = await waitFor(async () => {
    const found = await site.pool.query<{ work: number; pause: number }>(
      `select extract(epoch from completed_on - started_on)::float8 as work,
         extract(epoch from started_on - lag(completed_on) over (order by started_on))::float8 as pause
       from pgboss.job where name = 'reset-mail' and state = 'completed' and data ->> 'emailKey' = any($1)`,
      [emailKeys],
    )
    return found.rowCount === members.length ? found : undefined
  }, 'the end of every job')
  const medianOf = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length / 2] ?? 0
  const pause = medianOf(rows.map(row => row.pause)) / medianOf(rows.map(({ work }) => work))
  t.diagnostic(`a pause is ${pause.toFixed(2)} times as long as a mail takes`)
  assert.ok(pause < maxPause, `${pause} times`)
})

test('when a link is redeemed a hundred times at once, exactly one succeeds', async () => {
  const member = await aMember(site)
  const token = await linkFor(member)
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      redeem(token, { password: `kuku ${n}`, confirmPassword: `kuku ${n}` }),
    ),
  )
  const won = replies.flatMap(({ status }, n) => (status === 200 ? [n] : []))
  assert.equal(won.length, 1)
  // The others lost the race, or the queue of password hashes refused them with Retry-After.
  for (const { status, headers } of replies) {
    assert.ok([200, 400, 503].includes(status), String(status))
    if (status === 503) assert.ok(Number(headers.get('retry-after')) > 0)
  }
  assert.equal(await logIn(member.email, `kuku ${won[0]}`), 200)
})
