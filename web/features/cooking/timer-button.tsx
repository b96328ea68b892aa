import { useEffect, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import styles from './timer-button.module.css'
import {
  clearTimer,
  formatClock,
  pauseTimer,
  remainingMs,
  startTimer,
  type Timer,
  type TimerSpec,
  useTimers,
} from './timers.ts'

/** A time in a step: a click starts it, the next pauses it. Paused, it can also be reset. */
export function TimerButton({ timed: spec }: { timed: TimerSpec }) {
  const timer = useTimers().find(({ key }) => key === spec.key)
  useTick(timer?.state === 'running')
  const { icon, text, hint, onPress } = timerDisplay(spec, timer)
  return (
    <>
      <button
        type="button"
        className={styles.root}
        data-state={timer?.state}
        aria-label={`${hint}: ${text}`}
        onClick={onPress}
      >
        <Icon name={icon} />
        {text}
      </button>
      {timer?.state === 'paused' && (
        <button
          type="button"
          className={styles.reset}
          aria-label={`Put the timer back to ${spec.label}`}
          onClick={() => clearTimer(timer)}
        >
          <Icon name="x" />
        </button>
      )}
    </>
  )
}

type TimerDisplay = { icon: IconName; text: string; hint: string; onPress: () => void }

function timerDisplay(spec: TimerSpec, timer: Timer | undefined): TimerDisplay {
  switch (timer?.state) {
    case undefined:
      return { icon: 'timer', text: spec.label, hint: 'Start a timer', onPress: () => startTimer(spec) }
    case 'running':
      return {
        icon: 'pause',
        text: `${formatClock(remainingMs(timer))} left`,
        hint: 'Pause the timer',
        onPress: () => pauseTimer(timer),
      }
    case 'paused':
      return {
        icon: 'play',
        text: `${formatClock(timer.remainingMs)} left`,
        hint: 'Go on with the timer',
        onPress: () => startTimer(spec, timer.remainingMs),
      }
    case 'done':
      return { icon: 'check', text: 'Time is up', hint: spec.label, onPress: () => clearTimer(timer) }
  }
}

const tickMs = 250

/** Renders several times a second while a timer runs, so that no second seems to last two. */
function useTick(isCounting: boolean): void {
  const [, setTicks] = useState(0)
  useEffect(() => {
    if (!isCounting) return
    const interval = setInterval(() => setTicks(ticks => ticks + 1), tickMs)
    return () => clearInterval(interval)
  }, [isCounting])
}
