import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { multipart } from './call.ts'

/** One TCP connection that sends exactly the given bytes. */
export type RawConnection = {
  socket: Socket
  send(bytes: string | Buffer): void
  /** Everything received so far. */
  received(): string
  /** Waits until the received text contains this; false if the server closes first. */
  waitForText(words: string): Promise<boolean>
  /** Resolves when the connection is closed, by either side. */
  closed: Promise<void>
}

export async function openConnection(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.setNoDelay()
  let text = ''
  socket.setEncoding('latin1').on('data', chunk => {
    text += chunk
  })
  socket.on('error', () => undefined) // a reset counts as closed
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  return {
    socket,
    send: bytes => void (socket.writable && socket.write(bytes)),
    received: () => text,
    async waitForText(words) {
      while (!text.includes(words)) {
        if (socket.closed) return false
        await Promise.race([closed, sleep(10)])
      }
      return true
    },
    closed,
  }
}

/**
 * Sends one GET of an address exactly as it is, which `fetch` would normalise, on a new connection. `head` is the status line and
 * headers.
 */
export async function rawGet(url: string, address: string, headers = '') {
  const connection = await openConnection(url)
  const request = `GET ${address} HTTP/1.1\r\nhost: x\r\n${headers}connection: close\r\n\r\n`
  connection.send(Buffer.from(request, 'latin1'))
  await connection.closed
  const [head = '', body = ''] = connection.received().split(/\r\n\r\n([\s\S]*)/)
  return { status: Number(head.slice(9, 12)), head, body }
}

type Site = { url: string }
type Post = { path: string; token: string; type: string; length: number; network?: string }

/** Sends the headers of a member's request, from a network that a trusted proxy names. The test sends the body. */
export async function beginPost(
  { url }: Site,
  { path, token, type, length, network }: Post,
): Promise<RawConnection> {
  const connection = await openConnection(url)
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: x',
    `authorization: Bearer ${token}`,
    ...(network ? [`x-forwarded-for: ${network}`] : []),
    `content-type: ${type}`,
    `content-length: ${length}`,
  ]
  connection.send(`${head.join('\r\n')}\r\n\r\n`)
  return connection
}

const formOf = (field: string) => {
  const { body, type } = multipart(field, Buffer.alloc(0))
  return { type, start: body.subarray(0, body.indexOf('\r\n\r\n') + 4) }
}
const kinds = {
  picture: { path: '/api/images', ...formOf('image') },
  page: { path: '/api/imports/read', type: 'application/json', start: '{"html":"' },
  file: { path: '/api/imports/files', ...formOf('file') },
}
export type BodyKind = keyof typeof kinds

/** As large as each kind of body may be. */
export const bodyLength = 4_900_000

/** Begins a body of this kind. The test decides how it goes on. */
export async function beginBody(
  site: Site,
  { kind, ...sender }: { kind: BodyKind; token: string; network: string },
): Promise<RawConnection> {
  const { start, ...post } = kinds[kind]
  const connection = await beginPost(site, { ...post, ...sender, length: bodyLength })
  connection.send(start)
  return connection
}

/** Continues each of the bodies at this rate, until the returned function is called. */
export function trickle(bodies: readonly RawConnection[], bytesPerSecond: number): () => void {
  const piece = 'a'.repeat(Math.ceil(bytesPerSecond / 4))
  const timer = setInterval(() => {
    for (const { send } of bodies) send(piece)
  }, 250)
  return () => clearInterval(timer)
}
