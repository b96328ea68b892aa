import { startTestPostgres, type TestPostgres } from '#harness/test-postgres.ts'
import { startDebianPostgres } from './engines/debian-postgres.ts'
import { startPatroniCluster } from './engines/patroni.ts'
import { startPgbouncer } from './engines/pgbouncer.ts'
import { startReplicatedForTests } from './engines/replicated.ts'
import { withTemplate } from './with-template.ts'

/** A way to run a site, in which the tests must pass. */
export type Row = {
  name: string
  startPostgres: () => Promise<TestPostgres>
  /** A module of `deployments/`: its sites are called instead of those in the tests' own processes. */
  deployment?: string
}

export const rows: Row[] = [
  { name: 'embedded', startPostgres: startTestPostgres },
  { name: 'postgresql-15', startPostgres: withTemplate(startDebianPostgres) },
  { name: 'replica', startPostgres: startReplicatedForTests },
  { name: 'pgbouncer', startPostgres: withTemplate(startPgbouncer) },
  { name: 'patroni', startPostgres: withTemplate(startPatroniCluster) },
  { name: 'two-workers', startPostgres: startTestPostgres, deployment: 'two-workers' },
  { name: 'nginx', startPostgres: startTestPostgres, deployment: 'nginx' },
  { name: 'caddy', startPostgres: startTestPostgres, deployment: 'caddy' },
]
