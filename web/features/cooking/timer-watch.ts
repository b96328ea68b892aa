import { useTimers } from './timers.ts'

/** Renders nothing. On a page without timers, it rings the timers that run. */
export function TimerWatch() {
  useTimers()
  return null
}
