import { useSyncExternalStore } from 'react'
import { timeIsUpFor, timeWasUpFor } from '#texts/cooking.ts'
import { relativeTime } from '#web/ui/relative-time.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { playAlarm, unlockAlarm } from './alarm.ts'
import { readTimers, type Timer, type TimerSpec, writeTimers } from './stored-timers.ts'

export function startTimer(spec: TimerSpec, ms = spec.seconds * 1000): void {
  unlockAlarm()
  replaceTimer(spec, { ...spec, state: 'running', endsAtMs: Date.now() + ms })
}

export const pauseTimer = (timer: Timer): void =>
  replaceTimer(timer, { ...timer, state: 'paused', remainingMs: remainingMs(timer) })

export const clearTimer = (timer: Timer): void => replaceTimer(timer)

/** Replaces a timer in its place among the others. A new timer is added at the end. */
function replaceTimer({ key }: TimerSpec, ...replacement: Timer[]): void {
  const before = readTimers()
  const at = before.findIndex(timer => timer.key === key)
  writeTimers(before.toSpliced(at < 0 ? before.length : at, 1, ...replacement))
  update()
}

export function remainingMs(timer: Timer): number {
  if (timer.state === 'paused') return timer.remainingMs
  return timer.state === 'running' ? Math.max(0, timer.endsAtMs - Date.now()) : 0
}

/** How long a page waits before it rings. If several pages are open, one of them rings: a visible page goes first. */
const graceMs = () => (document.hidden ? 1000 : 0)

const isRunning = ({ state }: Timer) => state === 'running'
const isDue = (timer: Timer) => isRunning(timer) && timer.endsAtMs + graceMs() <= Date.now()

const listeners = new Set<() => void>()
let announced: readonly Timer[] | undefined

/** Rings timers that are due, and announces changes of this and other pages. */
function update(): void {
  const timers = readTimers()
  const due = timers.filter(isDue)
  if (due.length > 0) {
    const done = { state: 'done', endsAtMs: Date.now() } as const
    writeTimers(timers.map(timer => (due.includes(timer) ? { ...timer, ...done } : timer)))
    ring(due)
  }
  if (announced === readTimers()) return
  announced = readTimers()
  schedule()
  for (const listener of listeners) listener()
}

const lateAfterMs = 60_000

function ring(due: readonly Timer[]): void {
  const now = new Date()
  for (const timer of due) {
    const endedAt = new Date(timer.endsAtMs)
    const isLate = now.getTime() - timer.endsAtMs >= lateAfterMs
    showToast.info(isLate ? timeWasUpFor(timer, relativeTime(endedAt, now)) : timeIsUpFor(timer))
  }
  playAlarm()
}

let timeout: ReturnType<typeof setTimeout> | undefined
let interval: ReturnType<typeof setInterval> | undefined

/**
 * Schedules the next update. A timeout is on time in a hidden page, where an interval may be a minute late. An interval is on
 * time after the device slept.
 */
function schedule(): void {
  clearTimeout(timeout)
  clearInterval(interval)
  const ends = readTimers()
    .filter(isRunning)
    .map(({ endsAtMs }) => endsAtMs)
  if (ends.length === 0) return
  timeout = setTimeout(
    () => {
      update()
      schedule()
    },
    Math.min(...ends) + graceMs() - Date.now(),
  )
  interval = setInterval(update, 1000)
}

let isWatching = false

/** Watches the timers from the first time that they are shown until the page is left. */
function watch(): void {
  if (isWatching) return
  isWatching = true
  // Timers that nobody waits for any more are dropped.
  writeTimers(readTimers())
  addEventListener('storage', update)
  for (const gesture of ['click', 'keydown']) addEventListener(gesture, unlockForTimers, true)
  update()
}

const unlockForTimers = () => {
  if (readTimers().length > 0) unlockAlarm()
}

function subscribe(listener: () => void): () => void {
  watch()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none: readonly Timer[] = []

export const useTimers = (): readonly Timer[] => useSyncExternalStore(subscribe, readTimers, () => none)
