import assert from 'node:assert/strict'
import fs, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { intranet } from '#tests/support/other-site.ts'
import { withProviders } from '#tests/support/providers.ts'
import { rounds } from '#tests/support/rounds.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { prepareOperations, writingOperations } from './writing-operations.ts'

type FileFault = 'EIO' | 'ENOSPC'

const onPaths = ['mkdir', 'open', 'rename', 'rm', 'stat', 'readFile'] as const
const onHandles = ['writeFile', 'sync', 'close'] as const
// biome-ignore lint/suspicious/noExplicitAny: calls of any shape are passed on as they came
type AnyFunction = (...args: any[]) => any

/**
 * Makes one call of Node's file system fail instead of doing its work: the n-th of all calls on paths inside this folder and on
 * files opened there. A failing close closes the file all the same, as Linux does.
 */
function injectFileFaults(t: TestContext, folder: string) {
  let armed: { remaining: number; code: FileFault } | undefined

  function throwFault(name: string): void {
    if (!armed) return
    armed.remaining -= 1
    if (armed.remaining > 0) return
    const { code } = armed
    armed = undefined
    throw Object.assign(new Error(`${code}: a fault of the test, ${name}`), { code, syscall: name })
  }

  function watchHandle(handle: FileHandle): FileHandle {
    for (const name of onHandles) {
      const original = handle[name].bind(handle) as AnyFunction
      handle[name] = async (...args: unknown[]) => {
        if (name === 'close') await original(...args)
        throwFault(name)
        return name === 'close' ? undefined : original(...args)
      }
    }
    return handle
  }

  const originals = Object.fromEntries(onPaths.map(name => [name, fs[name] as AnyFunction]))
  for (const name of onPaths) {
    const faulty = async (path: unknown, ...rest: unknown[]) => {
      if (!String(path).startsWith(folder)) return originals[name]?.(path, ...rest)
      throwFault(name)
      const result = await originals[name]?.(path, ...rest)
      return name === 'open' ? watchHandle(result) : result
    }
    Object.assign(fs, { [name]: faulty })
  }
  syncBuiltinESMExports()
  t.after(() => {
    Object.assign(fs, originals)
    syncBuiltinESMExports()
  })
  return {
    /** Makes the n-th call from now on fail, once; counted from 1. */
    failNth(n: number, code: FileFault) {
      armed = { remaining: n, code }
    },
    /** Removes the fault. Returns true if it had happened already. */
    disarm(): boolean {
      const hasHappened = armed === undefined
      armed = undefined
      return hasHappened
    },
  }
}

const site = await openSite({ ...intranet, ...(await withProviders()) }, undefined, { isSecondary: true })
const { url } = await openUnthrottled(site)
const operations = await prepareOperations(site, url)

const statuses: Partial<Record<FileFault, number>> = { ENOSPC: 503, EIO: 500 }
/** A photo takes a hundred calls, for its many sizes. The calls for the second size are like those for the first. */
const lastCall = 12 * rounds
const step = Math.ceil(3 / rounds)

for (const given of writingOperations.filter(({ name }) => name.startsWith('upload'))) {
  test(`R6: when the n-th file system call of ${given.name} fails, it is refused without a temporary file, and done when sent again`, async t => {
    const faults = injectFileFaults(t, join(site.dataDir, 'media'))
    const usual = await operations.findUsualChanges(given)
    let happened = 0
    for (const [code, status] of Object.entries(statuses))
      for (let n = 1; n <= lastCall; n += step) {
        const hasHappened = await operations.sendWithFault(given, usual, {
          inject: () => faults.failNth(n, code as FileFault),
          disarm: faults.disarm,
          statuses: [status],
          what: `${code} in place of call ${n}`,
        })
        if (!hasHappened) break
        happened += 1
      }
    t.diagnostic(`${happened} calls failed`)
    assert.ok(happened >= 4, `${happened} calls failed`)
  })
}
