import { TimerButton } from './timer-button.tsx'
import { timeIsUp, useTimers } from './timers.ts'

/** The timers of other steps and dishes, which would otherwise count unseen. */
export function TimerTray({ exceptKey }: { exceptKey: string }) {
  const timers = useTimers()
  const elsewhere = timers.filter(({ key }) => !key.startsWith(exceptKey))
  const done = timers.filter(({ state }) => state === 'done')
  return (
    <>
      <ul className="timer-tray" aria-label="Timers">
        {elsewhere.map(timer => (
          <li key={timer.key}>
            Step {timer.step} <TimerButton timed={timer} />
          </li>
        ))}
      </ul>
      {/* The toast lies behind the dialog: here is where it is heard. */}
      <p className="sr-only" role="alert">
        {done.map(timeIsUp).join('. ')}
      </p>
    </>
  )
}
