import type { Engines } from '../row.ts'
import { startDebianPostgres } from './debian-postgres.ts'
import { connectMachines, hubAddress } from './network.ts'
import { startObjectStore } from './object-store.ts'

/** Where the bucket of sites on two machines is. */
export const objectStoreVariable = 'MEZANI_TEST_OBJECT_STORE'

/** PostgreSQL 15 and an S3 store, which two machines reach through a network and have nothing else in common. */
export async function startTwoMachines(): Promise<Engines> {
  await using stack = new AsyncDisposableStack()
  stack.adopt(await connectMachines(), network => network.stop())
  const postgres = stack.adopt(await startDebianPostgres(hubAddress), server => server.stop())
  const store = stack.adopt(await startObjectStore(hubAddress), server => server.stop())
  const started = stack.move()
  return {
    connection: postgres.connection,
    environment: { [objectStoreVariable]: store.endpoint },
    stop: () => started.disposeAsync(),
  }
}
