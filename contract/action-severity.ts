import type { ActionKind } from './decisions.ts'

/** How much a decision weighs: an appeal may make it milder. Facts, for both sides. */
export const actionSeverity: Record<ActionKind, number> = {
  nothing_wrong: 0,
  warn: 1,
  hide: 2,
  limit: 2,
  remove: 3,
  suspend: 3,
}
