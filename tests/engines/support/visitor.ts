import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { ApiCall } from '#tests/support/call.ts'
import type { Within } from '#tests/support/server-process.ts'

type Visit = {
  within: Within
  /** Of the visitor. */
  address: string
  /** Of the site; the port is the scheme's. */
  url: string
  serverAddress: string
  certificate: string
}

/** Calls a site as curl does from this address. The text is decompressed, the headers are as they came. */
export const createVisitor =
  ({ within, address, url, serverAddress, certificate }: Visit): ApiCall =>
  async (method, path, { token, body, headers = {} } = {}) => {
    const target = new URL(path, url)
    const port = target.protocol === 'https:' ? 443 : 80
    const content = body === undefined ? undefined : await encodeBody(body)
    const sent = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(content && { 'content-type': content.type }),
      ...headers,
    }
    const [command = '', ...args] = within([
      ...['curl', '--silent', '--show-error', '--include', '--noproxy', '*', '--request', method],
      ...['--interface', address, '--cacert', certificate],
      ...['--resolve', `${target.hostname}:${port}:${serverAddress}`],
      ...Object.entries(sent).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
      ...(content ? ['--data-binary', '@-'] : []),
      target.href,
    ])
    const run = promisify(execFile)(command, args, { encoding: 'buffer', maxBuffer: 50_000_000 })
    run.child.stdin?.end(content?.bytes)
    return parseResponse((await run).stdout)
  }

/** As `fetch` would send it. */
async function encodeBody(body: unknown): Promise<{ type: string; bytes: Buffer }> {
  if (!(body instanceof FormData))
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
  const form = new Response(body)
  return { type: form.headers.get('content-type') ?? '', bytes: Buffer.from(await form.arrayBuffer()) }
}

function parseResponse(bytes: Buffer): Awaited<ReturnType<ApiCall>> {
  const end = bytes.indexOf('\r\n\r\n')
  const [first = '', ...lines] = bytes.subarray(0, end).toString().split('\r\n')
  const content = bytes.subarray(end + 4)
  const status = Number(first.split(' ')[1])
  // Such as 100 Continue: the answer comes after it.
  if (status < 200) return parseResponse(content)
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(':', 1)[0] ?? '', line.slice(line.indexOf(':') + 1)]),
  )
  const text = decode(content, headers.get('content-encoding')).toString()
  const isJson = headers.get('content-type')?.startsWith('application/json')
  return { status, headers, text, body: isJson && text ? JSON.parse(text) : undefined }
}

function decode(content: Buffer, encoding: string | null): Buffer {
  if (content.length === 0) return content
  if (encoding === 'br') return brotliDecompressSync(content)
  return encoding === 'gzip' ? gunzipSync(content) : content
}
