import type { ActionKind } from './decisions.ts'

/** How severe each decision is. An appeal may only end in a milder one, which the server and the client check with these numbers. */
export const actionSeverity: Record<ActionKind, number> = {
  nothing_wrong: 0,
  warn: 1,
  hide: 2,
  limit: 2,
  remove: 3,
  suspend: 3,
}
