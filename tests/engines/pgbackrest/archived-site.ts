import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { databaseUrl } from '#harness/test-postgres.ts'
import { openDatabase, openPool } from '#server/platform/database/connect.ts'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { type ArchivedPostgres, startArchivedPostgres } from '#tests/engines/support/archived-postgres.ts'
import { type ApiCall, createApiCall } from '#tests/support/call.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { startServer } from '#tests/support/server-process.ts'
import { waitFor } from '#tests/support/site.ts'
import { createWriteLog, startWriters, verifyWriteLog, type WriteLog } from '#tests/support/writers.ts'

const members = 4
const isRecovering = 'select pg_is_in_recovery()'

/** A site on a PostgreSQL whose changes are archived, and whoever runs it by docs/operating.md. */
export type ArchivedSite = {
  postgres: ArchivedPostgres
  dataDir: string
  members: Member[]
  call: ApiCall
  url: string
  /** Runs shell lines of docs/operating.md, one after the other; what they print. */
  follow: (lines: string[]) => Promise<string>
  start: () => Promise<void>
  stop: () => Promise<void>
  /** Members write through HTTP until so many writes are acknowledged. */
  write: (t: TestContext, count: number) => Promise<WriteLog>
  /** Asserts that what was acknowledged is stored once, and that counters count it. */
  verify: (records: WriteLog) => Promise<void>
}

export async function openArchivedSite(t: TestContext): Promise<ArchivedSite> {
  const postgres = await startArchivedPostgres()
  t.after(postgres.stop)
  const dataDir = aDataDir(t)
  const environment = {
    DATABASE_URL: databaseUrl(postgres.connection),
    SAMPLE_RECIPES: 'off',
    LOG_LEVEL: 'error',
  }
  let server = startServer(dataDir, environment)
  const site: ArchivedSite = {
    postgres,
    dataDir,
    members: [],
    url: await server.url(),
    call: createApiCall(await server.url()),
    follow: async lines => {
      assert.ok(lines.length > 0, 'docs/operating.md has that section, with commands.')
      const printed: string[] = []
      for (const line of lines) printed.push(await runLine(site, line))
      return printed.join('')
    },
    start: async () => {
      server = startServer(dataDir, environment)
      site.url = await server.url()
      site.call = createApiCall(site.url)
    },
    stop: async () => {
      server.process.kill('SIGTERM')
      assert.deepEqual(await server.exited, { code: 0, signal: null }, server.errors())
    },
    write: async (context, count) => {
      const records = createWriteLog()
      const stopWriters = startWriters(context, site.url, site.members, records)
      await waitFor(async () => records.acknowledged >= count || undefined, 'the writes')
      await stopWriters()
      assert.deepEqual(records.unexpected, [], server.output())
      return records
    },
    verify: records => withPool(postgres, pool => verifyWriteLog(pool, records)),
  }
  await withPool(postgres, async pool => {
    while (site.members.length < members) site.members.push(await aMember({ db: openDatabase(pool) }))
  })
  return site
}

async function withPool(
  { connection }: ArchivedPostgres,
  task: (pool: ReturnType<typeof openPool>) => Promise<void>,
): Promise<void> {
  const pool = openPool({ ...connection, max: 4 }, () => undefined)
  await task(pool).finally(() => pool.end())
}

/** A line of the page. Packages are installed already, the site is no service here, and the end of a recovery is waited for. */
async function runLine({ postgres, start, stop }: ArchivedSite, line: string): Promise<string> {
  if (line.startsWith('apt-get ')) return ''
  if (line === 'systemctl stop mezani') await stop()
  else if (line === 'systemctl start mezani') await start()
  else if (line.includes(isRecovering)) await waitFor(() => hasRecovered(postgres, line), 'the recovery')
  else return postgres.print(line)
  return ''
}

/** Throws with PostgreSQL's log once it has ended instead. */
async function hasRecovered({ run, print }: ArchivedPostgres, line: string): Promise<true | undefined> {
  const { code, output } = await run(line)
  if (code !== 0) throw new Error(await print('tail --lines=20 /var/log/postgresql/postgresql-15-main.log'))
  return output.trim() === 'f' || undefined
}

type Info = {
  archive: { min: string; max: string }
  backup: { type: string; archive: { start: string }; info: object }[]
}

export const pgbackrest = 'runuser --user=postgres -- pgbackrest --stanza=mezani'

/** What pgBackRest knows of the repository. */
export async function readInfo({ print }: ArchivedPostgres): Promise<Info> {
  const [stanza] = JSON.parse(await print(`${pgbackrest} --output=json info`))
  return { archive: stanza.archive.at(-1), backup: stanza.backup }
}

/** Resolves once every change so far is in the repository. */
export async function archiveAll(postgres: ArchivedPostgres): Promise<void> {
  await waitUntilArchived(postgres, await postgres.ask('select pg_walfile_name(pg_switch_wal())'))
}

/** The same, but nobody asks for it: PostgreSQL does so by the operator's settings. */
export async function waitForArchiving(postgres: ArchivedPostgres): Promise<void> {
  await waitUntilArchived(postgres, await postgres.ask('select pg_walfile_name(pg_current_wal_lsn())'))
}

const waitUntilArchived = ({ ask }: ArchivedPostgres, segment: string): Promise<true> =>
  waitFor(
    async () => (await ask('select last_archived_wal from pg_stat_archiver')) >= segment || undefined,
    'the archiving',
  )

/** The files of the repository below a folder of it. */
export async function listRepository({ pathOf }: ArchivedPostgres, folder = ''): Promise<string[]> {
  const entries = await readdir(join(pathOf('/var/lib/pgbackrest'), folder), {
    recursive: true,
    withFileTypes: true,
  })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted()
}

export async function timed<Result>(
  t: TestContext,
  what: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now()
  const result = await task()
  t.diagnostic(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  return result
}
