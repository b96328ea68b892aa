import { useEffect, useState } from 'react'
import * as t from '#texts/cooking.ts'
import { formatClock } from '#texts/format/clock.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import type { Timer, TimerSpec } from './stored-timers.ts'
import styles from './timer-button.module.css'
import { clearTimer, pauseTimer, remainingMs, startTimer, useTimers } from './timers.ts'

/** A time in a step. A click starts it, the next one pauses it. A paused timer can also be reset. */
export function TimerButton({ timed: spec }: { timed: TimerSpec }) {
  const timer = useTimers().find(({ key }) => key === spec.key)
  useTick(timer?.state === 'running')
  const { icon, text, label, onPress } = timerDisplay(spec, timer)
  return (
    <>
      <button
        type="button"
        className={styles.root}
        data-state={timer?.state}
        data-time={spec.label}
        data-clock={timer || !spec.isRange ? undefined : clockOf(spec)}
        aria-label={label}
        onClick={onPress}
      >
        <Icon name={icon} />
        <bdi>{text}</bdi>
      </button>
      {timer?.state === 'paused' && (
        <button
          type="button"
          className={styles.reset}
          aria-label={t.resetTimer(spec.label)}
          onClick={() => clearTimer(timer)}
        >
          <Icon name="x" />
        </button>
      )}
    </>
  )
}

/**
 * Returns the time of a timer. A range uses the shorter time, because looking early is safer than late. The button names it,
 * because the range alone does not.
 */
const clockOf = ({ seconds }: TimerSpec) => formatClock(seconds * 1000)

type TimerDisplay = { icon: IconName; text: string; label: string; onPress: () => void }

function timerDisplay(spec: TimerSpec, timer: Timer | undefined): TimerDisplay {
  const { label: time } = spec
  if (!timer) {
    const label = spec.isRange ? t.startTimerOf(clockOf(spec), time) : t.startTimer(time)
    return { icon: 'timer', text: time, label, onPress: () => startTimer(spec) }
  }
  if (timer.state === 'done') {
    return { icon: 'check', text: t.timeIsUp, label: t.finishedTimer(time), onPress: () => clearTimer(timer) }
  }
  const left = remainingMs(timer)
  const text = t.timeLeft(formatClock(left))
  return timer.state === 'running'
    ? { icon: 'pause', text, label: t.pauseTimer(text), onPress: () => pauseTimer(timer) }
    : { icon: 'play', text, label: t.resumeTimer(text), onPress: () => startTimer(spec, left) }
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
