import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestSite } from './site.ts'

/** The log of the PostgreSQL that this site's database is in; other test files' sites may be in it too. */
export const readPostgresLog = ({ databaseUrl }: Pick<TestSite, 'databaseUrl'>): Promise<string> =>
  readFile(join(new URL(databaseUrl).searchParams.get('host') ?? '', '../postgres.log'), 'utf8')

/** What PostgreSQL refused, but for what our constraints are there for. */
export async function listSqlErrors(site: Pick<TestSite, 'databaseUrl'>): Promise<string[]> {
  const lines = (await readPostgresLog(site)).split('\n')
  return lines.filter(line => / (ERROR|FATAL|PANIC): /.test(line) && !/violates .* constraint/.test(line))
}
