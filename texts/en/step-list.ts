export const noInstructions = 'No instructions are given.'
export const timersAreMissing = 'The times have no timers for now: what reads them did not load.'
