import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after } from 'node:test'
import { waitFor } from './wait-for.ts'

export type ReceivedSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  kind: number
  attributes: Record<string, string>
  /** The attributes of the process that sent the span. */
  resource: Record<string, string>
  isFailed: boolean
  /** The messages of the span's exceptions. */
  exceptions: string[]
}

export type OtlpReceiver = {
  endpoint: string
  spans: ReceivedSpan[]
  /** The bodies, as they were received. */
  bodies: string[]
  requests: { path: string; headers: IncomingMessage['headers'] }[]
  /** Polls for a span. */
  find: (matches: (span: ReceivedSpan) => boolean, description: string) => Promise<ReceivedSpan>
  childrenOf: (span: ReceivedSpan) => ReceivedSpan[]
}

export const kinds = { server: 2, client: 3, consumer: 5 }

const accept = (_: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}

/** Opens a collector of traces on loopback, for OTLP over HTTP with JSON. It is closed after the test file. */
export async function openOtlpReceiver(answer = accept): Promise<OtlpReceiver> {
  const receiver: Pick<OtlpReceiver, 'spans' | 'bodies' | 'requests'> = {
    spans: [],
    bodies: [],
    requests: [],
  }
  const server = createServer(async (request, response) => {
    const body = await text(request)
    receiver.requests.push({ path: request.url ?? '', headers: request.headers })
    receiver.bodies.push(body)
    receiver.spans.push(...spansIn(JSON.parse(body)))
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    ...receiver,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    find: (matches, description) => waitFor(async () => receiver.spans.find(matches), description),
    childrenOf: ({ traceId, spanId }) =>
      receiver.spans.filter(span => span.traceId === traceId && span.parentSpanId === spanId),
  }
}

type Attribute = { key: string; value: Record<string, unknown> }
type Sent = {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes' | 'resource' | 'exceptions'> & {
        attributes: Attribute[]
        events?: { attributes: Attribute[] }[]
        status?: { code?: number }
      })[]
    }[]
  }[]
}

const spansIn = ({ resourceSpans }: Sent): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId, kind, attributes, status, events = [] }) => ({
        ...{ name, traceId, spanId, parentSpanId, kind },
        attributes: valuesOf(attributes),
        resource: valuesOf(resource.attributes),
        isFailed: status?.code === 2,
        exceptions: events.flatMap(event => valuesOf(event.attributes)['exception.message'] ?? []),
      })),
    ),
  )

const valuesOf = (attributes: Attribute[]): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]))
