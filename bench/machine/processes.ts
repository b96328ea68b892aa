import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { siteFlags } from '#tests/support/repository.ts'

type ProcessName = 'load' | 'raw' | 'bare' | 'site' | 'pg'

/** Starts a process of this folder. Its log is discarded, which costs the process as little as writing to a service manager's journal. */
const start = (name: ProcessName): ChildProcess =>
  fork(join(import.meta.dirname, `${name}-process.ts`), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: name === 'site' ? siteFlags : [],
  })

export const request = <Answer>(child: ChildProcess, message: object | string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    child.once('message', answer => resolve(answer as Answer))
    child.once('exit', code => reject(new Error(`A measured process ended with ${code}.`)))
    child.send(message)
  })

/** Starts a process, waits for its first message, uses it, and ends it. */
export async function withProcess<Answer, Result>(
  name: ProcessName,
  message: object,
  work: (answer: Answer, child: ChildProcess) => Promise<Result>,
): Promise<Result> {
  const child = start(name)
  try {
    return await work(await request<Answer>(child, message), child)
  } finally {
    child.removeAllListeners('exit')
    child.kill('SIGKILL')
  }
}

/** Runs a process that sends one message and ends. */
export const requestOnce = <Answer>(name: ProcessName, message: object): Promise<Answer> =>
  withProcess<Answer, Answer>(name, message, async answer => answer)
