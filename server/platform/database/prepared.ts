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
 * A parameter that the planner cannot look at. PostgreSQL makes a new plan for each execution as long as one for these very
 * values seems cheaper than one for any; a `limit` should be a literal for the same reason.
 */
export const unseen = (
  value: unknown,
  type: 'text' | 'text[]' | 'json' | 'integer' | 'bigint' | 'float8' | 'numeric',
) => sql`(select ${value}::${sql.raw(type)})`

/** Plans that a connection caches, of some 100 kB each: the least recently used one makes way for another. */
export const maxPreparedStatements = 60

/** Texts whose names are known; one that is forgotten is given another name. */
const maxNames = 500
const names = new Map<string, string>()
let named = 0

function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared_${named++}`
  use(names, text, name, maxNames)
  return name
}

/** Makes the entry the most recently used one. Returns the key that this was too many for. */
function use<Value>(map: Map<string, Value>, key: string, value: Value, most: number): string | undefined {
  map.delete(key)
  map.set(key, value)
  if (map.size <= most) return undefined
  const [oldest] = map.keys()
  if (oldest !== undefined) map.delete(oldest)
  return oldest
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

const plainQuery = Client.prototype.query as Query

function send(client: Client, text: unknown, rest: unknown[]): unknown {
  const isMarked = typeof text === 'string' && text.includes(preparedMarker)
  const answer = plainQuery.call(client, isMarked ? prepare(client, text) : text, ...rest)
  if (answer instanceof Promise) answer.catch(error => closeIfUnanswered(client, error))
  return answer
}

const preparedBy = new WeakMap<Client, Map<string, true>>()

function prepare(client: Client, text: string): { name: string; text: string } {
  const name = nameOf(text)
  const known = preparedBy.get(client) ?? new Map<string, true>()
  preparedBy.set(client, known)
  const oldest = use(known, name, true, maxPreparedStatements)
  if (oldest !== undefined) deallocate(client, oldest)
  return { name, text }
}

/** What node-postgres knows of a connection's prepared statements: a name that it has not is sent with its text. */
type Prepared = { connection: { parsedStatements: Record<string, string> } }

function deallocate(client: Client, name: string): void {
  const { parsedStatements } = (client as unknown as Prepared).connection
  // Of a name that PostgreSQL does not know it would abort the transaction.
  if (parsedStatements[name] === undefined) return
  plainQuery.call(client, `deallocate ${name}`, (error: unknown) => {
    if (!error) delete parsedStatements[name]
  })
}

/** Whatever is sent after a statement without an answer waits behind it for ever: the pool must not hand it out again. */
function closeIfUnanswered(client: Client, error: unknown): void {
  if (error instanceof Error && /^Query read timeout$/.test(error.message))
    void client.end().catch(() => undefined)
}
