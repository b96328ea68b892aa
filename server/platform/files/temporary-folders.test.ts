import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { waitForSweeps } from '#tests/support/jobs.ts'
import { openSite } from '#tests/support/site.ts'
import { makeTemporaryFolder } from './temporary-folders.ts'

// This file, and the sites that it opens, keep everything in a separate folder.
const outer = tmpdir()
const temporary = await mkdtemp(join(outer, 'mezani-temporary-'))
process.env.TMPDIR = temporary
after(() => rm(temporary, { recursive: true, force: true }))

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

/** Leaves a folder as a process that was killed that many hours ago would. Its file may have been written to for longer. */
async function leaveFolder(use: 'received' | 'import', hours: number, fileHours = hours): Promise<string> {
  const folder = await makeTemporaryFolder(use)
  const file = join(folder, 'file')
  await writeFile(file, 'half of an archive')
  await utimes(file, hoursAgo(fileHours), hoursAgo(fileHours))
  await utimes(folder, hoursAgo(hours), hoursAgo(hours))
  return folder
}

async function leaveAll() {
  const left = [await leaveFolder('received', 7), await leaveFolder('import', 7)]
  const other = join(temporary, 'mezani-import-of-another')
  await writeFile(other, '')
  await utimes(other, hoursAgo(100), hoursAgo(100))
  const kept = [await leaveFolder('received', 5), await leaveFolder('received', 100, 1), other]
  return { left, kept }
}

const namesOf = (paths: string[]) => paths.map(path => path.slice(temporary.length + 1))
const there = async (paths: string[]) => {
  const names = await readdir(temporary)
  return namesOf(paths).map(name => names.includes(name))
}

test('received or read files that a killed process left are deleted at the start and every night', async () => {
  const before = await leaveAll()
  const site = await openSite()
  assert.deepEqual(await there([...before.left, ...before.kept]), [false, false, true, true, true])
  const later = await leaveAll()
  await site.services.jobs.sweep(site.db)
  await waitForSweeps(site)
  assert.deepEqual(await there([...later.left, ...later.kept]), [false, false, true, true, true])
  const { rows } = await site.pool.query(
    "select cron from pgboss.schedule where name = 'sweep-temporary-folders'",
  )
  assert.deepEqual(rows, [{ cron: '37 3 * * *' }])
})

test('the operator decides how long they are kept, and a tool beside the site deletes nothing', async () => {
  const folder = await leaveFolder('import', 2)
  await openSite({ LIMITS: 'temporaryFolderHours=1' }, undefined, { isSecondary: true })
  assert.deepEqual(await there([folder]), [true])
  await openSite({ LIMITS: 'temporaryFolderHours=1' })
  assert.deepEqual(await there([folder]), [false])
})
