import { type ReplicatedPostgres, startReplicatedPostgres } from '#harness/replicated-postgres.ts'
import { killPostmaster } from '#server/platform/database/embedded/embedded.support.ts'
import { freezePostgres } from './freeze-postgres.ts'

export type TestPair = ReplicatedPostgres & {
  /** `kill -9`. */
  killReplica(): Promise<void>
  /** SIGSTOP of all its processes; returns what lets them go on. */
  freezeReplica(): Promise<() => void>
}

const fastSettings = { fsync: 'off', full_page_writes: 'off' }
/** A conflict of a read with what has to be replayed ends the read at once. */
const standbySettings = { max_standby_streaming_delay: '0' }

/** A primary and a replica that tests may harm. */
export async function startTestPair(): Promise<TestPair> {
  const pair = await startReplicatedPostgres(fastSettings, standbySettings)
  return {
    ...pair,
    killReplica: () => killPostmaster(pair.replicaDir),
    async freezeReplica() {
      const thaw = await freezePostgres(pair.replicaDir)
      let isFrozen = true
      return () => {
        if (isFrozen) thaw()
        isFrozen = false
      }
    },
  }
}
