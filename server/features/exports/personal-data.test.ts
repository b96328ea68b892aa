import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSite } from '#tests/support/site.ts'
import { exportedColumns, personalData, type Tag } from './personal-data.table.ts'

const site = await openSite()

type Column = { table: string; column: string; refersTo: string | null }

/** Every column of every table there is, and the table of people that it refers to. */
const { rows: columns } = await site.pool.query<Column>(`
  select c.oid::regclass::text as table, a.attname as column,
    (select r.relname from pg_constraint f join pg_class r on r.oid = f.confrelid
     where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum] limit 1) as "refersTo"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace in (current_schema()::regnamespace, 'mezani_audit'::regnamespace) and c.relname <> 'migrations'
    and a.attnum > 0 and not a.attisdropped order by 1, 2`)

const tagOf = ({ table, column }: Column): Tag | undefined =>
  (personalData as Record<string, { columns: Record<string, Tag> }>)[table]?.columns[column]

test('P1: of every column of every table it is decided whether a member’s ZIP has it, and if not, why', () => {
  assert.ok(columns.length > 150)
  const undecided = columns.filter(column => !/^(exported|not: \w.{10,})$/.test(tagOf(column) ?? ''))
  assert.deepEqual(undecided, [])
})

test('P1: nothing is decided about what is not there', () => {
  const there = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  const tagged = Object.entries(personalData).flatMap(([table, entry]) =>
    Object.keys(entry.columns).map(column => `${table}.${column}`),
  )
  assert.deepEqual(
    tagged.filter(name => !there.has(name)),
    [],
  )
})

/** Tables that refer to a member and of which a ZIP has no rows, each with its reason. */
const withoutRows: Record<string, string> = {
  passkey_challenges: 'what a device is asked to sign within minutes',
  provider_visits: 'a sign-in that is at a provider for minutes',
  sign_in_tickets: 'a sign-in that waits ten minutes for its code',
  publications: 'when something was published, for a day; what it is, is exported',
}

test('P1: every table that refers to a member says which rows are theirs, and exports some of each', () => {
  const referring = [
    ...new Set(columns.filter(({ refersTo }) => refersTo === 'users').map(({ table }) => table)),
  ]
  assert.ok(referring.length >= 14)
  for (const table of referring) {
    if (withoutRows[table]) continue
    const entry = personalData[table as keyof typeof personalData]
    assert.ok(entry.whose && entry.orderBy, table)
    assert.ok(exportedColumns(entry).length > 0, table)
  }
})
