import { deviceStorage, parseStored, timersKey } from '#web/api/device-storage.ts'

/** What is timed: '3 minutes' of step 2 of a dish. The key is the same wherever the timer is shown. */
export type TimerSpec = {
  key: string
  label: string
  seconds: number
  /** The label names a longer time too. A timer that an earlier release stored does not say. */
  isRange?: boolean
  recipeTitle: string
  step: number
}

/** The end of a paused timer is the one it had before the pause; of one that is done, when it rang. */
export type Timer = TimerSpec & { endsAtMs: number } & (
    | { state: 'running' | 'done' }
    | { state: 'paused'; remainingMs: number }
  )

/** Nobody cooks with more of them; the oldest go first. */
const maxTimers = 50
const hourMs = 3_600_000
/** No timer is longer, and this long after its end nobody waits for it. */
const dayMs = 24 * hourMs

let timers: readonly Timer[] = []
/** What `timers` was read from. */
let text: string | null = null
let isStored = true

/** Those of all open pages, and those that closed pages have left. The same array until they change. */
export function readTimers(): readonly Timer[] {
  const storage = isStored ? deviceStorage() : undefined
  const stored = storage ? storage.getItem(timersKey) : text
  if (stored !== text) {
    text = stored
    timers = parse(stored)
  }
  return timers
}

/** Where the browser forbids storage, or has no room left, they end with the page. */
export function writeTimers(next: readonly Timer[]): void {
  timers = next.filter(isAwaited).slice(-maxTimers)
  text = timers.length > 0 ? JSON.stringify(timers) : null
  try {
    if (text) localStorage.setItem(timersKey, text)
    else localStorage.removeItem(timersKey)
    isStored = true
  } catch {
    isStored = false
  }
}

function parse(stored: string | null): Timer[] {
  const values = parseStored(stored)
  return Array.isArray(values) ? values.filter(isTimer).filter(isAwaited) : []
}

const isAwaited = ({ state, endsAtMs }: Timer) =>
  Math.abs(endsAtMs - Date.now()) <= (state === 'done' ? hourMs : dayMs)

/** Another release may have stored something else under the name. */
function isTimer(value: Partial<Record<string, unknown>> | null): value is Timer {
  if (typeof value !== 'object' || value === null) return false
  const { key, label, recipeTitle, seconds, step, endsAtMs, state, remainingMs } = value
  return (
    [key, label, recipeTitle].every(word => typeof word === 'string') &&
    [seconds, step, endsAtMs].every(Number.isFinite) &&
    (state === 'running' || state === 'done' || (state === 'paused' && Number.isFinite(remainingMs)))
  )
}
