import { createTemplate } from '#harness/test-postgres.ts'
import type { Engines } from './row.ts'

/** The same engines, with the database that those of tests are copied from. */
export const withTemplate = (start: () => Promise<Engines>) => async (): Promise<Engines> => {
  const server = await start()
  try {
    await createTemplate(server.connection)
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}
