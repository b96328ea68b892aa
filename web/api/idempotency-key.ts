/** Returns a random name for a request. It does not use `randomUUID`, which pages without TLS do not have. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-')

/** The last request of each row that has not succeeded. The server may have carried it out although the response was lost. */
const unanswered = new Map<string, { request: string; key: string }>()

/** Returns the key of a request. A request that is repeated unchanged gets the same key. */
export function idempotencyKeyOf(row: string, content: unknown): string {
  const request = JSON.stringify(content)
  const known = unanswered.get(row)
  const key = known?.request === request ? known.key : newIdempotencyKey()
  unanswered.set(row, { request, key })
  return key
}

/** Forgets the key. A further request gets a new one, even with the same content. */
export function forgetIdempotencyKey(row: string, key: string): void {
  if (unanswered.get(row)?.key === key) unanswered.delete(row)
}
