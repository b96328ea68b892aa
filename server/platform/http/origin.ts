import { AsyncLocalStorage } from 'node:async_hooks'
import { placeOf } from './network.ts'

/** Where a request comes from: its network, shortened by {@link placeOf}, and the id that the log gives the request. */
export type Origin = { network: string; requestId: string }

const origins = new AsyncLocalStorage<Origin>()

/** Runs a task whose records can name the request, whatever code makes them and however deep in the task. */
export const withOrigin = <Result>(
  { address, requestId }: { address: string; requestId: string },
  task: () => Result,
): Result => origins.run({ network: placeOf(address), requestId }, task)

/** Returns the origin of the current request; undefined outside of a request, for example in a job or a tool. */
export const currentOrigin = (): Origin | undefined => origins.getStore()
