import { type RawBuilder, sql } from 'kysely'
import { Client } from 'pg'
import { retryAborted } from './retry-aborted.ts'

const preparedMarker = '/* prepared */'

/**
 * Marks a frequent statement to be prepared: each connection caches its plan, which takes longer to make than to execute.
 * Not for statements whose best plan depends on their parameters.
 */
export const prepared: RawBuilder<unknown> = sql.raw(preparedMarker)

/**
 * Makes a parameter whose value the planner cannot see. If the planner sees the values, PostgreSQL makes a new plan for each execution, as
 * long as a plan for these values seems cheaper than one for any values. For the same reason a `limit` should be a literal.
 */
export const unseen = (
  value: unknown,
  type: 'text' | 'text[]' | 'json' | 'integer' | 'bigint' | 'float8' | 'numeric',
) => sql`(select ${value}::${sql.raw(type)})`

/**
 * How many plans a connection caches, each of about 100 kB. PostgreSQL plans every further statement at each execution, until the pool
 * replaces the connection.
 */
export const maxPreparedStatements = 60

type Query = (this: Client, text: unknown, ...rest: unknown[]) => unknown

/**
 * A connection that caches the plans of marked statements, repeats a statement that PostgreSQL aborted outside of a transaction, and closes
 * if a statement gets no reply in time.
 */
export class PreparingClient extends Client {
  readonly #names = new Map<string, string>()

  override query = function query(this: PreparingClient, text: unknown, ...rest: unknown[]) {
    // Inside a transaction, the whole transaction has to be repeated.
    const isAlone = this.getTransactionStatus() === 'I'
    const answer = this.#send(text, rest)
    return isAlone && answer instanceof Promise ? retryAborted(() => this.#send(text, rest), answer) : answer
  } as Client['query']

  #send(text: unknown, rest: unknown[]): unknown {
    const isMarked = typeof text === 'string' && text.includes(preparedMarker)
    const answer = (super.query as Query).call(this, isMarked ? this.#prepare(text) : text, ...rest)
    if (answer instanceof Promise) answer.catch(error => closeIfUnanswered(this, error))
    return answer
  }

  #prepare(text: string): string | { name: string; text: string } {
    const known = this.#names.get(text)
    if (known) return { name: known, text }
    if (this.#names.size >= maxPreparedStatements) return text
    const name = `prepared_${this.#names.size}`
    this.#names.set(text, name)
    return { name, text }
  }
}

/**
 * Closes a connection whose statement got no reply. Anything sent after that statement would wait behind it for ever, so the pool must not
 * hand the connection out again.
 */
function closeIfUnanswered(client: Client, error: unknown): void {
  if (error instanceof Error && /^Query read timeout$/.test(error.message))
    void client.end().catch(() => undefined)
}
