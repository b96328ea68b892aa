import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { raceBehind, runConcurrently } from '#tests/support/concurrency.ts'
import { openSite } from '#tests/support/site.ts'
import { bootstrapAdmin } from './bootstrap.ts'

const site = await openSite(trustedProxy)
const { call, db } = site

const password = 'pilipili hoho'

// Each test begins in the state of a new database.
beforeEach(async () => {
  for (const table of ['site_facts', 'admins', 'one_time_links'] as const)
    await db.deleteFrom(table).execute()
})

const createSetupLink = async () => (await bootstrapAdmin(db, undefined, defaultLimits)) ?? 'closed'
const tokenOf = (path: string) => new URL(path, site.url).searchParams.get('token') ?? ''

const submit = (body: Record<string, string>) =>
  call('POST', '/api/admin/setup', { body, ...fromRandomAddress() })

test('when the form is submitted twenty times at once, one administrator is created', async () => {
  const token = tokenOf(await createSetupLink())
  const replies = await raceBehind(site, { lock: 'lock table one_time_links', waiting: 5 }, () =>
    runConcurrently(20, n => submit({ token, email: `mama${n}@mezani.example`, password })),
  )
  assert.equal(replies.filter(({ status }) => status === 201).length, 1)
  assert.equal((await db.selectFrom('admins').select('id').execute()).length, 1)
})

test('processes that start at once create one administrator', async () => {
  await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      bootstrapAdmin(db, { email: `mama${n}@mezani.example`, password }, defaultLimits),
    ),
  )
  assert.equal((await db.selectFrom('admins').select('id').execute()).length, 1)
})
