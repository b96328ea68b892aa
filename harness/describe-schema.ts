import { Client, type PoolConfig } from 'pg'

/** All that a database's schema is, a line each, sorted: tables, columns in their order, indexes, constraints, triggers, functions. */
export async function describeSchema(connection: PoolConfig): Promise<string[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ line: string }>(schemaSql)
    return rows.map(({ line }) => line)
  } finally {
    await client.end()
  }
}

const isOurs = (kind: string, oid: string) =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.classid = '${kind}'::regclass and d.deptype = 'e')`

/** That of the audit log is there since a migration of its own. */
const schemas = `'public'::regnamespace, to_regnamespace('mezani_audit')`

/** Constraints that say `not null` are PostgreSQL 18's own way to write what each column says too. */
const schemaSql = `
  select format('table %s %s %s', c.relname, c.relpersistence, coalesce(array_to_string(c.reloptions, ','), '-')) as line
    from pg_class c where c.relnamespace in (${schemas}) and c.relkind in ('r', 'p', 'v', 'm', 'S') and ${isOurs('pg_class', 'c.oid')}
  union all
  select format('column %s.%s %s %s %s default %s identity %s generated %s collation %s', c.relname, a.attname,
      row_number() over (partition by c.oid order by a.attnum), format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' else 'null' end, coalesce(pg_get_expr(e.adbin, e.adrelid), '-'),
      coalesce(nullif(a.attidentity::text, ''), '-'), coalesce(nullif(a.attgenerated::text, ''), '-'), coalesce(n.collname, '-'))
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef e on e.adrelid = c.oid and e.adnum = a.attnum
    left join pg_collation n on n.oid = a.attcollation
    where c.relnamespace in (${schemas}) and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
      and ${isOurs('pg_class', 'c.oid')}
  union all select 'index ' || indexdef from pg_indexes where schemaname in ('public', 'mezani_audit')
  union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace in (${schemas}) and contype <> 'n' and conrelid <> 0
  union all select format('trigger %s %s', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
  union all select 'function ' || pg_get_functiondef(p.oid) from pg_proc p
    where p.pronamespace in (${schemas}) and ${isOurs('pg_proc', 'p.oid')}
  order by 1`
