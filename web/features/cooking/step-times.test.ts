import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type StepPart, splitAtTimes } from './step-times.ts'

const minute = 60
const hour = 3600

const cases: { step: string; finds: [words: string, seconds: number, of?: 'of a range'][] }[] = [
  {
    step: 'Simmer 1 hour and 20 min, then rest 30 seconds.',
    finds: [
      ['1 hour and 20 min', 80 * minute],
      ['30 seconds', 30],
    ],
  },
  { step: 'Bake for 10 to 12 mins', finds: [['10 to 12 mins', 10 * minute, 'of a range']] },
  { step: 'In a second pan, heat 2 tablespoons of oil', finds: [] },
  { step: 'One second too long and it burns', finds: [] },
  { step: 'Freeze for 7 days, or 48 hours', finds: [] },
  { step: 'Soak for 24 hours', finds: [['24 hours', 24 * hour]] },
]

const textWithMarks = (part: StepPart) =>
  part.seconds === undefined ? part.text : part.marksBefore + part.text + part.marksAfter

for (const { step, finds } of cases) {
  test(`times in '${step}'`, () => {
    const parts = splitAtTimes(step)
    assert.equal(parts.map(textWithMarks).join(''), step)
    const found = parts.flatMap(({ text, seconds, isRange }) =>
      seconds === undefined ? [] : [[text, seconds, ...(isRange ? ['of a range'] : [])]],
    )
    assert.deepEqual(found, finds)
  })
}

const touching: { step: string; marks: string[] }[] = [
  { step: 'Boil for 3 minutes.', marks: ['3 minutes.'] },
  {
    step: 'Rest (10 minutes), stir; then 5 minutes! Only 7 minutes?',
    marks: ['(10 minutes),', '5 minutes!', '7 minutes?'],
  },
  { step: 'Cook “3 minutes”: not ‘4 minutes’.', marks: ['“3 minutes”:', '‘4 minutes’.'] },
  { step: 'Laisser «\u00A03 minutes\u00A0»\u202F!', marks: ['«\u00A03 minutes\u00A0»\u202F!'] },
  { step: 'For 3 minutes… (then 4 minutes)', marks: ['3 minutes…', '4 minutes)'] },
  { step: 'Boil (3 minutes)(4 minutes).', marks: ['(3 minutes)(', '4 minutes).'] },
  { step: 'Wait: 3 minutes - no more', marks: ['3 minutes'] },
  { step: 'For 3 minutes!!!!!!!!!!!!', marks: ['3 minutes!!!!'] },
]

for (const { step, marks } of touching) {
  test(`the marks that touch the times in '${step}'`, () => {
    const parts = splitAtTimes(step)
    assert.equal(parts.map(textWithMarks).join(''), step)
    assert.deepEqual(parts.filter(({ seconds }) => seconds !== undefined).map(textWithMarks), marks)
  })
}
