import assert from 'node:assert/strict'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { aDataDir } from './embedded.support.ts'
import { logSize, readExitReason, rotateLog } from './log-file.ts'

test('a log is rotated at 8 MB into one older file', t => {
  const path = join(aFolder(aDataDir(t)), 'postgres.log')
  rotateLog(path)
  writeFileSync(path, 'short\n')
  rotateLog(path)
  assert.equal(existsSync(`${path}.1`), false)

  appendFileSync(path, 'x'.repeat(8 * 1024 * 1024))
  rotateLog(path)
  assert.equal(logSize(path), 0)
  assert.match(readFileSync(`${path}.1`, 'utf8'), /^short\nx/)
})

test('when a log grew far beyond 8 MB, its newest 16 MB are kept, from the beginning of a line', t => {
  const path = join(aFolder(aDataDir(t)), 'postgres.log')
  const line = `${'x'.repeat(99)}\n`
  writeFileSync(path, `oldest\n${line.repeat(200_000)}newest\n`)
  rotateLog(path)
  assert.equal(logSize(path), 0)
  const older = readFileSync(`${path}.1`, 'utf8')
  assert.ok(older.length <= 16 * 1024 * 1024 && older.length > 16_000_000, String(older.length))
  assert.ok(older.startsWith(line) && older.endsWith(`${line}newest\n`))
})

test('the exit reason is the last fatal line since the server’s start', t => {
  const path = join(aFolder(aDataDir(t)), 'postgres.log')
  writeFileSync(path, '[1] FATAL:  an older story\n')
  const offset = logSize(path)
  appendFileSync(
    path,
    '[2] PANIC:  could not write: No space left on device\n[3] FATAL:  the database system is starting up\n[2] LOG:  shut down\n',
  )
  assert.equal(readExitReason(path, offset), 'could not write: No space left on device')
  const later = logSize(path)
  appendFileSync(path, 'postgres: no such option\n')
  assert.equal(readExitReason(path, later), 'postgres: no such option')
})

function aFolder(path: string): string {
  mkdirSync(path)
  return path
}
