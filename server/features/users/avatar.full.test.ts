import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { formWithFile } from '#tests/support/pictures.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site

const upload = ({ token }: Member, body: FormData) => call('POST', '/api/users/avatar', { token, body })

test('avatars that are sent at once leave one file and one row', async () => {
  const member = await aMember(site)
  // As many pictures of one member as may be processed and wait at once.
  const colors = ['#111111', '#555555', '#999999'].slice(0, 1 + defaultLimits.pictureQueue.waitingPerMember)
  const pictures = await Promise.all(
    colors.map(background =>
      sharp({ create: { width: 50, height: 50, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const replies = await Promise.all(pictures.map(bytes => upload(member, formWithFile('avatar', bytes))))
  assert.deepEqual(
    replies.map(({ status }) => status),
    colors.map(() => 200),
  )
  const statuses = await Promise.all(
    replies.map(async ({ body }) => (await fetch(body.profilePicture)).status),
  )
  assert.equal(statuses.filter(status => status === 200).length, 1)
  const { body } = await call('GET', '/api/users/current', { token: member.token })
  assert.equal((await fetch(body.profilePicture)).status, 200)
})
