import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { Registry } from 'prom-client'
import { lockKeys } from '#server/platform/database/advisory-lock.ts'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { runTool, startTool } from '#tests/support/backups.ts'
import { aMember, anAdmin } from '#tests/support/people.ts'
import { openSite, type TestSite } from '#tests/support/site.ts'
import { aSmallDisk, whyNoDisks } from '#tests/support/small-disk.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { makeBackup } from './backup.ts'
import { gaugeBackups } from './backup-metrics.ts'
import { findBackupStatus } from './backup-runs.queries.ts'
import { checkArchive } from './check-archive.ts'
import { datedNameOf, isDatedName } from './dated-names.ts'

const run = promisify(execFile)

const statistics = async (site: TestSite) => {
  const { token } = await anAdmin(site)
  return (await site.call('GET', '/api/admin/statistics', { token })).body
}

test('a due backup is made, read back and shown to administrators; the oldest are deleted, and other files stay', async t => {
  const folder = aDataDir(t)
  const site = await openSite({ BACKUP_DIR: folder, BACKUP_KEEP: '2', MIN_FREE_MB: '0' })
  const ask = () => site.services.jobs.enqueue(site.db, 'scheduled-backup', {})
  const backups = async () => (await readdir(folder)).filter(isDatedName).sort()
  await ask()
  const [first = ''] = await waitFor(async () =>
    (await backups().catch(() => [])).length > 0 ? backups() : undefined,
  )
  const { lastBackup, lastVerifiedRestore } = await waitFor(async () => {
    const body = await statistics(site)
    return body.lastBackup ? body : undefined
  })
  assert.equal(lastBackup.isSuccessful, true)
  assert.equal(lastBackup.bytes, (await stat(join(folder, first))).size)
  assert.equal(lastVerifiedRestore, null)

  const older = ['mezani-20200101T000000Z.backup', 'mezani-20210101T000000Z.backup', 'mezani-notes.backup']
  for (const name of older) await writeFile(join(folder, name), 'kept')
  await writeFile(join(folder, 'mezani-20200101T000000Z.backup.unfinished-00ff'), 'left by a kill')
  await ask()
  await waitFor(async () => datedNameOf(new Date(), { isEncrypted: false }) !== first || undefined)
  await site.pool.query("update backup_runs set started_at = started_at - interval '25 hours'")
  await ask()
  await waitFor(async () =>
    (await backups()).length === 2 && !(await backups()).includes(older[0] ?? '') ? true : undefined,
  )
  assert.deepEqual((await readdir(folder)).sort(), [...(await backups()), 'mezani-notes.backup'].sort())
  assert.ok((await backups()).includes(first))
  assert.equal((await site.pool.query('select from backup_runs')).rowCount, 2)
})

test('a backup that fails leaves nothing and is logged, and administrators see when it failed', async t => {
  const folder = aDataDir(t)
  await writeFile(folder, 'a file where the folder should be')
  const site = await openSite({ BACKUP_DIR: join(folder, 'backups') })
  await site.services.jobs.enqueue(site.db, 'scheduled-backup', {})
  const { lastBackup } = await waitFor(async () => {
    const body = await statistics(site)
    return body.lastBackup ? body : undefined
  })
  assert.deepEqual([lastBackup.isSuccessful, lastBackup.bytes], [false, null])
  const line = await waitFor(async () => site.logLines.find(text => text.includes('scheduled-backup')))
  assert.match(line, /a part of that path is a file/)
})

test('npm run backup waits for another backup of the site and says so; stopping it ends the wait', async t => {
  const site = await openSite({ MIN_FREE_MB: '0' })
  const settings = { DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir, MIN_FREE_MB: '0' }
  const [path, stoppedPath] = [join(aDataDir(t), 'a.tar'), join(aDataDir(t), 'b.tar')]
  const other = await site.pool.connect()
  await other.query('select pg_advisory_lock($1)', [lockKeys.backup])
  const backup = startTool('backup', ['--to', path], settings)
  const stopped = startTool('backup', ['--to', stoppedPath], settings)
  // Listens to both from now on: what the second prints while the first is awaited would be lost.
  const said = await Promise.all([backup, stopped].map(tool => once(tool.process.stdout, 'data')))
  for (const [words] of said) assert.match(String(words), /Another backup of this site is running/)
  stopped.process.kill('SIGTERM')
  assert.match((await stopped.ended).errors, /The backup was stopped/)
  other.release(true)
  const { code, errors } = await backup.ended
  assert.equal(code, 0, errors)
  assert.ok((await stat(path)).size > 0)
  await assert.rejects(stat(stoppedPath), { code: 'ENOENT' })
})

test('npm run restore -- --verify restores into a throwaway site, compares it, and records the run', async t => {
  const site = await openSite({ MIN_FREE_MB: '0' })
  const settings = { DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir, MIN_FREE_MB: '0' }
  const path = join(aDataDir(t), 'a.tar')
  const made = await runTool('backup', ['--to', path], settings)
  assert.equal(made.code, 0, made.errors)
  const verified = await runTool('restore', ['--verify', path], settings)
  assert.equal(verified.code, 0, verified.errors)
  assert.equal((await statistics(site)).lastVerifiedRestore.isSuccessful, true)
  const { size } = await stat(path)
  const gauges = await readGauges(site)
  for (const gauge of [
    'last_ok{kind="verified_restore"} 1',
    'last_ok{kind="backup"} 1',
    `bytes{kind="backup"} ${size}`,
  ])
    assert.ok(gauges.includes(`mezani_backup_${gauge}\n`), gauges)
  const again = await runTool('backup', ['--to', path], settings)
  assert.deepEqual([again.code, /exists already/.test(again.errors)], [1, true], again.errors)
})

