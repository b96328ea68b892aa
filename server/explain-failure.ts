import { ConfigError } from './config.ts'
import { explainConnectionFailure } from './platform/database/connection-failures.ts'
import { StartRefused } from './platform/start/start-refused.ts'

/** Returns what to print when a start or a tool fails: sentences for what the operator can put right, or a bug with its stack. */
export function explainFailure(thrown: unknown): string {
  const error = explainConnectionFailure(thrown)
  if (error instanceof ConfigError || error instanceof StartRefused) return error.message
  const { message, stack } = error as Error
  return stack ?? message
}
