import { useSyncExternalStore } from 'react'
import { timeIsUpFor } from '#texts/timers.ts'
import { showToast } from '#web/ui/toast-queue.ts'

/** What is timed: '3 minutes' of step 2 of a dish. The key is the same wherever the timer is shown. */
export type TimerSpec = { key: string; label: string; seconds: number; recipeTitle: string; step: number }

export type Timer = TimerSpec &
  ({ state: 'running'; endsAtMs: number } | { state: 'paused'; remainingMs: number } | { state: 'done' })

/** Module state, so that they run on while other pages of the site are open. */
let timers: readonly Timer[] = []
const timeouts = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function setTimers(next: readonly Timer[]): void {
  timers = next
  for (const listener of listeners) listener()
}

const otherTimers = (key: string) => timers.filter(timer => timer.key !== key)

export function startTimer(spec: TimerSpec, ms = spec.seconds * 1000): void {
  unlockAudio()
  cancelTimeout(spec.key)
  timeouts.set(spec.key, setTimeout(finish, ms, spec))
  setTimers([...otherTimers(spec.key), { ...spec, state: 'running', endsAtMs: Date.now() + ms }])
}

export function pauseTimer(timer: Timer): void {
  cancelTimeout(timer.key)
  setTimers([...otherTimers(timer.key), { ...timer, state: 'paused', remainingMs: remainingMs(timer) }])
}

export function clearTimer({ key }: { key: string }): void {
  cancelTimeout(key)
  setTimers(otherTimers(key))
}

function finish(spec: TimerSpec): void {
  timeouts.delete(spec.key)
  setTimers([...otherTimers(spec.key), { ...spec, state: 'done' }])
  playAlarm()
  showToast.info(timeIsUpFor(spec))
}

function cancelTimeout(key: string): void {
  clearTimeout(timeouts.get(key))
  timeouts.delete(key)
}

export function remainingMs(timer: Timer): number {
  if (timer.state === 'running') return Math.max(0, timer.endsAtMs - Date.now())
  return timer.state === 'paused' ? timer.remainingMs : 0
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

const beeps = 3
const beepSeconds = 0.18
const pauseSeconds = 0.3
const pitchHz = 880
const loudness = 0.25

let audio: AudioContext | undefined

/** Browsers only let a page play sound after a user gesture: called when a timer is started. */
function unlockAudio(): void {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') audio.resume()
}

/** Three beeps, and a vibration where the device supports it. */
function playAlarm(): void {
  navigator.vibrate?.([200, 100, 200, 100, 200])
  if (!audio) return
  for (let count = 0; count < beeps; count += 1) {
    beep(audio, audio.currentTime + count * (beepSeconds + pauseSeconds))
  }
}

function beep(context: AudioContext, at: number): void {
  const tone = new OscillatorNode(context, { frequency: pitchHz })
  const volume = new GainNode(context, { gain: loudness })
  volume.gain.setValueAtTime(loudness, at + beepSeconds - 0.03)
  volume.gain.linearRampToValueAtTime(0, at + beepSeconds)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + beepSeconds)
}
