import type { TestPostgres } from '#harness/test-postgres.ts'

/** A PostgreSQL, and whatever else a row's sites need; `environment` is what tests and deployments are told of it. */
export type Engines = TestPostgres & { environment?: Record<string, string> }

/** A way to run a site, in which the tests must pass. */
export type Row = {
  name: string
  startEngines: () => Promise<Engines>
  /** A module of `deployments/`: its sites are called instead of those in the tests' own processes. */
  deployment?: string
  /** Files of tests that cannot hold there, and why not. */
  leftOut?: Record<string, string>
}
