import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Client, Client as PgClient, type PoolConfig } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { FileStore } from '#server/platform/files/store.ts'
import { repository } from './repository.ts'

type Ended = { code: number | null; signal: NodeJS.Signals | null; output: string; errors: string }

/** Starts a tool as an operator does: `npm run backup`, `npm run restore`, `npm run admin`. It does not inherit this process's settings. */
export function startTool(
  name: 'admin' | 'backup' | 'restore' | 'pictures',
  words: string[],
  environment: Record<string, string>,
) {
  const child = spawn(process.execPath, [join(repository, 'tools', `${name}.ts`), ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', TMPDIR: '/tmp', ...environment },
  })
  const [output, errors]: [string[], string[]] = [[], []]
  child.stdout.setEncoding('utf8').on('data', chunk => output.push(chunk))
  child.stderr.setEncoding('utf8').on('data', chunk => errors.push(chunk))
  const ended = once(child, 'close').then(
    ([code, signal]): Ended => ({ code, signal, output: output.join(''), errors: errors.join('') }),
  )
  return { process: child, ended }
}

export const runTool = (...args: Parameters<typeof startTool>): Promise<Ended> => startTool(...args).ended

/**
 * Returns a SHA-256 of each table's sorted rows, as COPY writes them. Leaves out `backup_runs`, because what a site knows of its
 * backups belongs to one installation.
 */
export async function digestTables(connection: PoolConfig): Promise<Record<string, string>> {
  const client = new PgClient(connection)
  await client.connect()
  try {
    await client.query("set timezone = 'UTC'")
    const { rows } = await client.query<{ name: string }>(
      `select relname::text as name from pg_class where relnamespace in ('public'::regnamespace, to_regnamespace('mezani_audit')) and relkind = 'r' and relpersistence = 'p'
       and relname <> 'backup_runs' order by 1`,
    )
    const digests: Record<string, string> = {}
    for (const { name } of rows) digests[name] = await digestRows(client, name)
    const { rows: queues } = await client.query("select where to_regclass('pgboss.job') is not null")
    if (queues.length > 0) digests.jobs = await digestRows(client, jobs)
    return digests
  } finally {
    await client.end()
  }
}

const jobs = `(select name, data, state, retry_count, start_after, created_on, dead_letter, source_name from pgboss.job
  where state < 'active' and name not in (select name from pgboss.schedule))`

async function digestRows(client: Client, source: string): Promise<string> {
  const digest = createHash('sha256')
  const rows = client.query(
    copyTo(`copy (select r::text collate "C" from ${source} as r order by 1) to stdout`),
  )
  for await (const chunk of rows) digest.update(chunk)
  return digest.digest('hex')
}

/** Returns a SHA-256 of each picture, by its key. */
export async function digestPictures(files: FileStore): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for await (const { key } of files.list())
    digests[key] = createHash('sha256')
      .update((await files.findBytes(key)) ?? '')
      .digest('hex')
  return digests
}

/** Returns where each file of a tar file is: its header of 512 bytes and its content, without the padding of its last block. */
export function placesOf(tar: Buffer): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = []
  for (let start = 0; tar[start]; ) {
    const end = start + 512 + Number.parseInt(tar.toString('latin1', start + 124, start + 136), 8)
    places.push({ start, end })
    start = 512 * Math.ceil(end / 512)
  }
  return places
}

/** Returns the files of a tar file with their headers, without the end of the archive. */
export const splitTar = (tar: Buffer): Buffer[] =>
  placesOf(tar).map(({ start, end }) => tar.subarray(start, 512 * Math.ceil(end / 512)))
