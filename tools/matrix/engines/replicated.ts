import { startReplicatedPostgres } from '#harness/replicated-postgres.ts'
import { createTemplate, replicaHostVariable } from '#harness/test-postgres.ts'
import type { Engines } from '../row.ts'

/**
 * PostgreSQL 18 with a streaming replica, which reads go to. A write is acknowledged once the replica shows it: tests also write
 * past the site, which cannot know of that.
 */
export async function startReplicatedForTests(): Promise<Engines> {
  const pair = await startReplicatedPostgres({ fsync: 'off', full_page_writes: 'off' })
  try {
    await pair.ask('primary', "alter system set synchronous_standby_names = '*'")
    await pair.ask('primary', "alter system set synchronous_commit = 'remote_apply'")
    await pair.ask('primary', 'select pg_reload_conf()')
    await createTemplate(pair.primary)
  } catch (error) {
    await pair.stop()
    throw error
  }
  return {
    connection: pair.primary,
    environment: { [replicaHostVariable]: pair.replica.host ?? '' },
    stop: pair.stop,
  }
}
