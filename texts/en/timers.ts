export const startTimer = (time: string) => `Start a timer: ${time}`
export const pauseTimer = (time: string) => `Pause the timer: ${time}`
export const resumeTimer = (time: string) => `Go on with the timer: ${time}`
export const resetTimer = (time: string) => `Put the timer back to ${time}`
export const timeLeft = (clock: string) => `${clock} left`

export const timeIsUp = 'Time is up'
export const finishedTimer = (time: string) => `${time}: Time is up`
type Finished = { label: string; recipeTitle: string; step: number }
export const timeIsUpFor = ({ label, recipeTitle, step }: Finished) =>
  `Time is up: ${label}, step ${step} of ${recipeTitle}`
export const timeWasUpFor = ({ label, recipeTitle, step }: Finished, ago: string) =>
  `Time was up ${ago}: ${label}, step ${step} of ${recipeTitle}`
