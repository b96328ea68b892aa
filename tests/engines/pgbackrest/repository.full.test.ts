import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { databaseUrl } from '#harness/test-postgres.ts'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { createApiCall } from '#tests/support/call.ts'
import { listBlockLines } from '#tests/support/page-commands.ts'
import { startServer } from '#tests/support/server-process.ts'
import { waitFor } from '#tests/support/site.ts'
import { archiveAll, listRepository, openArchivedSite, pgbackrest, readInfo, timed } from './archived-site.ts'

const setUp = await listBlockLines('Set up pgBackRest')
const drill = await listBlockLines('A drill of pgBackRest')

test('O2: by the table of cron two full backups and the changes since stay, which nobody reads without the key', async t => {
  const site = await openArchivedSite(t)
  const { pathOf, print, run } = site.postgres
  await site.follow(setUp)
  const table = await readFile(pathOf('/etc/cron.d/pgbackrest'), 'utf8')
  const [full = '', changes = '', verify = ''] = table
    .split('\n')
    .filter(line => /^\d/.test(line))
    .map(line => line.replace(/^(\S+ ){5}postgres /, 'runuser --user=postgres -- '))
  for (const command of [changes, full, changes, full, changes]) {
    await site.write(t, 20)
    assert.equal(await print(command), '')
  }
  assert.equal(await print(verify), '')
  const { archive, backup } = await readInfo(site.postgres)
  assert.deepEqual(
    backup.map(({ type }) => type),
    ['full', 'diff', 'full', 'diff'],
  )
  assert.equal(archive.min, backup[0]?.archive.start)
  const stored = await listRepository(site.postgres)
  const plain = await Promise.all(stored.map(path => readFile(path, 'latin1')))
  assert.deepEqual(
    stored.filter((_, n) => /\[backrest|dish \d/.test(plain[n] ?? '')),
    [],
  )
  t.diagnostic(
    `${stored.length} files, ${plain.join('').length} bytes; ${JSON.stringify(backup.map(({ info }) => info))}`,
  )

  const { code, output } = await run(
    'runuser --user=postgres -- env PGBACKREST_REPO1_CIPHER_PASS=another pgbackrest --stanza=mezani --type=diff backup',
  )
  assert.notEqual(code, 0)
  assert.match(output, /unable to load info file/)
})

test('O2: a drill beside the running cluster has the newest recipe, serves the site, and archives nothing', async t => {
  const site = await openArchivedSite(t)
  const { ask, pathOf, print } = site.postgres
  await site.follow(setUp)
  await site.write(t, 40)
  const recipes = await ask('select count(*) from recipes', 'mezani')
  const [newest] = (await site.call('GET', '/api/recipes?fields=card')).body
  await archiveAll(site.postgres)
  const printed = await timed(t, 'the drill', () => site.follow(drill.slice(0, -2)))
  assert.match(printed, new RegExp(`^ *${recipes} \\|`, 'm'))
  const settings = await print('runuser --user=postgres -- psql --port=5433 --command="show archive_mode"')
  assert.match(settings, /^ off$/m)
  const connection = { ...site.postgres.connection, port: Number(pathOf('port=5433').slice('port='.length)) }
  const onDrill = startServer(aDataDir(t), { DATABASE_URL: databaseUrl(connection), LOG_LEVEL: 'error' })
  const [shown] = (await createApiCall(await onDrill.url())('GET', '/api/recipes?fields=card')).body
  assert.equal(shown.title, newest.title)
  onDrill.process.kill('SIGTERM')
  await onDrill.exited
  await site.follow(drill.slice(-2))
  await site.write(t, 10)
  await archiveAll(site.postgres)
  assert.match((await readInfo(site.postgres)).archive.max, /^00000001/)
})

test('O2: a repository that is away fills no disk: what exceeds the bound is dropped with a warning, the site writes on, and the next backup is whole', async t => {
  const site = await openArchivedSite(t)
  const { ask, pathOf, print } = site.postgres
  await site.follow(setUp)
  await print('sed --in-place s/4GiB/32MiB/ /etc/pgbackrest.conf')
  await print('chmod 0000 /var/lib/pgbackrest')
  for (let n = 0; n < 4; n += 1) await site.write(t, 10).then(() => ask('select pg_switch_wal()'))
  const log = '/var/log/postgresql/postgresql-15-main.log'
  await waitFor(
    async () => (await readFile(pathOf(log), 'utf8')).includes('dropped WAL file') || undefined,
    'the warning',
  )
  await print('chmod 0750 /var/lib/pgbackrest')
  const records = await site.write(t, 20)
  await print(`${pgbackrest} --type=diff backup`)
  await print(`${pgbackrest} check`)
  await archiveAll(site.postgres)
  await site.stop()
  await print('pg_ctlcluster 15 main stop')
  await print(`${pgbackrest} --delta restore`)
  await print('pg_ctlcluster 15 main start')
  await waitFor(
    async () => (await ask('select pg_is_in_recovery()')) === 'f' || undefined,
    'the end of the recovery',
  )
  await site.verify(records)
})
