/** Set by `npm run test:full -- --rounds N`: tests of faults, races and damage then do N times as much as fits into seconds. */
export const roundsVariable = 'MEZANI_ROUNDS'
export const rounds = Number(process.env[roundsVariable] ?? 1)
