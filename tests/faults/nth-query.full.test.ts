import assert from 'node:assert/strict'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openDatabase, openPool } from '#server/platform/database/connect.ts'
import { intranet } from '#tests/support/other-site.ts'
import { withProviders } from '#tests/support/providers.ts'
import { rounds } from '#tests/support/rounds.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { prepareOperations, writingOperations } from './writing-operations.ts'

/** SQLSTATEs with which a statement may fail although nothing is wrong with it. After 57P01 the connection is gone as well. */
type SqlState = '40001' | '40P01' | '53300' | '57P01'

/**
 * A proxy between the server and its PostgreSQL, whose unix socket is `target`. It makes a statement fail: PostgreSQL gets a
 * statement in its place that raises the error, so that transactions end up as they would. The proxy reads what the client sends
 * in version 3 of PostgreSQL's protocol: https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
async function openQueryProxy(target: string) {
  let armed: { remaining: number; sqlState: SqlState; isLasting: boolean } | undefined
  let hasHappened = false
  const sockets = new Set<Socket>()

  /** Returns the error with which a statement must fail; undefined if it must not. Called once for each statement. */
  function takeFault(statement: Buffer): SqlState | undefined {
    if (!armed || (armed.isLasting && isNeverAborted(statement))) return undefined
    armed.remaining -= 1
    if (armed.remaining > 0) return undefined
    const { sqlState, isLasting } = armed
    hasHappened = true
    if (!isLasting) armed = undefined
    return sqlState
  }

  function arm(fault: NonNullable<typeof armed>): void {
    armed = fault
    hasHappened = false
  }

  const server = createServer(client => {
    const upstream = connect(target)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    upstream.on('data', data => client.write(data))
    const read = messageReader()
    let statement: Buffer[] = []
    client.on('data', data => {
      for (const { type, bytes } of read(data as Buffer)) {
        statement.push(bytes)
        // A statement is a simple query, or parse, bind, describe and execute up to their sync.
        const isStatement = type === 'Q' || type === 'S'
        if (!isStatement && 'PBDECH'.includes(type)) continue
        const sent = Buffer.concat(statement)
        const sqlState = isStatement ? takeFault(sent) : undefined
        if (sqlState === '57P01') return void endSession(client)
        upstream.write(sqlState ? raising(sqlState) : sent)
        statement = []
      }
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    /** Makes the n-th statement of all connections from now on fail, once; counted from 1. */
    failNth(n: number, sqlState: SqlState) {
      arm({ remaining: n, sqlState, isLasting: false })
    },
    /**
     * Makes the n-th statement of all connections from now on fail, and all statements after it except the begin and end of
     * transactions.
     */
    failFromNth(n: number, sqlState: SqlState) {
      arm({ remaining: n, sqlState, isLasting: true })
    },
    /** Removes the fault. Returns true if it had happened already. */
    disarm(): boolean {
      armed = undefined
      return hasHappened
    },
  }
}

/** PostgreSQL does not abort these statements in favour of other transactions. */
const isNeverAborted = (statement: Buffer): boolean =>
  ['begin', 'rollback'].some(word => statement.includes(`${word}\0`))

type Message = { type: string; bytes: Buffer }

/** Splits a client's stream into its messages. Only the first message, which starts the session, has no type letter. */
function messageReader(): (data: Buffer) => Message[] {
  let pending = Buffer.alloc(0)
  let hasStarted = false
  return data => {
    pending = Buffer.concat([pending, data])
    const messages: Message[] = []
    for (;;) {
      const letters = hasStarted ? 1 : 0
      if (pending.length < letters + 4) return messages
      const length = letters + pending.readInt32BE(letters)
      if (pending.length < length) return messages
      const type = hasStarted ? String.fromCharCode(pending[0] ?? 0) : 'startup'
      messages.push({ type, bytes: pending.subarray(0, length) })
      pending = pending.subarray(length)
      hasStarted = true
    }
  }
}

const message = (type: string, body: string): Buffer => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(4 + Buffer.byteLength(body), 1)
  return Buffer.concat([head, Buffer.from(body)])
}

const raising = (sqlState: SqlState): Buffer =>
  message('Q', `do $$begin raise exception 'a fault of the test' using errcode = '${sqlState}'; end$$\0`)

/** Sends what PostgreSQL says when an administrator ends a session, and then ends the connection. */
function endSession(client: Socket): void {
  const text = 'terminating connection due to administrator command'
  client.end(message('E', `SFATAL\0VFATAL\0C57P01\0M${text}\0\0`))
}

const site = await openSite(
  { ...intranet, CONTACT_EMAIL: 'team@mezani.example', ...(await withProviders()) },
  undefined,
  { isSecondary: true },
)
const { username, password, pathname, port, searchParams } = new URL(site.databaseUrl)
const proxy = await openQueryProxy(join(searchParams.get('host') ?? '', `.s.PGSQL.${port}`))
// Only the statements of requests pass the proxy, so that it counts no others.
const pool = openPool(
  {
    host: '127.0.0.1',
    port: proxy.port,
    user: username,
    password: decodeURIComponent(password),
    database: pathname.slice(1),
  },
  () => undefined,
)
after(() => pool.end())
const { url } = await openUnthrottled({
  services: { ...site.services, db: openDatabase(pool) },
  log: site.log,
})
const operations = await prepareOperations(site, url)

type Fault = { sqlState: SqlState; isLasting?: true; statuses: number[] }
const unavailable = [503]
/** The server retries what PostgreSQL aborts in favour of another transaction, so that nobody notices a single abort. */
const faults: Fault[] = [
  { sqlState: '40001', statuses: [] },
  { sqlState: '40P01', isLasting: true, statuses: unavailable },
  { sqlState: '40P01', statuses: [] },
  { sqlState: '40001', isLasting: true, statuses: unavailable },
  { sqlState: '53300', statuses: unavailable },
  { sqlState: '57P01', statuses: unavailable },
]
const maxStatement = 3 * rounds

for (const given of writingOperations) {
  test(`R6: when the n-th statement of ${given.name} fails, it is retried, or refused and undone, and then done once when sent again`, async t => {
    const usual = await operations.findUsualChanges(given)
    let failed = 0
    for (const { sqlState, isLasting, statuses } of faults)
      for (let n = 1; n <= maxStatement; n += 1) {
        const hasHappened = await operations.sendWithFault(given, usual, {
          inject: () => (isLasting ? proxy.failFromNth : proxy.failNth)(n, sqlState),
          disarm: proxy.disarm,
          statuses,
          what: `${sqlState} in place of statement ${n}${isLasting ? ' and of all after it' : ''}`,
        })
        if (!hasHappened) break
        failed += 1
      }
    t.diagnostic(`${failed} statements failed`)
    assert.ok(failed > 0 || given.name === 'reportClientError', 'there were statements')
  })
}
