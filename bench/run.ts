// npm run bench [-- NAME…] [--quick] [--from FILE]: measures what design promises, prints figure, goal and ratio.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Figure, Question } from './figure.ts'
import { interaction } from './interaction.bench.ts'
import { lighthouse } from './lighthouse.bench.ts'
import { lists } from './lists.bench.ts'
import { stopServer } from './machine/database.ts'
import { pageWeight } from './page-weight.bench.ts'
import { search } from './search.bench.ts'
import { searchQuality } from './search-quality.bench.ts'
import { start } from './start.bench.ts'
import { writesBeside } from './writes.bench.ts'

const questions: readonly Question[] = [
  lists,
  search,
  writesBeside,
  start,
  pageWeight,
  interaction,
  lighthouse,
  searchQuality,
]

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, from: { type: 'string' } },
  allowPositionals: true,
})
const unknown = positionals.filter(name => !questions.some(question => question.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no question ${unknown.join(', ')}. There are: ${questions.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}
const asked = questions.filter(({ name, needsFile }) =>
  positionals.length > 0 ? positionals.includes(name) : !needsFile || values.from,
)
const figures: Figure[] = []
try {
  for (const { name, ask } of asked) {
    console.log(`\n${name}`)
    const answered = await ask({ isQuick: values.quick, from: values.from })
    for (const { name: what, figure, goal, ratio, ok } of answered)
      console.log(`  ${ok ? 'ok    ' : 'MISSED'} ${what}: ${figure} (goal ${goal}, ${ratio} of it)`)
    figures.push(...answered)
  }
} finally {
  await stopServer()
}
if (positionals.length === 0) {
  const path = join(import.meta.dirname, 'latest.json')
  await writeFile(
    path,
    `${JSON.stringify(
      figures.map(({ ratio: _, ...rest }) => rest),
      undefined,
      2,
    )}\n`,
  )
}
console.log(`\n${figures.filter(({ ok }) => ok).length} of ${figures.length} goals reached`)
