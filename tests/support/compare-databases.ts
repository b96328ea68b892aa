import { Client, type Pool, type PoolConfig } from 'pg'

/**
 * Returns the whole schema of a database, one line each, sorted: tables, columns in their order, indexes, constraints, triggers,
 * functions.
 */
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

/** The schema of the audit log exists only since one of the migrations. */
const schemas = `'public'::regnamespace, to_regnamespace('mezani_audit')`

/** Leaves out the constraints that say `not null`: PostgreSQL 18 writes with them what each column says too. */
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

/** The columns of each table that hold what was written, by table. Computed columns follow from them. */
type Columns = Map<string, string[]>

export async function readColumns(pool: Pool): Promise<Columns> {
  const { rows } = await pool.query<{ name: string; columns: string[] }>(
    `select c.relname::text as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace in ('public'::regnamespace, to_regnamespace('mezani_audit')) and c.relkind = 'r' and c.relname <> 'migrations'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by 1`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** Returns the columns that are in both. */
export const commonColumns = (some: Columns, others: Columns): Columns =>
  new Map(
    [...some].flatMap(([table, columns]) => {
      const both = columns.filter(column => others.get(table)?.includes(column))
      return both.length > 0 ? [[table, both] as const] : []
    }),
  )

/** Returns how many rows each table has, and a hash of these columns of its rows. */
export async function digestColumns(pool: Pool, columns: Columns): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const [table, names] of columns) {
    const source = await tableOf(pool, table)
    const { rows } = await pool.query<{ digest: string }>(
      `select count(*) || ' rows, ' || md5(coalesce(string_agg(line, e'\\n' order by line), '')) as digest
       from (select row(${names.join(', ')})::text collate "C" as line from ${source}) as lines`,
    )
    digests[table] = rows[0]?.digest ?? ''
  }
  return digests
}

/** Returns the name by which to read a table. The audit log is in a separate schema; its plain name is a view of fewer columns. */
async function tableOf(pool: Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    "select coalesce(to_regclass('mezani_audit.' || quote_ident($1)), to_regclass('public.' || quote_ident($1)))::text as name",
    [table],
  )
  return rows[0]?.name ?? table
}
