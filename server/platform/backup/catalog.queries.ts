import type { ClientBase } from 'pg'
import { auditSchema } from '../database/audit-owner.ts'
import { BackupRefused } from './refused.ts'

/** Their rows say when this installation was backed up and which ZIPs it stores, which would not be true of a restored installation. */
export const unsavedTables = ['backup_runs', 'exports']

export type Table = {
  name: string
  /** The quoted name, with the schema if it has to be named. */
  relation: string
  /** In their order, without generated columns. */
  columns: string[]
  /** The order of its rows, which is the same on every server: by the primary key, or else by the whole row. */
  orderBy: string
}

type FoundTable = Table & { references: string[] }

/** Lists the tables of our schema, each after those that it references. Leaves out unlogged tables, whose counts last for minutes only. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<FoundTable>(tablesSql)
  const saved = rows.filter(({ name }) => !unsavedTables.includes(name))
  const sorted: Table[] = []
  while (sorted.length < saved.length) {
    const next = saved.find(
      table => !isIn(sorted, table.name) && table.references.every(name => isIn(sorted, name)),
    )
    if (!next) throw new Error('Tables reference each other in a circle.')
    const { references: _, ...table } = next
    sorted.push(table)
  }
  return sorted
}

const isIn = (tables: Table[], name: string) => tables.some(table => table.name === name)

const isOurSchema = (column: string) =>
  `${column} in (current_schema()::regnamespace, to_regnamespace('${auditSchema}'))`

const isOurs = `${isOurSchema('c.relnamespace')}
  and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`

const tablesSql = `
  select c.relname::text as name, c.oid::regclass::text as relation,
    array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
    ) as columns,
    coalesce(
      (
        select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', ' order by k.place)
        from pg_index i, unnest(i.indkey::smallint[]) with ordinality as k (attnum, place), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum
      ),
      quote_ident(c.relname) || '::text collate "C"'
    ) as "orderBy",
    array(
      select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
    ) as references
  from pg_class c where c.relkind = 'r' and c.relpersistence = 'p' and ${isOurs}
  order by c.relname collate "C"`

export type Sequence = { name: string; value: string; isCalled: boolean }

/** Lists our sequences with their current values. */
export async function listSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string; relation: string }>(
    `select c.relname::text as name, c.oid::regclass::text as relation from pg_class c where c.relkind = 'S' and ${isOurs}
       and not exists (
         select from pg_depend d join pg_class t on t.oid = d.refobjid
         where d.objid = c.oid and d.deptype in ('a', 'i') and t.relname = any ($1)
       )
     order by c.relname collate "C"`,
    [unsavedTables],
  )
  const sequences: Sequence[] = []
  for (const { name, relation } of rows) {
    const { rows: states } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from ${relation}`,
    )
    sequences.push(...states.map(state => ({ name, ...state })))
  }
  return sequences
}

/** Sets one of our sequences to a saved value. An unknown name is an error of the database. */
export async function setSequence(client: ClientBase, { name, value, isCalled }: Sequence): Promise<void> {
  await client.query(
    `select setval(
       coalesce((select c.oid::regclass from pg_class c where c.relname = $1 and c.relkind = 'S' and ${isOurs}), $1::regclass), $2::bigint, $3)`,
    [name, value, isCalled],
  )
}

export type AppliedMigration = { name: string; checksum: string }

/** Returns the migrations that were applied to this database; undefined if it is not a database of Mezani. */
export async function findMigrations(client: ClientBase): Promise<AppliedMigration[] | undefined> {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select from pg_class c where c.relname = 'migrations' and ${isOurs}) as found`,
  )
  if (!rows[0]?.found) return undefined
  const applied = await client.query<AppliedMigration>(
    'select name, checksum from migrations order by name collate "C"',
  )
  return applied.rows
}

export async function hasTables(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select from pg_class c where c.relkind in ('r', 'v', 'm', 'p', 'f') and ${isOurs}) as found`,
  )
  return rows[0]?.found === true
}

/** Deletes all our tables and functions. The extension stays, because not every role may install it. */
export async function dropOurs(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop table %s cascade', string_agg(c.oid::regclass::text, ', ')) as statement
       from pg_class c where c.relkind = 'r' and ${isOurs} having count(*) > 0
     union all
     select format('drop function %s', string_agg(c.oid::regprocedure::text, ', '))
       from pg_proc c where ${isOurSchema('c.pronamespace')}
       and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
       having count(*) > 0
     union all select 'drop schema if exists ${auditSchema}'`,
  )
  for (const { statement } of rows) await client.query(statement)
}

/**
 * Drops the indexes that no constraint needs, and returns the statements that create them again. Creating them after the import takes a
 * fraction of the time.
 */
export async function dropIndexes(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.oid::regclass::text as name, pg_get_indexdef(c.oid) as definition from pg_class c
     where c.relkind = 'i' and ${isOurs} and not exists (select from pg_constraint f where f.conindid = c.oid)`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

/** Throws BackupRefused while anybody else is connected to this database. */
export async function refuseOthers(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; count: string }>(
    `select coalesce(nullif(application_name, ''), 'without a name') as name, count(*)::text as count
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
     group by 1 order by 1`,
  )
  if (rows.length === 0) return
  const others = rows.map(({ name, count }) => `${name} (${count})`).join(', ')
  throw new BackupRefused(
    `The database is in use, by connections of: ${others}. Stop every Mezani on it, and what else is connected; nothing was changed.`,
  )
}
