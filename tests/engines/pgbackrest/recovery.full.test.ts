import assert from 'node:assert/strict'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { test } from 'node:test'
import { listBlockLines } from '#tests/support/page-commands.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import {
  archiveAll,
  listRepository,
  openArchivedSite,
  pgbackrest,
  readInfo,
  timed,
  waitForArchiving,
} from './archived-site.ts'

const setUp = await listBlockLines('Set up pgBackRest')
const backTo = await listBlockLines('Back to a moment')
const afterLoss = await listBlockLines('After the machine is lost')
const backToMoment = (moment: string) => backTo.map(line => line.replace('2026-11-23 14:05:00+00', moment))

test('O2: recipes that were deleted are back as of the second before, acknowledged writes with them; the site goes on, is archived, and goes back again', async t => {
  const site = await openArchivedSite(t)
  const { ask, print } = site.postgres
  const beforeBackup = await site.write(t, 40)
  await timed(t, 'setting up, with a full backup', () => site.follow(setUp))
  const early = await site.write(t, 40)
  const tooEarly = await ask('select clock_timestamp()')
  const late = await site.write(t, 40)
  const moment = await ask('select clock_timestamp()')
  const highest = Number(await ask('select max(id) from recipes', 'mezani'))
  await ask('delete from recipes', 'mezani')
  const lost = await site.write(t, 10)

  const log = await timed(t, 'back to a wrong moment', () => site.follow(backToMoment(tooEarly)))
  await site.verify(early)
  await assert.rejects(site.verify(late), /acknowledged writes are stored/)
  const timeline = /\|\s+(\d+)/.exec(log)?.[1]
  await timed(t, 'back to the right one', () =>
    site.follow(
      backToMoment(moment).map(line => line.replace('--delta', `--delta --target-timeline=${timeline}`)),
    ),
  )
  for (const records of [beforeBackup, early, late]) await site.verify(records)
  await assert.rejects(site.verify(lost), /acknowledged writes are stored/)
  for (const { token } of site.members)
    assert.equal((await site.call('GET', '/api/users/current', { token })).status, 200)
  const [member] = site.members
  assert.ok(member)
  assert.ok((await publishRecipe(site, member, { title: 'After it' })) > highest)

  const after = await site.write(t, 20)
  await print(`${pgbackrest} --type=diff backup`)
  const { archive } = await readInfo(site.postgres)
  assert.equal(Number.parseInt(archive.max.slice(0, 8), 16), 3)
  for (const records of [beforeBackup, early, late, after]) await site.verify(records)
})

test('O2: a lost machine is back with all that was archived; of a repository that is damaged nothing is restored silently', async t => {
  const site = await openArchivedSite(t)
  const { ask, kill, pathOf, print, run } = site.postgres
  await site.follow(setUp)
  const records = await site.write(t, 40)
  await waitForArchiving(site.postgres)
  const lose = async () => {
    await kill()
    await rm(pathOf('/var/lib/postgresql/15/main'), { recursive: true })
  }
  await lose()
  const printed = await timed(t, 'after the machine is lost', () => site.follow(afterLoss))
  assert.match(printed, /status: ok/)
  const [, newest] = /wal archive min\/max \(15\): \w+\/(\w+)/.exec(printed) ?? []
  assert.equal(newest, /restored log file "(\w+)"/.exec(printed)?.[1])
  await site.verify(records)
  const later = await site.write(t, 40)
  await archiveAll(site.postgres)
  const segments = await listRepository(site.postgres, 'archive/mezani/15-1/0000000200000000')
  const bundles = await listRepository(site.postgres, 'backup/mezani/latest/bundle')

  await lose()
  await print('cp --archive /var/lib/pgbackrest /var/lib/pgbackrest.good')
  const isRefused = async (words: RegExp) => {
    const { output } = await run(`${pgbackrest} --output=text verify`)
    assert.match(output, /status: error/)
    await assert.rejects(site.follow(afterLoss.filter(line => !line.startsWith('systemctl'))), words)
    await lose()
    await print(
      'rm --recursive /var/lib/pgbackrest && cp --archive /var/lib/pgbackrest.good /var/lib/pgbackrest',
    )
  }
  // What is encrypted begins after 16 bytes. Further on the damage may leave what can be unpacked, of which only `verify` knows.
  await overwrite(segments.at(-1), 20)
  await isRefused(/could not restore file .* from archive/)
  await overwrite(bundles[0])
  await isRefused(/Data corruption|checksum/)
  assert.equal(await print(`${pgbackrest} --output=text verify`), '')
  await site.follow(afterLoss)
  assert.equal(await ask('select pg_is_in_recovery()'), 'f')
  for (const written of [records, later]) await site.verify(written)
})

/** Another byte in a file, in its middle unless told otherwise. */
async function overwrite(path = '', position?: number): Promise<void> {
  const bytes = await readFile(path)
  const changed = position ?? Math.floor(bytes.length / 2)
  bytes[changed] = 255 - (bytes[changed] ?? 0)
  await writeFile(path, bytes)
}
