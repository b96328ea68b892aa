import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { siteFlags } from './site-flags.ts'

type Name = 'load' | 'raw' | 'site' | 'pg'

/** A process of this folder; what it logs is thrown away, as a service manager's journal would take it. */
const start = (name: Name): ChildProcess =>
  fork(join(import.meta.dirname, `${name}-process.ts`), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: name === 'site' ? siteFlags : [],
  })

export const ask = <Answer>(child: ChildProcess, message: object | string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    child.once('message', answer => resolve(answer as Answer))
    child.once('exit', code => reject(new Error(`A measured process ended with ${code}.`)))
    child.send(message)
  })

/** Starts a process, asks it once, works with it, and ends it. */
export async function withProcess<Answer, Result>(
  name: Name,
  message: object,
  work: (answer: Answer, child: ChildProcess) => Promise<Result>,
): Promise<Result> {
  const child = start(name)
  try {
    return await work(await ask<Answer>(child, message), child)
  } finally {
    child.removeAllListeners('exit')
    child.kill('SIGKILL')
  }
}

/** Asks a process that ends with its answer. */
export const askOnce = <Answer>(name: Name, message: object): Promise<Answer> =>
  withProcess<Answer, Answer>(name, message, async answer => answer)
