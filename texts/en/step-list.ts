export const noInstructions = 'No instructions are given.'
export const timersAreMissing = 'There are no timers for now: the part that reads the times did not load.'
