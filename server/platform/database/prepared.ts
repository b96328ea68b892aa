import { type RawBuilder, sql } from 'kysely'
import { Client } from 'pg'
import { retryAborted } from './retry-aborted.ts'

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
export class ReadingClient extends Client {
  override query = function query(this: ReadingClient, text: unknown, ...rest: unknown[]) {
    return send(this, text, rest)
  } as Client['query']
}

/** Likewise; and repeats a statement that PostgreSQL aborted outside of a transaction. */
export class PreparingClient extends Client {
  override query = function query(this: PreparingClient, text: unknown, ...rest: unknown[]) {
    // Inside of a transaction all of it has to be repeated.
    const isAlone = this.getTransactionStatus() === 'I'
    const answer = send(this, text, rest)
    return isAlone && answer instanceof Promise ? retryAborted(() => send(this, text, rest), answer) : answer
  } as Client['query']
}

function send(client: Client, text: unknown, rest: unknown[]): unknown {
  const isMarked = typeof text === 'string' && text.includes(preparedMarker)
  const plain = Client.prototype.query as Query
  const answer = plain.call(client, isMarked ? { name: nameOf(text), text } : text, ...rest)
  if (answer instanceof Promise) answer.catch(error => closeIfUnanswered(client, error))
  return answer
}

/** Whatever is sent after a statement without an answer waits behind it for ever: the pool must not hand it out again. */
function closeIfUnanswered(client: Client, error: unknown): void {
  if (error instanceof Error && /^Query read timeout$/.test(error.message))
    void client.end().catch(() => undefined)
}
