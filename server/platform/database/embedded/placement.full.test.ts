import assert from 'node:assert/strict'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { canReach } from './account.ts'
import { aDataDir, isRoot, nobody, postmasterPid, query, start, startChild } from './embedded.support.ts'
import { hashOf } from './placement.ts'

const onlyRoot = { skip: isRoot ? false : 'needs root' }
const canBeNobody = isRoot && canReach(process.execPath, nobody) && canReach(import.meta.dirname, nobody)
const needsAnotherAccount = { skip: canBeNobody ? false : 'needs root, and a clone that others may enter' }

test('a path that is too long for a socket and has every awkward character works', async t => {
  const dataDir = aDataDir(t, `a, "quoted" and 'odd' folder`, 'x'.repeat(190))
  const { connection } = await start(dataDir)
  t.after(() => rmSync(connection.host, { recursive: true, force: true }))
  assert.deepEqual(await query(connection, 'select 1 as one'), [{ one: 1 }])
  assert.match(connection.host, /mezani-[0-9a-f]{16}$/)
  assert.equal(statSync(connection.host).mode & 0o777, 0o700)
})

test('a short path with a comma, a quote and a space works', async t => {
  const { connection } = await start(aDataDir(t, `a, "b'`))
  assert.deepEqual(await query(connection, 'select 1 as one'), [{ one: 1 }])
})

test(
  'as root, PostgreSQL runs as an account without rights, and our own files stay ours',
  onlyRoot,
  async t => {
    const dataDir = aDataDir(t)
    await start(dataDir)
    const pid = postmasterPid(dataDir)
    assert.equal(statSync(`/proc/${pid}`).uid, nobody.uid)
    const owner = (name: string) => statSync(join(dataDir, 'postgres', name)).uid
    assert.deepEqual(
      ['', 'password', 'postgres.log', 'cluster', 'socket'].map(owner),
      [0, 0, 0, 65534, 65534],
    )
  },
)

test('as root in a closed home, the data is put where the account can reach it', onlyRoot, async t => {
  const dataDir = inAClosedHome(t)
  const postgres = await start(dataDir)
  const link = join(dataDir, 'postgres')
  assert.ok(lstatSync(link).isSymbolicLink())
  assert.match(readlinkSync(link), /^\/var\/lib\/mezani\/[0-9a-f]{16}$/)
  await query(postgres.connection, 'create table kept as select 42 as answer')
  await postgres.stop()

  const again = await start(dataDir)
  assert.deepEqual(await query(again.connection, 'select answer from kept'), [{ answer: 42 }])
})

test('as root, PostgreSQL runs as the account that owns the data', needsAnotherAccount, async t => {
  const dataDir = ownedByNobody(t)
  const child = startChild(dataDir, nobody)
  await child.waitForMessage('connection')
  child.process.kill('SIGTERM')
  await new Promise(resolve => child.process.once('exit', resolve))
  const { connection } = await start(dataDir)
  assert.deepEqual(await query(connection, 'select 1 as one'), [{ one: 1 }])
})

test('an ordinary account needs nothing else, not even an open home', needsAnotherAccount, async t => {
  const dataDir = ownedByNobody(t)
  chmodSync(dirname(dataDir), 0o700)
  const child = startChild(dataDir, nobody)
  assert.ok(await child.waitForMessage('connection'))
  assert.equal(statSync(`/proc/${postmasterPid(dataDir)}`).uid, nobody.uid)
})

test('an unwritable DATA_DIR is refused with a sentence', needsAnotherAccount, async t => {
  const dataDir = aDataDir(t)
  const child = startChild(dataDir, nobody)
  assert.match(await child.waitForMessage('refused'), /^StartRefused: .*may not write there.*DATA_DIR/)
  assert.equal(existsSync(dataDir), false)
})

test('another account’s data is refused with a sentence', needsAnotherAccount, async t => {
  const dataDir = aDataDir(t)
  const postgres = await start(dataDir)
  await postgres.stop()
  assert.match(
    await startChild(dataDir, nobody).waitForMessage('refused'),
    /^StartRefused: .*may not write there.*DATA_DIR/,
  )
})

function inAClosedHome(t: TestContext): string {
  const dataDir = aDataDir(t, 'home')
  mkdirSync(dirname(dataDir), { mode: 0o700 })
  const home = join('/var/lib/mezani', hashOf(join(dataDir, 'postgres')))
  t.after(() => rmSync(home, { recursive: true, force: true }))
  return dataDir
}

function ownedByNobody(t: TestContext): string {
  const dataDir = aDataDir(t, 'home')
  mkdirSync(dirname(dataDir))
  chownSync(dirname(dataDir), nobody.uid, nobody.gid)
  return dataDir
}
