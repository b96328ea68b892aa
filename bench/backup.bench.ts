// How long do a backup and a restore of 10,000 recipes, 100,000 comments and 1,000 pictures take, and what do readers notice of the backup?
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type BackupStatus, findBackupStatus } from '#server/platform/backup/backup-runs.queries.ts'
import { datedNameOf } from '#server/platform/backup/dated-names.ts'
import { openPool } from '#server/platform/database/connect.ts'
import { aBenchMember } from './machine/bench-member.ts'
import { type BenchDatabase, withDatabase } from './machine/database.ts'
import { requestText, runLoad } from './machine/http.ts'
import type { LoadResult } from './machine/load-process.ts'
import { withProcess } from './machine/processes.ts'
import type { SiteProcessInfo, SiteRequest } from './machine/site-process.ts'
import { type Benchmark, type Metric, metric } from './metric.ts'

const recipes = 10_000
const comments = 100_000
const pictures = 1_000
const pictureBytes = 60_000

const maxSeconds = 60
const maxTimes = 2
const loadSeconds = 30

export const backup: Benchmark = {
  name: 'backup',
  run: () =>
    withDatabase(async database => {
      const folder = await mkdtemp(join(tmpdir(), 'mezani-bench-backup-'))
      try {
        await insertComments(database)
        const site: SiteRequest = { databaseUrl: database.url, backupDir: folder }
        return await withProcess<SiteProcessInfo, Metric[]>('site', site, async ({ port, dataDir }) => {
          await writePictures(join(dataDir, 'media/images'))
          return measure(database, { port, folder })
        })
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    }, recipes),
}

async function measure(
  database: BenchDatabase,
  { port, folder }: { port: number; folder: string },
): Promise<Metric[]> {
  const { token } = await aBenchMember(database)
  await load(port, token, 3)
  const quiet = await load(port, token, loadSeconds)
  const [busy, run] = await Promise.all([load(port, token, loadSeconds), makeBackup(database)])
  const backupSeconds = (run.finishedAt.getTime() - run.startedAt.getTime()) / 1000
  const restoreSeconds = await timeRestore(join(folder, datedNameOf(run.startedAt, { isEncrypted: false })))
  console.log(
    `  reads: p99 ${quiet.p99.toFixed(1)} ms beside writes, ${busy.p99.toFixed(1)} ms beside writes and the backup of ${((run.bytes ?? 0) / 1e6).toFixed(0)} MB`,
  )
  return [
    metric('backup under writes, read back', backupSeconds, { atMost: maxSeconds }, ' s'),
    metric('backup: p99 of reads meanwhile, beside before', busy.p99 / quiet.p99, { atMost: maxTimes }),
    metric('restore, from command to end', restoreSeconds, { atMost: maxSeconds }, ' s'),
  ]
}

/** Members who read recipes, and others who comment; the times of the reads. */
async function load(port: number, token: string, seconds: number): Promise<LoadResult> {
  const reads = Array.from({ length: 2_000 }, (_, n) =>
    requestText({ path: `/api/recipes/${1 + ((n * 7) % recipes)}`, token }),
  )
  const writes = Array.from({ length: 20_000 }, (_, n) => {
    const path = `/api/recipes/${1 + ((n * 13) % recipes)}/comment`
    return requestText({
      method: 'POST',
      path,
      token,
      body: { content: `Good ${randomBytes(8).toString('hex')}` },
    })
  })
  const [read] = await Promise.all([
    runLoad({ port, requests: reads, connections: 4, seconds, pauseMs: 20 }),
    runLoad({ port, requests: writes, connections: 4, seconds, pauseMs: 40 }),
  ])
  return read
}

/** As the schedule makes it, in the site's process; in the middle of the load. */
async function makeBackup({ db, pool }: BenchDatabase) {
  await sleep(1_000)
  await pool.query("insert into pgboss.job (name) values ('scheduled-backup')")
  for (;;) {
    const { last }: BackupStatus['backup'] = (await findBackupStatus(db)).backup
    if (last && !last.isSuccessful) throw new Error(`The backup failed: ${last.failure}`)
    if (last) return last
    await sleep(200)
  }
}

async function timeRestore(path: string): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mezani-bench-restored-'))
  // In a folder that PostgreSQL's unprivileged account cannot enter, it would put its data elsewhere.
  await chmod(dataDir, 0o755)
  const program = join(import.meta.dirname, '../tools/restore.ts')
  const startedAt = performance.now()
  try {
    const environment = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir }
    await promisify(execFile)(process.execPath, [program, path], { env: environment })
    return (performance.now() - startedAt) / 1000
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function insertComments({ url }: BenchDatabase): Promise<void> {
  const patient = { statement_timeout: 0, query_timeout: 0 }
  const pool = openPool({ connectionString: url, max: 1, ...patient }, () => undefined)
  await pool.query(
    `insert into comments (recipe_id, author_id, content)
     select 1 + n % $1::integer, (select min(id) from users), 'Made on day ' || n || ', ' || md5(n::text)
     from generate_series(1, $2::integer) as n`,
    [recipes, comments],
  )
  await pool.end()
}

async function writePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (let n = 0; n < pictures; n++)
    await writeFile(join(folder, `${randomBytes(16).toString('hex')}-960.webp`), randomBytes(pictureBytes))
}
