import { createTemplate, type TestPostgres } from '#harness/test-postgres.ts'

/** The same server, with the database that those of tests are copied from. */
export const withTemplate = (start: () => Promise<TestPostgres>) => async (): Promise<TestPostgres> => {
  const server = await start()
  try {
    await createTemplate(server.connection)
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}
