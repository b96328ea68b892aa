import { useTimers } from './timers.ts'

/** Shows nothing: on a page without timers it rings those that run. */
export function TimerWatch() {
  useTimers()
  return null
}
