import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMinutes } from './durations.ts'

const cases: [written: unknown, minutes: number | undefined][] = [
  ['PT1H30M', 90],
  ['pt45m', 45],
  ['P0Y0M0DT0H35M0.000S', 35],
  ['P1DT2H', 1_560],
  ['PT1.5H', 90],
  ['PT90', 90],
  ['P90M', 90],
  ['PT 20 M', 20],
  ['PT0S', undefined],
  [30, 30],
  ['30', 30],
  ['1 hour 20 minutes', 80],
  ['1 1/2 hours', 90],
  ['1½ Std.', 90],
  ['10-15 min', 15],
  ['30 min to 45 min', 45],
  ['1h30', 90],
  ['0:45', 45],
  ['2 heures et 10 minutes', 130],
  ['1 ora e 15 minuti', 75],
  ['1 uur en 5 minuten', 65],
  ['2 timmar', 120],
  ['40 perc', 40],
  ['dakika 25', undefined],
  ['1時間30分', 90],
  ['half an hour', 30],
  ['overnight', undefined],
  ['', undefined],
  [null, undefined],
]
for (const [written, minutes] of cases)
  test(`${JSON.stringify(written)} is ${minutes} minutes`, () => assert.equal(readMinutes(written), minutes))
