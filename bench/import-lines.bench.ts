// How well are lines of ingredients understood? Reports shares of the lines for each language, and prints what was missed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readKnownLines, scoreLines } from './import/lines.ts'
import { type Benchmark, metric } from './metric.ts'

const goals: Record<string, number> = { en: 90 }
const goalOfOthers = 85

export const importLines: Benchmark = {
  name: 'import-lines',
  needsFolder: true,
  run: async ({ from = '' }) => {
    const file = join(from, 'ingredient-lines.tsv')
    if (!existsSync(file)) {
      console.log(`  not asked: there is no ${file}`)
      return []
    }
    const known = await readKnownLines(file)
    return scoreLines(known).map(({ language, count, amount, unit, food, all, misses }) => {
      for (const miss of misses) console.log(`  ${miss}`)
      const parts = `amount ${amount.toFixed(1)}, unit ${unit.toFixed(1)}, food ${food.toFixed(1)}`
      const name = `lines in ${language}: all three right, of ${count} (${parts})`
      return metric(name, all, { atLeast: goals[language] ?? goalOfOthers }, ' %')
    })
  },
}
