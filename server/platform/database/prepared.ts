import { type RawBuilder, sql } from 'kysely'
import { Client } from 'pg'

const preparedMarker = '/* prepared */'

/**
 * Marks a frequent statement of constant text to be prepared: each connection caches its plan, which takes longer to
 * make than to execute. Not for statements whose best plan depends on their parameters.
 */
export const prepared: RawBuilder<unknown> = sql.raw(preparedMarker)

const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared_${names.size}`
  names.set(text, name)
  return name
}

type Query = (this: Client, text: unknown, ...rest: unknown[]) => unknown

/** A connection that caches the plans of marked statements, and is closed once a statement got no answer in time. */
export class PreparingClient extends Client {
  override query = function query(this: PreparingClient, text: unknown, ...rest: unknown[]) {
    const isMarked = typeof text === 'string' && text.includes(preparedMarker)
    const plain = Client.prototype.query as Query
    const result = plain.call(this, isMarked ? { name: nameOf(text), text } : text, ...rest)
    if (result instanceof Promise) result.catch(error => closeIfUnanswered(this, error))
    return result
  } as Client['query']
}

/** Whatever is sent after a statement without an answer waits behind it for ever: the pool must not hand it out again. */
function closeIfUnanswered(client: Client, error: unknown): void {
  if (error instanceof Error && /^Query read timeout$/.test(error.message))
    void client.end().catch(() => undefined)
}
