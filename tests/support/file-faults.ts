import fs, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import type { TestContext } from 'node:test'

export type FileFault = 'EIO' | 'ENOSPC'

const onPaths = ['mkdir', 'open', 'rename', 'rm', 'stat', 'readFile'] as const
const onHandles = ['writeFile', 'sync', 'close'] as const
// biome-ignore lint/suspicious/noExplicitAny: calls of any shape are passed on as they came
type AnyFunction = (...args: any[]) => any

/**
 * Has one call of Node's file system fail: of all calls on paths inside of this folder, and on files opened there, the n-th one,
 * in place of doing its work. A file is closed all the same, as Linux does.
 */
export function injectFileFaults(t: TestContext, folder: string) {
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
    /** From now on the n-th call fails, once; counted from 1. */
    failNth(n: number, code: FileFault) {
      armed = { remaining: n, code }
    },
    /** Takes the fault away; true if it had happened already. */
    disarm(): boolean {
      const hasHappened = armed === undefined
      armed = undefined
      return hasHappened
    },
  }
}
