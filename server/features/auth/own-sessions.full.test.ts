import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { trustedProxy } from '#tests/support/call.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { startSession } from './sessions.queries.ts'

const site = await openSite(trustedProxy)
const { call, db } = site

const statusOf = async (token: string) => (await call('GET', '/api/users/current', { token })).status
const end = (token: string, id = '') => call('DELETE', `/api/auth/sessions${id && `/${id}`}`, { token })
const startMore = ({ id }: Member) =>
  startSession(db, { realm: 'user', ownerId: id, limits: defaultLimits.sessions })

test('when two sessions end all others at once, at most one is left, and it still works', async () => {
  const member = await aMember(site)
  for (let round = 0; round < 10; round += 1) {
    const other = await startMore(member)
    const [one, two] = await Promise.all([end(member.token), end(other)])
    assert.ok([one.status, two.status].every(status => status === 204 || status === 401))
    const left = (await Promise.all([member.token, other].map(statusOf))).filter(status => status === 200)
    assert.ok(left.length <= 1)
    if (left.length === 0 || (await statusOf(member.token)) !== 200) return
  }
})
