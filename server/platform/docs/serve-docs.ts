import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import {
  createResponse,
  type EncodedResponse,
  encodeResponse,
  usualLevels,
} from '../http/encoded-response.ts'
import { negotiateEncoding } from '../http/negotiate-encoding.ts'
import { docsHeaders } from '../http/response-headers.ts'
import { sendResponse } from '../http/send-response.ts'
import type { Limits } from '../limits/default-limits.ts'
import { docsPage } from './docs-page.ts'
import type { OpenApiDocument } from './document-types.ts'
import { openApiDocument } from './openapi.ts'

type Representation = { type: string; headers?: Record<string, string>; body: string }

const representations: Record<string, (document: OpenApiDocument) => Promise<Representation>> = {
  '/openapi.json': async document => ({ type: 'application/json', body: JSON.stringify(document) }),
  '/docs': async document => {
    const style = await readFile(join(import.meta.dirname, 'docs.css'), 'utf8')
    const hash = createHash('sha256').update(style).digest('base64')
    return {
      type: 'text/html; charset=utf-8',
      headers: docsHeaders(`'sha256-${hash}'`),
      body: docsPage(document, style),
    }
  },
}

/** Serves `/openapi.json`, and `/docs`, which shows the same as a page. */
export function serveDocs(
  app: FastifyInstance,
  { publicUrl, limits: { throttles } }: { publicUrl: () => string; limits: Limits },
): void {
  let document: OpenApiDocument | undefined
  // The document changes only with the release and the settings, so each encoding is made once, when it is first requested.
  const responses = new Map<string, Promise<EncodedResponse>>()

  for (const [path, represent] of Object.entries(representations)) {
    app.get(path, async (request, reply) => {
      const encoding = negotiateEncoding(request.headers['accept-encoding'])
      const key = `${path} ${encoding}`
      const response =
        responses.get(key) ?? respond(represent).then(made => encodeResponse(made, encoding, usualLevels))
      responses.set(key, response)
      return sendResponse(request, reply, await response)
    })
  }

  async function respond(represent: (document: OpenApiDocument) => Promise<Representation>) {
    document ??= openApiDocument({ publicUrl: publicUrl(), throttles })
    const { type, headers, body } = await represent(document)
    return createResponse({
      status: 200,
      headers: { ...headers, vary: 'Origin, Accept-Encoding', 'cache-control': 'public, no-cache' },
      bodyHeaders: { 'content-type': type },
      body,
      readAt: performance.now(),
    })
  }
}
