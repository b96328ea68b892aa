import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aMember, type Member } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site

const block = (by: Member, { id }: Member) => call('POST', `/api/users/${id}/block`, { token: by.token })

const follow = (by: Member, { id }: Member) => call('POST', `/api/users/${id}/follow`, { token: by.token })

test('when follows and a block are sent at once, the block remains and no follow', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = [await aMember(site), await aMember(site)]
    const replies = await Promise.all([
      ...[1, 2, 3].map(() => follow(other, one)),
      block(one, other),
      ...[1, 2, 3].map(() => follow(one, other)),
    ])
    for (const { status } of replies) assert.ok([200, 403].includes(status))
    const { rows } = await site.pool.query('select from follows where follower_id = any($1)', [
      [one.id, other.id],
    ])
    assert.equal(rows.length, 0)
  }
})
