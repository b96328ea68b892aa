import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSite } from '#tests/support/site.ts'
import { columnsOf, personalData } from './personal-data.table.ts'

const site = await openSite()

type Column = { table: string; column: string; refersTo: string | null }

/** Every column of every table, and the table that it refers to. */
const { rows: columns } = await site.pool.query<Column>(`
  select c.oid::regclass::text as table, a.attname as column,
    (select r.relname from pg_constraint f join pg_class r on r.oid = f.confrelid
     where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum] limit 1) as "refersTo"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace in (current_schema()::regnamespace, 'mezani_audit'::regnamespace) and c.relname <> 'migrations'
    and a.attnum > 0 and not a.attisdropped order by 1, 2`)

const entries = Object.entries(personalData)
const tablesWithoutRows = entries.flatMap(([table, entry]) => (typeof entry === 'string' ? table : []))

/** `table.column` of each column that `personalData` decides about. */
const decided = entries.flatMap(([table, entry]) => {
  if (typeof entry === 'string') return []
  const named = [entry.exported, ...Object.values(entry.leftOut ?? {})].flatMap(columnsOf)
  const isNumberLeftOut = entry.whose !== 'verified address' && table !== 'users'
  return [...named, ...(isNumberLeftOut ? [entry.whose] : [])].map(column => `${table}.${column}`)
})

test('P1: for every column of a table with members’ rows, it is decided once whether a ZIP contains it', () => {
  const there = columns.filter(({ table }) => !tablesWithoutRows.includes(table))
  assert.ok(there.length > 150)
  assert.deepEqual(decided.toSorted(), there.map(({ table, column }) => `${table}.${column}`).toSorted())
})

test('P1: each column that is left out, and each table without members’ rows, has a reason', () => {
  const reasons = entries.flatMap(([, entry]) =>
    typeof entry === 'string' ? entry : Object.keys(entry.leftOut ?? {}),
  )
  assert.deepEqual(
    reasons.filter(reason => !/^\w.{10,}$/.test(reason)),
    [],
  )
})

/** These tables refer to a member for minutes or for a day, and contain nothing that the member wrote. */
const brief = ['passkey_challenges', 'provider_visits', 'publications', 'sign_in_tickets']

test('P1: every other table that refers to a member has members’ rows', () => {
  const referring = columns.filter(({ refersTo }) => refersTo === 'users').map(({ table }) => table)
  const without = [...new Set(referring)].filter(table => tablesWithoutRows.includes(table))
  assert.deepEqual(without.toSorted(), brief)
})
