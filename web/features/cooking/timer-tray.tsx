import { TimerButton } from './timer-button.tsx'
import { timeUpMessage, useTimers } from './timers.ts'

/** The timers of other steps and dishes, which would otherwise count unseen. */
export function TimerTray({ exceptKey: excludedKeyPrefix }: { exceptKey: string }) {
  const timers = useTimers()
  const otherTimers = timers.filter(({ key }) => !key.startsWith(excludedKeyPrefix))
  const finishedTimers = timers.filter(({ state }) => state === 'done')
  return (
    <>
      <ul className="timer-tray" aria-label="Timers">
        {otherTimers.map(timer => (
          <li key={timer.key}>
            Step {timer.step} <TimerButton timed={timer} />
          </li>
        ))}
      </ul>
      {/* The toast lies behind the dialog: here is where it is heard. */}
      <p className="sr-only" role="alert">
        {finishedTimers.map(timeUpMessage).join('. ')}
      </p>
    </>
  )
}
