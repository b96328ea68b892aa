import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { openPool } from '#server/platform/database/connect.ts'
import { aDataDir, waitUntil } from '#server/platform/database/embedded/embedded.support.ts'
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { runTool } from '#tests/support/backups.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { connectToDatabase, startServer } from '#tests/support/server-process.ts'
import { startTimeoutMs } from '#tests/support/spawn-server.ts'
import { createWriteLog, startWriters, verifyCounters } from '#tests/support/writers.ts'

const rounds = 3
const writers = 8
/** Enough notifications that a backup reads the tables after them a while later than the tables before them. */
const notifications = 50_000
const notificationsAtOnce = 5_000

test('O1: each backup made while members write is of one moment, with all that was acknowledged before', async t => {
  const dataDir = aDataDir(t)
  const server = startServer(dataDir, { SAMPLE_RECIPES: 'off', LOG_LEVEL: 'warn' })
  const url = await server.url()
  const inside = await connectToDatabase(dataDir)
  const members: Member[] = []
  for (let n = 0; n < writers; n++) members.push(await aMember(inside))
  const [one, other] = members.map(({ id }) => id)
  for (let inserted = 0; inserted < notifications; inserted += notificationsAtOnce)
    await inside.pool.query(
      "insert into notifications (user_id, actor_id, kind) select $1, $2, 'comment' from generate_series(1, $3)",
      [one, other, notificationsAtOnce],
    )
  const log = createWriteLog()
  const stopWriters = startWriters(t, url, members, log)
  const backups: { path: string; acknowledged: string[] }[] = []
  for (let round = 0; round < rounds; round++) {
    const before = log.acknowledged
    await waitUntil(() => log.acknowledged > before + writers, 'writes', startTimeoutMs)
    const acknowledged = [...log.ledger].filter(isThere).map(([name]) => name)
    const path = join(dataDir, `${round}.backup`)
    const made = await runTool('backup', ['--to', path], { DATA_DIR: dataDir })
    assert.equal(made.code, 0, made.errors)
    backups.push({ path, acknowledged })
  }
  const during = log.acknowledged
  await waitUntil(() => log.acknowledged > during, 'writes after the last one', startTimeoutMs)
  await stopWriters()
  await inside.pool.end()
  await server.stop()
  for (const { path, acknowledged } of backups) await assertWhole(aDataDir(t), path, acknowledged)
  t.diagnostic(`${log.acknowledged} writes acknowledged during ${rounds} backups`)
})

type Entry = [string, { acknowledged: string | undefined }]
const isThere = ([name, { acknowledged }]: Entry) =>
  /^(recipe|comment) /.test(name) && acknowledged !== undefined

async function assertWhole(dataDir: string, path: string, acknowledged: string[]): Promise<void> {
  const restored = await runTool('restore', [path], { DATA_DIR: dataDir })
  assert.equal(restored.code, 0, restored.errors)
  const postgres = await startEmbedded({ dataDir, log: () => undefined })
  const pool = openPool(postgres.connection, () => undefined)
  try {
    await verifyCounters(pool)
    const { rows } = await pool.query<{ name: string }>(
      "select 'recipe ' || title as name from recipes union all select 'comment ' || content from comments",
    )
    const stored = new Set(rows.map(({ name }) => name))
    assert.deepEqual(
      acknowledged.filter(name => !stored.has(name)),
      [],
    )
  } finally {
    await pool.end()
    await postgres.stop()
  }
}
