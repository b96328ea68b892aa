/** Set by `npm run test:nightly`: tests then do all their rounds; in `npm test` they do what fits into seconds. */
export const nightlyVariable = 'MEZANI_NIGHTLY'
export const isNightly = process.env[nightlyVariable] === 'on'
