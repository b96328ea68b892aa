import type { Pool } from 'pg'

/** The columns of each table that hold what was written, by table; computed ones follow from them. */
export type Columns = Map<string, string[]>

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

/** Those that are in both. */
export const commonColumns = (some: Columns, others: Columns): Columns =>
  new Map(
    [...some].flatMap(([table, columns]) => {
      const both = columns.filter(column => others.get(table)?.includes(column))
      return both.length > 0 ? [[table, both] as const] : []
    }),
  )

/** Of each table how many rows it has, and a hash of these columns of them. */
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

/** The audit log is in a schema of its own; by its name alone it is a view of fewer columns. */
async function tableOf(pool: Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    "select coalesce(to_regclass('mezani_audit.' || quote_ident($1)), to_regclass('public.' || quote_ident($1)))::text as name",
    [table],
  )
  return rows[0]?.name ?? table
}
