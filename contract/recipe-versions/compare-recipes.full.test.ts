import assert from 'node:assert/strict'
import { test } from 'node:test'
import { threadCpuMsOf } from '#tests/support/thread-cpu.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { compareRecipes } from './compare-recipes.ts'
import { longVersion } from './long-versions.fixture.ts'

const medianOf = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/**
 * Compares two versions of 10,000 characters without a common line. Reading and comparing alternate, because the speed of a
 * shared processor varies.
 */
test('comparing two versions costs at most three times as much as reading each of their lines once', t => {
  const [before, after] = [longVersion(1), longVersion(2)]
  const lines = [before, after].flatMap(({ ingredients, instructions }) =>
    `${ingredients}\n${instructions}`.split('\n'),
  )
  const readOnce = () => lines.map(line => parseIngredientLine(line, 'en'))
  for (let round = 0; round < 5; round += 1) [readOnce(), compareRecipes(before, after)]
  const comparisons: number[] = []
  const ratios = Array.from({ length: 40 }, () => {
    const reading = threadCpuMsOf(readOnce)
    const comparison = threadCpuMsOf(() => compareRecipes(before, after))
    comparisons.push(comparison)
    return comparison / Math.max(reading, 0.1)
  })
  t.diagnostic(`${medianOf(comparisons).toFixed(1)} ms, ${medianOf(ratios).toFixed(1)} times a reading`)
  assert.ok(medianOf(ratios) <= 3, `${medianOf(ratios)} times`)
})
