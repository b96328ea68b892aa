import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aRecipeFile, importWhole, listImported, sendFile, waitForImport } from '#tests/support/imports.ts'
import { waitForJobs } from '#tests/support/jobs.ts'
import { aMember } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const site = await openSite()
const { call, db, pool } = site

test('an import whose job fails at every try says so at once; its report stays, it can be undone, and another file is accepted', async () => {
  const member = await aMember(site)
  const { token } = member
  const { batch } = await importWhole(site, member, { bytes: aRecipeFile('Ugali', 'Pilau') })
  await waitForJobs(site)
  // Pretends that the rest of the file is in a part that the disk has lost.
  await pool.query(
    "update import_batches set state = 'reading', parts = 1, expected = 3, ended_at = null where id = $1",
    [batch.id],
  )
  await site.services.jobs.enqueue(db, 'import', { batchId: batch.id })
  await waitFor(async () => (await skipToLastRetry()) || undefined, 'the first failure')
  const ended = await waitForImport(site, member, batch.id)
  assert.deepEqual([ended.state, ended.readCount, ended.draftCount], ['failed', 2, 2])
  assert.match(ended.reason, /^Something went wrong on our side while reading this file/)
  assert.ok(Date.parse(ended.endedAt) > 0)
  assert.deepEqual(
    (await listImported(site, member, batch.id)).map(({ title, state }) => [title, state]),
    [
      ['Ugali', 'draft'],
      ['Pilau', 'draft'],
    ],
  )
  await waitForJobs(site)
  const { rows } = await pool.query('select parts from import_batches where id = $1', [batch.id])
  assert.deepEqual(rows, [{ parts: 0 }])

  const again = await sendFile(site, member, { bytes: aRecipeFile('Chapati') })
  assert.equal(again.status, 201)
  await waitForImport(site, member, again.body.id)
  const undone = await call('POST', `/api/imports/files/${batch.id}/undo`, { token })
  assert.deepEqual([undone.status, undone.body.state], [200, 'undone'])
  const { body } = await call('GET', '/api/drafts', { token })
  assert.deepEqual(
    body.drafts.map(({ title }: { title: string }) => title),
    ['Chapati'],
  )
})

test('an import that was stopped or undone meanwhile stays so', async () => {
  const member = await aMember(site)
  const { batch } = await importWhole(site, member, { bytes: aRecipeFile('Ugali') })
  await site.services.jobs.enqueue(db, 'import-failed', { batchId: batch.id })
  await waitForJobs(site)
  const { body } = await call('GET', `/api/imports/files/${batch.id}`, { token: member.token })
  assert.deepEqual([body.state, body.reason], ['done', null])
})

/** Skips the waits between tries, which double each time. Returns false if no job waits yet. */
async function skipToLastRetry(): Promise<boolean> {
  const { rowCount } = await pool.query(
    "update pgboss.job set start_after = now(), retry_count = retry_limit where name = 'import' and state = 'retry'",
  )
  return rowCount === 1
}
