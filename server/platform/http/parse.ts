import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { invalidValue } from '#texts/fields.ts'
import * as t from '#texts/requests.ts'
import { Refusal } from './problems.ts'

/** The parts of a request, parsed once by the row's schemas; handlers do not validate again. */
export type ParsedRequest = { params: unknown; query: unknown; body: unknown }

export function parseRequest(row: Endpoint, raw: ParsedRequest): ParsedRequest {
  return {
    params: row.params ? parseParams(row.params, raw.params) : undefined,
    query: row.query ? parsePart(row.query, raw.query) : undefined,
    body: row.body ? parsePart(row.body, raw.body) : undefined,
  }
}

/** For a schema without a sentence, zod would use its own English one. */
const ownSentences = {
  error: ({ path = [] }: { path?: unknown[] | undefined }) =>
    path.length === 0 ? t.sendJsonObject : invalidValue,
}

/** An id that no row can have identifies nothing. It is refused with 404, not 400. */
function parseParams(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Refusal('not_found', t.nothingHere)
}

/** Parses a value by its schema. Refuses it with a sentence for each wrong field. */
export function parsePart<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, ownSentences)
  if (parsed.success) return parsed.data
  const [first] = parsed.error.issues
  throw new Refusal('invalid_request', first?.message ?? t.sendJsonObject, {
    fields: fieldSentences(parsed.error),
  })
}

function fieldSentences({ issues }: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = Object.create(null)
  for (const { path, message } of issues) {
    const field = String(path[0] ?? 'body')
    fields[field] ??= message
  }
  return fields
}
