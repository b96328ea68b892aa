/** A random name for a request. Not `randomUUID`, which pages without TLS do not have. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-')

/** Of each row the request that was sent last and has not succeeded: it may have been carried out, and its answer lost. */
const unanswered = new Map<string, { request: string; key: string }>()

/** The key of a request: where the same is sent again, the same. */
export function idempotencyKeyOf(row: string, content: unknown): string {
  const request = JSON.stringify(content)
  const known = unanswered.get(row)
  const key = known?.request === request ? known.key : newIdempotencyKey()
  unanswered.set(row, { request, key })
  return key
}

/** What is sent from then on is another, with the same words too. */
export function forgetIdempotencyKey(row: string, key: string): void {
  if (unanswered.get(row)?.key === key) unanswered.delete(row)
}
