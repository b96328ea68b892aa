import type { Endpoint } from '#contract/endpoint.ts'
import * as t from '#texts/requests.ts'
import { Refusal } from './problems.ts'

/** Returns the row that the body's keys select, from the rows that share a method and path. */
export function chooseRow<Named extends { row: Endpoint }>(group: Named[], body: unknown): Named {
  const keys = typeof body === 'object' && body !== null ? Object.keys(body).sort().join() : ''
  const chosen =
    group.find(({ row }) => row.bodyKeys?.toSorted().join() === keys) ??
    group.find(({ row }) => !row.bodyKeys)
  if (!chosen) throw new Refusal('invalid_request', t.sendJsonObject)
  return chosen
}
