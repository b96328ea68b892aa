import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

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

/** One GET of an address as it is, which `fetch` would normalise, on a connection of its own. `head` is the status line and headers. */
export async function rawGet(url: string, address: string, headers = '') {
  const connection = await openConnection(url)
  const request = `GET ${address} HTTP/1.1\r\nhost: x\r\n${headers}connection: close\r\n\r\n`
  connection.send(Buffer.from(request, 'latin1'))
  await connection.closed
  const [head = '', body = ''] = connection.received().split(/\r\n\r\n([\s\S]*)/)
  return { status: Number(head.slice(9, 12)), head, body }
}
