import type { TestContext } from 'node:test'

/** Part of a test whose later parts make no sense without it: the first one that fails ends the test, with this log. */
export const createStep =
  (t: TestContext, readLog: () => Promise<string>) =>
  async (name: string, take: () => Promise<void>): Promise<void> => {
    await take().catch(async error => {
      throw new Error(`It failed at: ${name}\n${await readLog().catch(String)}`, { cause: error })
    })
    t.diagnostic(`done: ${name}`)
  }
