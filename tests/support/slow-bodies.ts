import { multipart } from './multipart.ts'
import { openConnection, type RawConnection } from './socket.ts'

type Site = { url: string }
type Post = { path: string; token: string; type: string; length: number; network?: string }

/** Sends the headers of a request of a member, from a network that a trusted proxy names; its body is the test's to send. */
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

/** As large as each may be. */
export const bodyLength = 4_900_000

/** A body of this kind that is begun; how it goes on is the test's. */
export async function beginBody(
  site: Site,
  { kind, ...sender }: { kind: BodyKind; token: string; network: string },
): Promise<RawConnection> {
  const { start, ...post } = kinds[kind]
  const connection = await beginPost(site, { ...post, ...sender, length: bodyLength })
  connection.send(start)
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
