import { formatClock } from '#texts/format/clock.ts'

export const startTimer = (time: string) => `Start a timer: ${time}`
export const startTimerOf = (clock: string, range: string) => `Start a timer of ${clock}: ${range}`
export const pauseTimer = (time: string) => `Pause the timer: ${time}`
export const resumeTimer = (time: string) => `Resume the timer: ${time}`
export const resetTimer = (time: string) => `Reset the timer to ${time}`
export const timeLeft = (clock: string) => `${clock} left`

export const timeIsUp = 'Time is up'
export const finishedTimer = (time: string) => `${time}: Time is up`
type Finished = { label: string; seconds: number; isRange?: boolean; recipeTitle: string; step: number }
const timed = ({ label, seconds, isRange }: Finished) =>
  isRange ? `${formatClock(seconds * 1000)} of ${label}` : label
export const timeIsUpFor = (timer: Finished) =>
  `Time is up: ${timed(timer)}, step ${timer.step} of ${timer.recipeTitle}`
export const timeWasUpFor = (timer: Finished, ago: string) =>
  `Time was up ${ago}: ${timed(timer)}, step ${timer.step} of ${timer.recipeTitle}`
