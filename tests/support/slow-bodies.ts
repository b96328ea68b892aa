import { openConnection, type RawConnection } from './socket.ts'

/** A body that is begun, of a member from a network that a trusted proxy names. */
export type BegunBody = {
  kind: keyof typeof kinds
  token: string
  network: string
  /** Sent at once; without it nothing but the headers. */
  bytes?: number
}

const formHead =
  '--b\r\ncontent-disposition: form-data; name="NAME"; filename="a"\r\ncontent-type: image/jpeg\r\n\r\n'
const form = (name: string) => ({
  type: 'multipart/form-data; boundary=b',
  start: formHead.replace('NAME', name),
})
const kinds = {
  picture: { path: '/api/images', ...form('image') },
  page: { path: '/api/imports/read', type: 'application/json', start: '{"html":"' },
  file: { path: '/api/imports/files', ...form('file') },
}
/** As large as each may be. */
const length = 4_900_000

/** Sends the headers of a request and the start of its body; the rest is the test's to send, or not. */
export async function beginBody(
  { url }: { url: string },
  { kind, token, network, bytes = 0 }: BegunBody,
): Promise<RawConnection> {
  const { path, type, start } = kinds[kind]
  const connection = await openConnection(url)
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: x',
    `authorization: Bearer ${token}`,
    `x-forwarded-for: ${network}`,
    `content-type: ${type}`,
    `content-length: ${length}`,
  ]
  connection.send(`${head.join('\r\n')}\r\n\r\n${start}${'a'.repeat(bytes)}`)
  return connection
}

/** Goes on with each of them at so many bytes a second, until it is called again. */
export function trickle(bodies: readonly RawConnection[], bytesPerSecond: number): () => void {
  const piece = 'a'.repeat(Math.ceil(bytesPerSecond / 4))
  const timer = setInterval(() => {
    for (const { send } of bodies) send(piece)
  }, 250)
  return () => clearInterval(timer)
}
