import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type PoolConfig } from 'pg'
import { type Database, endClient, endPool, openDatabase, openPool } from '../connect.ts'
import { ReadingClient } from '../prepared.ts'
import { type Lsn, parseLsn } from './lsn.ts'
import type { PrimaryWatch } from './primary-watch.ts'

export type ReplicaState = { name: string; isUsable: boolean; lagBytes: number }

export type Replica = {
  name: string
  /** How far it had come when it was last asked; undefined while nothing is read from it. */
  position(): Lsn | undefined
  /** Whether it comes that far within a moment. After a wait in vain nobody waits for it until it has caught up. */
  reaches(lsn: Lsn): Promise<boolean>
  /** Rejects with ReplicaLost as soon as the replica is known not to answer, whatever the task waits for. */
  run<Result>(task: (db: Database) => Promise<Result>): Promise<Result>
  state(): ReplicaState
  close(): Promise<void>
}

/** The replica stopped answering while something was read from it. */
export class ReplicaLost extends Error {}

type Observation = { isStandby: boolean; position: Lsn; term: string | null }
type Options = {
  connection: PoolConfig
  primary: PrimaryWatch
  /** Called with the sentence why it is left out, once that has lasted, and with undefined when it is used. */
  onState: (reason: string | undefined) => void
}

const pollMs = 250
/** One that answers later is left out: what waits for it then still has time to be read from the primary. */
const answerTimeoutMs = 750
const maxWaitMs = 50
const waitStepMs = 2
/** A reason that passes sooner is not told. */
const tellAfterMs = 1_000

const reasons = {
  away: 'it does not answer',
  noStandby: 'it is no standby: it takes writes itself, as after a failover',
  otherHistory:
    'it lacks what was written when this process began: it is behind, or it is no replica of this database',
  behind: 'it is behind by more than five seconds',
}

/** Reads from one replica through a pool of its own, and asks it four times a second, on another connection, how far it has come. */
export function openReplica({ connection, primary, onState }: Options): Replica {
  const pool = openPool(
    {
      connectionTimeoutMillis: 1_000,
      Client: ReadingClient,
      application_name: 'mezani reads',
      ...connection,
    },
    () => undefined, // The watch below tells of it.
    { isReadOnly: true },
  )
  const db = openDatabase(pool)
  const closing = new AbortController()
  let client: Client | undefined
  let observed: Observation | undefined
  let isWaitedForInVain = false
  let asking: Promise<void> | undefined
  let loss = newLoss()
  let told: string | undefined = 'not asked yet'
  let reason: string | undefined = told
  let reasonSince = 0

  const name = nameOf(connection)
  const hasTerm = () => observed?.term !== null && observed?.term === primary.term()
  const findReason = (): string | undefined => {
    if (!observed) return reasons.away
    if (!observed.isStandby) return reasons.noStandby
    if (!hasTerm()) return reasons.otherHistory
    return observed.position < primary.sent().before ? reasons.behind : undefined
  }

  async function ask(asked: Client): Promise<void> {
    const found = await findObservation(asked, primary.term())
    if (asked !== client) return
    observed = found
    const floor = primary.floor()
    if (floor !== undefined && found.position >= floor) isWaitedForInVain = false
    tell()
  }

  function tell(): void {
    const now = performance.now()
    const found = findReason()
    if (found !== reason) reasonSince = now
    reason = found
    if (reason === told || (reason !== undefined && now - reasonSince < tellAfterMs)) return
    told = reason
    onState(reason)
  }

  function lose(): void {
    client = undefined
    observed = undefined
    asking = undefined
    loss.reject(new ReplicaLost('the replica stopped answering'))
    loss = newLoss()
    tell()
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      const next = new Client({
        ...connection,
        keepAlive: true,
        connectionTimeoutMillis: answerTimeoutMs,
        query_timeout: answerTimeoutMs,
        application_name: 'mezani replica watch',
      })
      next.on('error', () => next === client && lose())
      next.on('end', () => next === client && lose())
      try {
        await next.connect()
        client = next
        while (client === next && !closing.signal.aborted) {
          await askOnce(next)
          await sleep(pollMs, undefined, { ref: false, signal: closing.signal })
        }
      } catch {
        if (!closing.signal.aborted) lose()
      }
      if (client === next) client = undefined
      await endClient(next)
      await sleep(pollMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined)
    }
  }

  /** Whoever asks while an answer is awaited shares it. */
  function askOnce(asked: Client): Promise<void> {
    if (asking) return asking
    const asks = ask(asked).finally(() => {
      if (asking === asks) asking = undefined
    })
    asking = asks
    return asks
  }

  const position = () => (findReason() === undefined ? observed?.position : undefined)
  const ended = watch()
  return {
    name,
    position,
    async reaches(lsn) {
      const until = performance.now() + maxWaitMs
      for (;;) {
        const reached = position()
        if (reached === undefined || isWaitedForInVain || !client) return false
        if (reached >= lsn) return true
        if (performance.now() > until) break
        await askOnce(client).catch(() => undefined)
        if ((position() ?? 0n) < lsn) await sleep(waitStepMs, undefined, { ref: false })
      }
      isWaitedForInVain = true
      return false
    },
    run: task => Promise.race([task(db), loss.promise]),
    state: () => ({
      name,
      isUsable: position() !== undefined,
      lagBytes: lagOf(observed, primary.sent().now),
    }),
    async close() {
      closing.abort()
      if (client) await endClient(client)
      await ended
      await endPool(pool)
    },
  }
}

async function findObservation(client: Client, term: string | undefined): Promise<Observation> {
  try {
    const { rows } = await client.query<{ isStandby: boolean; position: string | null; term: string | null }>(
      `select pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn()::text as position,
         (select id::text from replication_terms where id = $1) as term`,
      [term],
    )
    const [row] = rows
    return {
      isStandby: row?.isStandby ?? false,
      position: parseLsn(row?.position) ?? 0n,
      term: row?.term ?? null,
    }
  } catch (error) {
    // Another database, or one that has not been migrated yet.
    if ((error as { code?: string }).code !== '42P01') throw error
    return { isStandby: true, position: 0n, term: null }
  }
}

/** Rejects when the replica is lost; nobody may be waiting for it. */
function newLoss() {
  const loss = Promise.withResolvers<never>()
  loss.promise.catch(() => undefined)
  return loss
}

const lagOf = (observed: Observation | undefined, sent: Lsn): number =>
  observed ? Math.max(0, Number(sent - observed.position)) : Number.NaN

/** Host and port: an address contains secrets besides. */
export function nameOf(connection: PoolConfig): string {
  const { host, port } = new Client(connection)
  return `${host}:${port}`
}
