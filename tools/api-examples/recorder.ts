import { basename } from 'node:path'
import type { Endpoint } from '#contract/endpoint.ts'
import { problemSchema, type RefusalCode } from '#contract/errors.ts'
import { type Operation, type Reply, routes } from '#contract/routes.ts'
import type { Example, Examples } from '#server/platform/docs/examples.ts'
import { withPlaceholders } from './placeholders.ts'

/** What a call is made of. `text` is a body of another type than JSON. */
export type Sent = Pick<Example, 'params' | 'query' | 'body'> & {
  token?: string
  idempotencyKey?: string
  file?: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }
  text?: string
}

export type Recorder = ReturnType<typeof openRecorder>

/** Calls the API of a site over HTTP, and remembers calls with their answers. */
export function openRecorder(siteUrl: string) {
  const operations: Partial<Examples['operations']> = {}
  const refusals: Examples['refusals'] = {}

  /** Calls without remembering it. Throws unless it is answered as its row says. */
  async function call<Op extends Operation>(operation: Op, sent: Sent = {}) {
    const row: Endpoint = routes[operation]
    const { status, headers, text } = await send(siteUrl, row, sent)
    if (status !== row.status) throw new Error(`${operation} was answered with ${status}: ${text}`)
    const reply = status === 204 ? undefined : row.replyTypes ? text : JSON.parse(text)
    return { headers, reply: reply as Reply<Op> }
  }

  return {
    call,

    /** Calls, and remembers it as the example of the operation. */
    async record<Op extends Operation>(operation: Op, sent: Sent = {}): Promise<Reply<Op>> {
      const { headers, reply } = await call(operation, sent)
      const { params, query, body, file } = sent
      const named = Object.keys((routes[operation] as Endpoint).replyHeaders ?? {})
      operations[operation] = {
        ...(params && { params }),
        ...(query && { query }),
        ...(body !== undefined && { body }),
        ...(file && { file: basename(file.name) }),
        ...(named.length > 0 && { headers: pick(headers, named) }),
        ...(reply !== undefined && { reply }),
      }
      return reply
    },

    /** Calls what is refused with this code, and remembers the refusal. */
    async recordRefusal(
      code: RefusalCode,
      operation: Operation,
      { url = siteUrl, ...sent }: Sent & { url?: string } = {},
    ) {
      const { text } = await send(url, routes[operation], sent)
      const problem = problemSchema.parse(JSON.parse(text))
      if (problem.code !== code) throw new Error(`${operation} was refused with ${text}`)
      refusals[code] = problem
    },

    /** All that is remembered, with placeholders for what differs each time. */
    examples: () => withPlaceholders({ operations, refusals }) as Examples,
  }
}

const pick = (headers: Headers, names: string[]) =>
  Object.fromEntries(names.flatMap(name => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])))

async function send(siteUrl: string, { method, path, fileField }: Endpoint, sent: Sent) {
  const { params = {}, query = {}, body, file, text, token, idempotencyKey } = sent
  const url = new URL(
    path.replaceAll(/\{(\w+)\}/g, (_, name) => params[name] ?? ''),
    siteUrl,
  )
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const form = new FormData()
  if (file) form.append(fileField ?? '', new Blob([file.bytes], { type: file.type }), file.name)
  const content = file ? form : (text ?? (body === undefined ? null : JSON.stringify(body)))
  const response = await fetch(url, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    body: content,
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
