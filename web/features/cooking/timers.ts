import { useSyncExternalStore } from 'react'
import { notify } from '#web/ui/notify.ts'
import { prepareRing, ring } from './ring.ts'

/** What is timed: '3 minutes' of step 2 of a dish. The key is the same wherever the timer is shown. */
export type Timed = { key: string; words: string; seconds: number; dish: string; step: number }

export type Timer = Timed &
  ({ state: 'running'; endsAtMs: number } | { state: 'paused'; leftMs: number } | { state: 'done' })

/** They run on while the cook looks at other pages of the site. */
let timers: readonly Timer[] = []
const alarms = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function change(next: readonly Timer[]): void {
  timers = next
  for (const listener of listeners) listener()
}

const others = (key: string) => timers.filter(timer => timer.key !== key)

export function startTimer(timed: Timed, ms = timed.seconds * 1000): void {
  prepareRing()
  stopAlarm(timed.key)
  alarms.set(timed.key, setTimeout(finish, ms, timed))
  change([...others(timed.key), { ...timed, state: 'running', endsAtMs: Date.now() + ms }])
}

export function pauseTimer(timer: Timer): void {
  stopAlarm(timer.key)
  change([...others(timer.key), { ...timer, state: 'paused', leftMs: leftMs(timer) }])
}

export function clearTimer({ key }: { key: string }): void {
  stopAlarm(key)
  change(others(key))
}

function finish(timed: Timed): void {
  alarms.delete(timed.key)
  change([...others(timed.key), { ...timed, state: 'done' }])
  ring()
  notify.info(timeIsUp(timed))
}

export const timeIsUp = ({ words, dish, step }: Timed): string =>
  `Time is up: ${words}, step ${step} of ${dish}`

function stopAlarm(key: string): void {
  clearTimeout(alarms.get(key))
  alarms.delete(key)
}

export function leftMs(timer: Timer): number {
  if (timer.state === 'running') return Math.max(0, timer.endsAtMs - Date.now())
  return timer.state === 'paused' ? timer.leftMs : 0
}

/** '07:42', '1:05:00' */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTimers = (): readonly Timer[] =>
  useSyncExternalStore(
    subscribe,
    () => timers,
    () => timers,
  )
