import type { Pool } from 'pg'

type Site = { pool: Pool }

/** Tables that change by themselves, or follow from the others. */
const left = [
  ...['backup_runs', 'exports', 'migrations', 'rate_counts', 'sent_mails', 'signing_keys'],
  ...['recipe_facets', 'recipe_search', 'search_words'],
]
const mails = "from pgboss.job where name like '%-mail'"

/**
 * Returns every table of the site, from the catalogue, so that a new table is compared too. `audit_log` is a view of a table in
 * another schema.
 */
async function listTables({ pool }: Site): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1) order by 1`,
    [left],
  )
  return [...rows.map(({ name }) => name), 'audit_log']
}

/**
 * Selects the rows of a table. Leaves out when a session was last seen, which any request of an administrator writes once a
 * minute. Also leaves out the audit log's entries of refusals, which are all that a refused sign-in writes.
 */
const rowsOf = (table: string) => {
  if (table === 'sessions')
    return `select 'sessions' || (to_jsonb(t) - 'last_seen_at')::text collate "C" as row from sessions t`
  const rows = table === 'audit_log' ? "audit_log t where actor_kind <> 'visitor'" : `${table} t`
  return `select '${table}' || t::text collate "C" as row from ${rows}`
}

type Statements = { hash: string; counts: string }
let statements: Promise<Statements> | undefined

/** Makes the statements. They are made once, because thousands of requests use them. */
async function makeStatements(site: Site): Promise<Statements> {
  const tables = await listTables(site)
  const counts = [...tables, 'exports'].map(
    table => `select '${table}' as name, count(*) as rows from ${table}`,
  )
  return {
    hash: `select md5(string_agg(row, e'\\n' order by row)) as hash
      from (${tables.map(rowsOf).join(' union all ')} union all select 'mails ' || count(*) ${mails}) as rows`,
    counts: `${counts.join(' union all ')} union all select 'mails', count(*) ${mails}`,
  }
}

/** Returns a hash of every row of the site and of the number of its mails. If it is the same before and after, nothing has changed. */
export async function databaseHash(site: Site): Promise<string> {
  statements ??= makeStatements(site)
  const { hash } = await statements
  // A prepared statement, because planning forty tables takes twice as long as reading them.
  const { rows } = await site.pool.query<{ hash: string }>({ name: 'fingerprint', text: hash })
  return rows[0]?.hash ?? ''
}

/** Returns how many rows each table of the site has, and how many mails and ZIPs there are. */
export async function countRows(site: Site): Promise<Map<string, number>> {
  statements ??= makeStatements(site)
  const { counts } = await statements
  const { rows } = await site.pool.query<{ name: string; rows: number }>({ name: 'counts', text: counts })
  return new Map(rows.map(({ name, rows }) => [name, rows]))
}
