import { AsyncLocalStorage } from 'node:async_hooks'
import { placeOf } from './network.ts'

/** Where a request comes from: its network, as coarse as {@link placeOf}, and its number in the log. */
export type Origin = { network: string; requestId: string }

const origins = new AsyncLocalStorage<Origin>()

/** So that what is recorded of a write names its request, whoever records it and however deep. */
export const withOrigin = <Result>(
  { address, requestId }: { address: string; requestId: string },
  task: () => Result,
): Result => origins.run({ network: placeOf(address), requestId }, task)

/** Undefined outside of a request, such as in a job or a tool. */
export const currentOrigin = (): Origin | undefined => origins.getStore()
