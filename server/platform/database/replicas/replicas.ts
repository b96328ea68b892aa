import type { PoolConfig } from 'pg'
import { Refusal } from '../../http/problems.ts'
import type { Database } from '../connect.ts'
import { type Lsn, laterOf } from './lsn.ts'
import { deleteForeignMarks, recordWrite } from './marks.queries.ts'
import { watchPrimary } from './primary-watch.ts'
import { openReplica, type Replica, type ReplicaState } from './replica.ts'

/** Who reads: a stranger, or a member, whose last write has its place in the log. */
export type Reader = { isMember: boolean; lastWrite?: Lsn | undefined }

type ReadKind = 'stranger' | 'member'
export type ReadCount = { reader: ReadKind; pool: 'primary' | 'replica'; count: number }

/** Where reads go, and what is known of writes for that. */
export type Replicas = {
  /**
   * Runs what only reads on a replica that has all that this reader must see, or on the primary. What fails on a replica is run
   * again, on the primary. Throws what the task throws.
   */
  read<Result>(reader: Reader, task: (db: Database) => Promise<Result>): Promise<Result>
  /** To be called after a write's commit, before its answer. Returns where the log of writes was; undefined if nobody needs to know. */
  recordWrite(userId: number | undefined): Promise<Lsn | undefined>
  /** There was a write that anybody can see, of this process or another. */
  raiseFloor(lsn: Lsn | undefined): void
  setListening(isListening: boolean): void
  counts(): ReadCount[]
  /** Reads that failed on a replica and were run again on the primary. */
  repeated(): number
  states(): ReplicaState[]
  close(): Promise<void>
}

type Log = (event: { level: 'info' | 'warn'; message: string; replica: string; reason?: string }) => void
type Options = { db: Database; connections: PoolConfig[]; log: Log }

/** Without replicas every read is the primary's, and writes need no record. */
export function openReplicas({ db, connections, log }: Options): Replicas {
  const counts = newCounts()
  let repeated = 0
  const onPrimary = async <Result>(reader: Reader, task: (db: Database) => Promise<Result>) => {
    counts[kindOf(reader)].primary += 1
    return task(db)
  }
  if (connections.length === 0) return withoutReplicas(onPrimary, counts)
  const primary = watchPrimary(db)
  const replicas = connections.map(connection => {
    const replica: Replica = openReplica({
      connection,
      primary,
      onState: reason =>
        reason === undefined
          ? log({ level: 'info', message: 'reads go to a replica', replica: replica.name })
          : log({ level: 'warn', message: 'a read replica is left out', replica: replica.name, reason }),
    })
    return replica
  })
  deleteForeignMarks(db).catch(() => undefined)
  return {
    async read(reader, task) {
      const replica = await chooseReplica(replicas, primary.floor(), reader)
      if (!replica) return onPrimary(reader, task)
      try {
        const result = await replica.run(task)
        counts[kindOf(reader)].replica += 1
        return result
      } catch (error) {
        if (!mayPrimaryDoBetter(error)) throw error
        repeated += 1
        return onPrimary(reader, task)
      }
    },
    async recordWrite(userId) {
      try {
        return await recordWrite(db, userId)
      } catch {
        // It is saved, and is not refused for that. Until a new term began, which marks a write of everybody, all is read from the primary.
        primary.raise(undefined)
        return undefined
      }
    },
    raiseFloor: primary.raise,
    setListening: primary.setListening,
    counts: () => listCounts(counts),
    repeated: () => repeated,
    states: () => replicas.map(({ state }) => state()),
    async close() {
      await Promise.all([primary.close(), ...replicas.map(({ close }) => close())])
    },
  }
}

let turn = 0

/** They take turns; where none has come far enough, one is waited for, for a moment. */
async function chooseReplica(
  replicas: readonly Replica[],
  floor: Lsn | undefined,
  { lastWrite = 0n }: Reader,
): Promise<Replica | undefined> {
  if (floor === undefined) return undefined
  const needed = laterOf(floor, lastWrite)
  const usable = replicas.filter(({ position }) => position() !== undefined)
  if (usable.length === 0) return undefined
  turn += 1
  const first = turn % usable.length
  const inTurn = [...usable.slice(first), ...usable.slice(0, first)]
  const ready = inTurn.find(({ position }) => (position() ?? -1n) >= needed)
  if (ready) return ready
  const waits = inTurn.map(async replica => ((await replica.reaches(needed)) ? replica : Promise.reject()))
  return Promise.any(waits).catch(() => undefined)
}

const writeInReadOnly = '25006'
const queryCanceled = '57014'

/**
 * A refusal is an answer; a write in a read is a mistake of ours that must be seen; what took too long here would take too long
 * there. Whatever else failed may be the replica's own fault: a lost connection, a conflict with what it has to replay.
 */
function mayPrimaryDoBetter(error: unknown): boolean {
  if (error instanceof Refusal) return false
  const { code } = (error ?? {}) as { code?: unknown }
  return code !== writeInReadOnly && code !== queryCanceled
}

const kindOf = ({ isMember }: Reader): ReadKind => (isMember ? 'member' : 'stranger')

type Counts = Record<ReadKind, Record<'primary' | 'replica', number>>
const newCounts = (): Counts => ({
  stranger: { primary: 0, replica: 0 },
  member: { primary: 0, replica: 0 },
})
const listCounts = (counts: Counts): ReadCount[] =>
  (['stranger', 'member'] as const).flatMap(reader =>
    (['primary', 'replica'] as const).map(pool => ({ reader, pool, count: counts[reader][pool] })),
  )

const withoutReplicas = (read: Replicas['read'], counts: Counts): Replicas => ({
  read,
  recordWrite: async () => undefined,
  raiseFloor: () => undefined,
  setListening: () => undefined,
  counts: () => listCounts(counts),
  repeated: () => 0,
  states: () => [],
  close: async () => undefined,
})
