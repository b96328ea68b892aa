import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { requirePrograms as requireInstalled } from '#tools/matrix/engines/program.ts'

/** Fails with what to install where one of these programs is missing; their packages are listed in `.ci/matrix-packages`. */
export async function requirePrograms(packages: Record<string, string>): Promise<void> {
  assert.equal(process.getuid?.(), 0, 'Run this as root: it makes a Debian and starts containers.')
  await requireInstalled(packages)
}

/** Part of a test whose later parts make no sense without it: the first one that fails ends the test, with this log. */
export const createStep =
  (t: TestContext, readLog: () => Promise<string>) =>
  async (name: string, take: () => Promise<void>): Promise<void> => {
    await take().catch(async error => {
      throw new Error(`It failed at: ${name}\n${await readLog().catch(String)}`, { cause: error })
    })
    t.diagnostic(`done: ${name}`)
  }
