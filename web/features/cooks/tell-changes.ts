import * as t from '#texts/cooks.ts'
import type { Change } from './cook-values.ts'

const told = 3

/** Returns the changes in one sentence. If there are many, only the first few are named. */
export function tellChanges(changes: Change[]): string {
  const done = changes.filter(({ verb, what }) => verb !== 'added' || what.trim() !== '')
  const rest = done.length - told
  return [...done.slice(0, told).map(t.toldChange), ...(rest > 0 ? [t.moreChanges(rest)] : [])].join('; ')
}
