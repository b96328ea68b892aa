import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSite } from '#tests/support/site.ts'
import { findBackupStatus, insertRun, type RunKind } from './backup-runs.queries.ts'

const { db } = await openSite()

const record = (kind: RunKind, isSuccessful: boolean) =>
  insertRun(db, { kind, startedAt: new Date(), isSuccessful, bytes: null, failure: null })
const idsOf = async (kind: RunKind) =>
  (await db.selectFrom('backup_runs').select('id').where('kind', '=', kind).orderBy('id').execute()).map(
    ({ id }) => id,
  )

test('the newest hundred runs of each kind are kept', async () => {
  for (let n = 0; n < 3; n += 1) await record('verified_restore', true)
  const restores = await idsOf('verified_restore')
  const made: number[] = []
  for (let n = 0; n < 103; n += 1) {
    await record('backup', true)
    made.push((await idsOf('backup')).at(-1) ?? 0)
  }
  assert.deepEqual(await idsOf('backup'), made.slice(3))
  assert.deepEqual(await idsOf('verified_restore'), restores)
})

test('the last successful run stays, however many have failed since: it tells how old the newest backup is', async () => {
  await record('backup', true)
  const last = (await idsOf('backup')).at(-1)
  for (let n = 0; n < 103; n += 1) await record('backup', false)
  const ids = await idsOf('backup')
  assert.deepEqual([ids.length, ids[0]], [101, last])
  const { backup } = await findBackupStatus(db)
  assert.deepEqual([backup.last?.isSuccessful, backup.lastSuccessful?.isSuccessful], [false, true])
})
