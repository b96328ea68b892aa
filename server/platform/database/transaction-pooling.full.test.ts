import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { type TestContext, test } from 'node:test'
import { waitFor } from '#tests/support/wait-for.ts'
import { refuseTransactionPooling } from './transaction-pooling.ts'

const sentence = /^DATABASE_URL: a pooler in between gives sessions away/

test('a pooler that gives two clients one session is refused', async t => {
  const { connection } = await openPooler(t, () => 1)
  await assert.rejects(refuseTransactionPooling(connection), { name: 'StartRefused', message: sentence })
})

test('a pooler is refused as soon as either client is given another session', async t => {
  const [moved, kept] = [
    [1, 1, 1, 2],
    [3, 3, 3, 3],
  ]
  for (const given of [
    [moved, kept],
    [kept, moved],
  ]) {
    const { connection } = await openPooler(t, (client, query) => given[client]?.[query] ?? 0)
    await assert.rejects(refuseTransactionPooling(connection), { message: sentence })
  }
})

test('a pooler that keeps each client’s session is accepted, and both connections are closed', async t => {
  const { connection, sockets } = await openPooler(t, client => client + 1)
  await refuseTransactionPooling(connection)
  await waitFor(async () => sockets.every(({ destroyed }) => destroyed) || undefined, 'the end of both')
  assert.equal(sockets.length, 2)
})

/** Opens a server that speaks like a pooler. `pidOf` decides which server process seems to reply to a client's query, counted from 0. */
async function openPooler(t: TestContext, pidOf: (client: number, query: number) => number) {
  const sockets: Socket[] = []
  const server = createServer(socket => {
    const client = sockets.push(socket) - 1
    let queries = -1
    socket.on('error', () => undefined)
    socket.on('data', bytes => {
      // A client's first message asks for a session. It has no type, so it is recognised by its position.
      if (queries === -1) socket.write(Buffer.concat([message('R', int32(0)), ready]))
      else if (bytes.toString('latin1', 0, 1) === 'Q') socket.write(answer(pidOf(client, queries)))
      queries += 1
    })
  }).listen(0, '127.0.0.1')
  t.after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { sockets, connection: { host: '127.0.0.1', port, user: 'mezani', database: 'mezani' } }
}

/** Encodes a PostgreSQL message: its type, its length and its content. */
const message = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
}
const ready = message('Z', Buffer.from('I'))

/** Encodes a result of one row with one number, as text. */
function answer(pid: number): Buffer {
  const text = Buffer.from(String(pid))
  const int4 = 23
  const column = [int32(0), int16(0), int32(int4), int16(4), int32(-1), int16(0)]
  return Buffer.concat([
    message('T', int16(1), Buffer.from('pid\0'), ...column),
    message('D', int16(1), int32(text.length), text),
    message('C', Buffer.from('SELECT 1\0')),
    ready,
  ])
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}
