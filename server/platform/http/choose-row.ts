import type { Endpoint } from '#contract/endpoint.ts'
import * as t from '#texts/requests.ts'
import { Refusal } from './problems.ts'

/** Of rows that share a method and path, the one that the body's keys mean. */
export function chooseRow<Named extends { row: Endpoint }>(group: Named[], body: unknown): Named {
  const keys = typeof body === 'object' && body !== null ? Object.keys(body).sort().join() : ''
  const chosen =
    group.find(({ row }) => row.bodyKeys?.toSorted().join() === keys) ??
    group.find(({ row }) => !row.bodyKeys)
  if (!chosen) throw new Refusal('invalid_request', t.sendJsonObject)
  return chosen
}
