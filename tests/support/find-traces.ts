import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestSite } from './site.ts'

/** Returns the tables that have these words, in any column of any schema. Reads the catalogue, so that a new table is searched too. */
export async function findInTables({ pool }: TestSite, words: string[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_t' order by 1`)
  assert.ok(tables.length > 25)
  const found: string[] = []
  for (const { name } of tables)
    for (const word of words) {
      const { rowCount } = await pool.query(
        `select from ${name} t where strpos(lower(t::text), lower($1)) > 0 limit 1`,
        [word],
      )
      if (rowCount) found.push(`${name} has ${word}`)
    }
  return found
}

/** Returns the columns that refer to members and still have this member's number. */
export async function findNumber({ pool }: TestSite, id: number): Promise<string[]> {
  const { rows } = await pool.query<{ table: string; column: string }>(`
    select c.relname as table, a.attname as column from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
    where f.contype = 'f' and f.confrelid = 'users'::regclass union select 'users', 'id' union select 'recipe_search', 'author_id'`)
  assert.ok(rows.length >= 15)
  const found = []
  for (const { table, column } of rows) {
    const { rowCount } = await pool.query(`select from ${table} where ${column} = $1 limit 1`, [id])
    if (rowCount) found.push(`${table}.${column}`)
  }
  const { rowCount } = await pool.query("select from pgboss.job where data->>'userId' = $1", [String(id)])
  return rowCount ? [...found, 'pgboss.job'] : found
}

/** Returns the files of the site that have these words in their name or content. Leaves out the database's files. */
export async function findInFiles(site: TestSite, words: string[]): Promise<string[]> {
  const found: string[] = []
  for (const folder of ['media', 'outbox'])
    for (const entry of await readdir(join(site.dataDir, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const text =
        `${path} ${(await readFile(path)).toString('latin1').replaceAll('=\r\n', '')}`.toLowerCase()
      found.push(
        ...words.filter(word => text.includes(word.toLowerCase())).map(word => `${path} has ${word}`),
      )
    }
  return found
}

export const findInLog = (site: TestSite, words: string[]): string[] =>
  site.logLines.filter(line => words.some(word => line.toLowerCase().includes(word.toLowerCase())))
