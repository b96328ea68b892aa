import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import {
  clearTimer,
  clockText,
  leftMs,
  pauseTimer,
  startTimer,
  type Timed,
  type Timer,
  useTimers,
} from './timers.ts'
import { useTick } from './use-tick.ts'

/** A time in a step: a click starts it, the next holds it. Held, it can also be put back. */
export function TimerButton({ timed }: { timed: Timed }) {
  const timer = useTimers().find(({ key }) => key === timed.key)
  useTick(timer?.state === 'running')
  const { icon, text, hint, press } = faceOf(timed, timer)
  return (
    <>
      <button
        type="button"
        className="timer"
        data-state={timer?.state}
        aria-label={`${hint}: ${text}`}
        onClick={press}
      >
        <Icon name={icon} />
        {text}
      </button>
      {timer?.state === 'paused' && (
        <button
          type="button"
          className="timer-reset"
          aria-label={`Put the timer back to ${timed.words}`}
          onClick={() => clearTimer(timer)}
        >
          <Icon name="x" />
        </button>
      )}
    </>
  )
}

type Face = { icon: IconName; text: string; hint: string; press: () => void }

function faceOf(timed: Timed, timer: Timer | undefined): Face {
  switch (timer?.state) {
    case undefined:
      return { icon: 'timer', text: timed.words, hint: 'Start a timer', press: () => startTimer(timed) }
    case 'running':
      return {
        icon: 'pause',
        text: `${clockText(leftMs(timer))} left`,
        hint: 'Pause the timer',
        press: () => pauseTimer(timer),
      }
    case 'paused':
      return {
        icon: 'play',
        text: `${clockText(timer.leftMs)} left`,
        hint: 'Go on with the timer',
        press: () => startTimer(timed, timer.leftMs),
      }
    case 'done':
      return { icon: 'check', text: 'Time is up', hint: timed.words, press: () => clearTimer(timer) }
  }
}