test('tar, sha256sum and gzip open a backup without a key; its rows are PostgreSQL’s own COPY', async t => {
  const site = await openSite({ MIN_FREE_MB: '0' })
  const member = await aMember(site, 'Wanjiku')
  const folder = aDataDir(t)
  const path = join(folder, 'a.tar')
  await makeBackup(storageOf(site), { path, key: undefined, minFreeBytes: 0 })
  await run('tar', ['--extract', '--file', path, '--directory', folder])
  await run('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder })
  const { stdout } = await run('gzip', ['--decompress', '--stdout', 'tables/users/000001.copy.gz'], {
    cwd: folder,
  })
  const [columns = '', ...rows] = stdout.split('\n')
  const at = columns.split('\t').indexOf('username')
  assert.deepEqual(rows.map(row => row.split('\t')[at]).filter(Boolean), [member.username])
})

const whyNoAge = (await run('age', ['--version']).catch(() => undefined)) ? false : 'age is not installed'

test('a backup is encrypted to a key of age-keygen, and age decrypts it', { skip: whyNoAge }, async t => {
  const site = await openSite({ MIN_FREE_MB: '0' })
  const folder = aDataDir(t)
  await mkdir(folder)
  const [keyFile, path] = [join(folder, 'key'), join(folder, 'a.tar.age')]
  await run('age-keygen', ['--output', keyFile])
  const key = await readFile(keyFile, 'utf8')
  await makeBackup(storageOf(site), { path, key, minFreeBytes: 0 })
  await run('age', ['--decrypt', '--identity', keyFile, '--output', join(folder, 'a.tar'), path])
  const { stdout } = await run('tar', ['--list', '--file', join(folder, 'a.tar')])
  assert.match(stdout, /^mezani\.json\n[\s\S]*\ntables\/recipes\/000001\.copy\.gz\n[\s\S]*\nSHA256SUMS\n$/)
  assert.ok((await checkArchive(path, key)).parts > 40)
})

const storageOf = (site: TestSite) => ({
  connection: { connectionString: site.databaseUrl },
  files: site.services.files,
})

function readGauges({ db }: TestSite): Promise<string> {
  const registry = new Registry()
  gaugeBackups(() => findBackupStatus(db), registry)
  return registry.metrics()
}

test('a full disk refuses the backup with a sentence and keeps nothing', { skip: whyNoDisks }, async t => {
  const site = await openSite({ MIN_FREE_MB: '0' })
  await site.pool.query(
    "insert into contact_messages (first_name, last_name, email, phone_number, inquiry_type, message) select '', '', '', '', '', string_agg(md5((n * m)::text), '') from generate_series(1, 100) n, generate_series(1, 2000) m group by m",
  )
  const disk = aSmallDisk(t, 1)
  const settings = { DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir }
  for (const [minFreeMb, sentence] of [
    ['0', /the disk is full/],
    ['200', /less than 200 MB left \(MIN_FREE_MB\)/],
  ] as const) {
    const words = ['--to', join(disk.path, 'a.tar')]
    const refused = await runTool('backup', words, { ...settings, MIN_FREE_MB: minFreeMb })
    assert.equal(refused.code, 1)
    assert.match(refused.errors, sentence)
    assert.deepEqual(await readdir(disk.path), [])
  }
})

/** Returns the peak memory of a process in MB; 0 once it has ended. */
function peakMb(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

const bigTableMb = 300
const maxGrowthMb = 120

test('a backup of a big table does not hold the table in memory', {
  skip: process.platform !== 'linux',
}, async t => {
  const site = await openSite({ MIN_FREE_MB: '0' })
  const folder = aDataDir(t)
  const settings = { DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir, MIN_FREE_MB: '0' }
  const peakOf = async (name: string) => {
    const backup = startTool('backup', ['--to', join(folder, name)], settings)
    let peak = 0
    const watch = setInterval(() => (peak = Math.max(peak, peakMb(backup.process.pid ?? 0))), 20)
    const { code, errors } = await backup.ended
    clearInterval(watch)
    assert.equal(code, 0, errors)
    return Math.round(peak)
  }
  const small = await peakOf('small.tar')
  for (let megabyte = 0; megabyte < bigTableMb; megabyte += 10)
    await site.pool.query(
      "insert into contact_messages (first_name, last_name, email, phone_number, inquiry_type, message) select '', '', '', '', '', repeat(md5(n::text), 32768) from generate_series(1, 10) n",
    )
  const big = await peakOf('big.tar')
  t.diagnostic(`${small} MB for an empty site, ${big} MB with a table of ${bigTableMb} MB`)
  assert.ok(big - small < maxGrowthMb, `${big} MB beside ${small} MB`)
})
