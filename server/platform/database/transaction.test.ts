import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { readSources } from '#tests/support/repository.ts'
import {
  createDatabase,
  dropDatabase,
  findTestPostgres,
  stopLocalPostgres,
} from '#tests/support/test-postgres.ts'
import { type Database, openDatabase, openPool } from './connect.ts'
import { runTransaction } from './transaction.ts'

const server = await findTestPostgres()
const connection = await createDatabase(server)
const pool = openPool(connection, () => undefined)
const db = openDatabase(pool)
after(async () => {
  await pool.end()
  await dropDatabase(connection, server)
  await stopLocalPostgres()
})
await pool.query('create table marks (id int primary key, value int not null)')
await pool.query('insert into marks values (1, 0), (2, 0)')
// A sequence is outside of every transaction, like a file or a mail.
await pool.query('create sequence tries')

const raise = (code: string) =>
  sql.raw(
    `do $$begin perform nextval('tries'); raise exception 'a fault of the test' using errcode = '${code}'; end$$`,
  )

const add = (trx: Database, id: number) =>
  sql`update marks set value = value + 1 where id = ${id}`.execute(trx)

async function countTries(act: () => Promise<unknown>): Promise<number> {
  await pool.query("select setval('tries', 1, false)")
  await act()
  const { rows } = await pool.query<{ next: number }>("select nextval('tries') as next")
  return Number(rows[0]?.next) - 1
}

async function readMarks(): Promise<number[]> {
  const { rows } = await pool.query<{ value: number }>('select value from marks order by id')
  return rows.map(({ value }) => value)
}

test('two transactions in a deadlock both succeed, each once', async () => {
  const before = await readMarks()
  const firstRuns = new Map<string, () => void>()
  const bothHoldOne = Promise.all(
    ['one', 'other'].map(name => new Promise<void>(resolve => firstRuns.set(name, resolve))),
  )
  let runs = 0
  const addInOrder = (name: string, [first = 0, second = 0]: number[]) =>
    runTransaction(db, async trx => {
      runs += 1
      await add(trx, first)
      firstRuns.get(name)?.()
      await bothHoldOne
      await add(trx, second)
    })
  await Promise.all([addInOrder('one', [1, 2]), addInOrder('other', [2, 1])])
  assert.ok(runs > 2, 'one of them was aborted')
  assert.deepEqual(
    await readMarks(),
    before.map(value => value + 2),
  )
})

for (const code of ['40001', '40P01']) {
  test(`a transaction that is always aborted with ${code} is tried four times, and leaves nothing`, async () => {
    const before = await readMarks()
    const tries = await countTries(() =>
      assert.rejects(
        runTransaction(db, async trx => {
          await add(trx, 1)
          await raise(code).execute(trx)
        }),
        { code },
      ),
    )
    assert.equal(tries, 4)
    assert.deepEqual(await readMarks(), before)
  })

  test(`a single statement that is always aborted with ${code} is tried four times`, async () => {
    assert.equal(await countTries(() => assert.rejects(raise(code).execute(db), { code })), 4)
  })
}

test('a failure for another reason is tried once', async () => {
  const inTransaction = () => runTransaction(db, trx => raise('55P03').execute(trx))
  for (const act of [inTransaction, () => raise('55P03').execute(db)])
    assert.equal(await countTries(() => assert.rejects(act(), { code: '55P03' })), 1)
})

test('transactions are started in one place, which repeats them', async () => {
  const starters = (await readSources())
    .filter(({ path }) => path.startsWith('server/') && !path.endsWith('.test.ts'))
    .filter(({ text }) => /\.(startT|t)ransaction\(\)/.test(text))
    .map(({ path }) => path)
  assert.deepEqual(starters, ['server/platform/database/transaction.ts'])
})
