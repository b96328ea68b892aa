import { accessSync, constants } from 'node:fs'
import { StartRefused } from '../start/start-refused.ts'

const correctIt = 'Correct DATABASE_URL, or the file that DATABASE_URL_FILE names'

/**
 * Sentences by SQLSTATE, or by the error code of Node or OpenSSL. Messages of errors are not used, because they may contain secrets from
 * the address.
 */
const sentences: [codes: RegExp, sentence: string][] = [
  [/^28/, `the server refused the user or the password. ${correctIt}.`],
  [
    /^3D000$/,
    'the server has no database of that name. Create it (createdb --template=template0 --locale=C.UTF-8 NAME), or name another one.',
  ],
  [
    /^42501$/,
    'its user may not do what a start does, such as creating tables. Make it the owner of the database.',
  ],
  [/^25006$/, 'that database is read-only. Name the primary server, not a standby.'],
  [
    /^(0A000|58P01)$/,
    'the server lacks something that Mezani needs. It takes PostgreSQL 15 to 18 with the extension pg_trgm.',
  ],
  [/^53300$/, 'the server has no connection left. End some, or raise its max_connections.'],
  [/^53100$/, 'the disk of the server is full. Free some space there.'],
  [/^57P0/, 'the server is starting or stopping. Try again in a minute.'],
  [/^08P01$/, 'a pooler in between refuses our settings. Connect without it, or let it pool by session.'],
  [
    /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EACCES|\.s\.PGSQL)$/,
    'the server cannot be reached. Start it, or correct host and port in DATABASE_URL.',
  ],
  [
    /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_|^ERR_SSL/,
    'the server’s certificate is not trusted. Name its authority in sslrootcert, or correct sslmode.',
  ],
]

/** Sentences for errors that node-postgres throws without a code. */
const codelessSentences: [message: RegExp, sentence: string][] = [
  [
    /timeout/,
    'the server did not answer in time. See that it runs, that no firewall is in between, and that host and port are right.',
  ],
  [/^SASL|client password/, `the server refused the user or the password. ${correctIt}.`],
  [/SSL/, 'the server does not take encrypted connections. Correct sslmode.'],
  [
    /^Connection terminated|^Received unexpected|^Client has encountered/,
    'what answers there is no PostgreSQL, or closed the connection. Correct host and port.',
  ],
]

/**
 * Explains why the database of DATABASE_URL cannot be used, as a StartRefused that contains no part of the address. Returns an unknown
 * error unchanged.
 */
export function explainConnectionFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StartRefused) return error
  const { code } = error as NodeJS.ErrnoException
  const [table, key] = code === undefined ? [codelessSentences, error.message] : [sentences, codeOf(error)]
  const sentence = table.find(([pattern]) => pattern.test(key))?.[1]
  return sentence ? new StartRefused(`DATABASE_URL: ${sentence}`, { cause: error }) : error
}

/**
 * Returns the code to look up. If a unix socket does not exist, the server does not listen. An error about a file is not an error of the
 * connection, so its code is empty.
 */
function codeOf({ code = '', message, path }: NodeJS.ErrnoException): string {
  if (path !== undefined) return ''
  return code === 'ENOENT' && message.includes('.s.PGSQL') ? '.s.PGSQL' : code
}

/** Throws StartRefused if DATABASE_URL names a certificate that this account cannot read. */
export function refuseUnreadableCertificates(databaseUrl: string): void {
  const parameters = URL.parse(databaseUrl)?.searchParams ?? new URLSearchParams()
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const path = parameters.get(name)
    if (path && !isReadable(path))
      throw new StartRefused(`DATABASE_URL: the certificate file that its ${name} names cannot be read.`)
  }
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}
