export const gateJourneys = 'tests/journeys/gate/'

/** Whether `npm test` runs this file. A test that needs kills, races, memory, clocks, seeds or several processes is a `*.full.test.ts`. */
export const isInGate = (file: string): boolean =>
  file.startsWith(gateJourneys) || (file.endsWith('.test.ts') && !file.endsWith('.full.test.ts'))
