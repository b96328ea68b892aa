import { deviceStorage, parseStored, timersKey } from '#web/api/device-storage.ts'

/** What is timed: '3 minutes' of step 2 of a dish. The key is the same wherever the timer is shown. */
export type TimerSpec = {
  key: string
  label: string
  seconds: number
  /** True if the label also names a longer time. Timers that an earlier release stored do not have it. */
  isRange?: boolean
  recipeTitle: string
  step: number
}

/** A timer. `endsAtMs` of a paused timer is its end before the pause, and of a finished timer the time when it rang. */
export type Timer = TimerSpec & { endsAtMs: number } & (
    | { state: 'running' | 'done' }
    | { state: 'paused'; remainingMs: number }
  )

/** Nobody cooks with more timers. The oldest are dropped. */
const maxTimers = 50
const hourMs = 3_600_000
/** No timer is longer, and nobody waits for a timer this long after its end. */
const dayMs = 24 * hourMs

let timers: readonly Timer[] = []
/** The stored text from which `timers` was parsed. */
let text: string | null = null
let isStored = true

/** Returns the timers of all open pages, and those that closed pages have left. It is the same array until they change. */
export function readTimers(): readonly Timer[] {
  const storage = isStored ? deviceStorage() : undefined
  const stored = storage ? storage.getItem(timersKey) : text
  if (stored !== text) {
    text = stored
    timers = parse(stored)
  }
  return timers
}

/** Stores the timers. If the browser forbids storage, or has no room left, they end with the page. */
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

/** Checks a stored value, because another release may have stored something else under this name. */
function isTimer(value: Partial<Record<string, unknown>> | null): value is Timer {
  if (typeof value !== 'object' || value === null) return false
  const { key, label, recipeTitle, seconds, step, endsAtMs, state, remainingMs } = value
  return (
    [key, label, recipeTitle].every(word => typeof word === 'string') &&
    [seconds, step, endsAtMs].every(Number.isFinite) &&
    (state === 'running' || state === 'done' || (state === 'paused' && Number.isFinite(remainingMs)))
  )
}
