import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { createApiCall } from '#tests/support/call.ts'
import { aRecipeFile, sendFile, waitForImport } from '#tests/support/imports.ts'
import { aMember } from '#tests/support/people.ts'
import { connectToDatabase, startServer } from '#tests/support/server-process.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const count = 500
const titles = Array.from({ length: count }, (_, n) => `Ugali ${n}`)

test('J5: a kill -9 of the server during an import loses no recipe of the file and makes none twice', async t => {
  const dataDir = aDataDir(t)
  const environment = { SAMPLE_RECIPES: 'off', LOG_LEVEL: 'warn' }
  let server = startServer(dataDir, environment)
  let call = createApiCall(await server.url())
  const before = await connectToDatabase(dataDir)
  const member = await aMember(before)
  await before.pool.end()
  const { body } = await sendFile({ call }, member, { bytes: aRecipeFile(...titles) })
  const readBefore = await waitFor(async () => {
    const { body: batch } = await call('GET', `/api/imports/files/${body.id}`, { token: member.token })
    return batch.readCount > 20 ? batch.readCount : undefined
  })
  server.process.kill('SIGKILL')
  await server.exited
  server = startServer(dataDir, environment)
  call = createApiCall(await server.url())
  const { pool } = await connectToDatabase(dataDir)
  // Dates the job's start back, because the test must not wait for as long as a turn may take.
  await pool.query(
    "update pgboss.job set started_on = now() - interval '1 hour' where name = 'import' and state = 'active'",
  )
  const batch = await waitForImport({ call }, member, body.id)
  t.diagnostic(`${readBefore} of ${count} were read when it was killed`)
  assert.deepEqual([batch.state, batch.readCount, batch.draftCount], ['done', count, count])
  const { rows } = await pool.query(
    'select count(*)::int as drafts, count(distinct title)::int as titles from drafts where author_id = $1',
    [member.id],
  )
  await pool.end()
  assert.deepEqual(rows, [{ drafts: count, titles: count }])
  assert.ok(readBefore < count)
  await server.stop()
})
