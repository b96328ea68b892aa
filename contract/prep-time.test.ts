import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePrepTime } from './prep-time.ts'

const cases: [string, number | undefined][] = [
  ['1 hour 30 min', 90],
  ['1 hour 30 minutes', 90],
  ['1h30', 90],
  ['1h 30', 90],
  ['1h30m', 90],
  ['90', 90],
  [' 90 ', 90],
  ['1.5 hours', 90],
  ['1,5 hours', 90],
  ['1½ hours', 90],
  ['1 ½ hours', 90],
  ['½ hour', 30],
  ['1 1/2 hours', 90],
  ['1/2 hour', 30],
  ['1 hr', 60],
  ['2 hrs', 120],
  ['1 hr.', 60],
  ['45 minutes', 45],
  ['45 mins', 45],
  ['45min', 45],
  ['45 Min.', 45],
  ['45m', 45],
  ['1:30', 90],
  ['0:45', 45],
  ['12:00', 720],
  ['PT1H30M', 90],
  ['PT45M', 45],
  ['P1DT2H', 1560],
  ['P1D', 1440],
  ['30-40 minutes', 40],
  ['30 – 40 min', 40],
  ['1 to 2 hours', 120],
  ['~30 minutes', 30],
  ['about an hour', 60],
  ['half an hour', 30],
  ['an hour and 20 minutes', 80],
  ['one and a half hours', 90],
  ['20 minutes + 1 hour', 80],
  ['15 min prep, 45 min baking', 60],
  ['1 day', 1440],
  ['30 seconds', 1],
  ['overnight', undefined],
  ['', undefined],
  ['a while', undefined],
  ['5 medium onions', undefined],
  ['3 hams', undefined],
  ['10 (ish)', undefined],
  ['366 days', 527_040],
  ['367 days', undefined],
  ['99999 days '.repeat(17), undefined],
]

for (const [text, minutes] of cases) {
  test(`"${text}" takes ${minutes ?? 'an unknown number of'} minutes`, { tags: ['5-prep-time'] }, () => {
    assert.equal(parsePrepTime(text), minutes)
  })
}

test('a very long text is read in linear time and never throws', () => {
  for (const text of [
    '1'.repeat(50_000),
    '1 h '.repeat(20_000),
    '1/'.repeat(20_000),
    '- to '.repeat(20_000),
  ]) {
    const minutes = parsePrepTime(text)
    assert.ok(minutes === undefined || Number.isFinite(minutes))
  }
})
