// npm run bench [-- NAME…] [--quick] [--from FILE]: measures what the design promises, prints figure, goal and ratio.
import { parseArgs } from 'node:util'
import { creations } from './creations.bench.ts'
import type { Figure, Question } from './figure.ts'
import { interaction } from './interaction.bench.ts'
import { lighthouse } from './lighthouse.bench.ts'
import { lists } from './lists.bench.ts'
import { stopDrawnSite } from './machine/browser-site.ts'
import { stopServer } from './machine/database.ts'
import { describeMachine } from './machine/this-machine.ts'
import { pageWeight } from './page-weight.bench.ts'
import { keepFigures, rewriteTable } from './report.ts'
import { search } from './search.bench.ts'
import { searchQuality } from './search-quality.bench.ts'
import { start } from './start.bench.ts'
import { writesBeside } from './writes.bench.ts'

const questions: readonly Question[] = [
  lists,
  search,
  writesBeside,
  creations,
  start,
  pageWeight,
  lighthouse,
  interaction,
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
const isWhole = positionals.length === 0
const asked = questions.filter(({ name }) => isWhole || positionals.includes(name))
const began = performance.now()
const figures: Figure[] = []
let machine = ''
try {
  for (const { name, needsFile, ask } of asked) {
    console.log(`\n${name}`)
    if (needsFile && !values.from) {
      console.log('  not asked: it needs --from FILE')
      continue
    }
    const answered = await ask({ isQuick: values.quick, from: values.from })
    for (const { name: what, figure, goal, ratio, ok } of answered)
      console.log(`  ${ok ? 'ok    ' : 'MISSED'} ${what}: ${figure} (goal ${goal}, ${ratio} of it)`)
    figures.push(...answered)
  }
  machine = await describeMachine()
} finally {
  await stopDrawnSite()
  await stopServer()
}
if (isWhole) {
  await keepFigures(figures)
  // The page tells of a whole run only.
  if (!values.quick) await rewriteTable(figures, machine)
}
const minutes = ((performance.now() - began) / 60_000).toFixed(1)
console.log(
  `\n${figures.filter(({ ok }) => ok).length} of ${figures.length} goals reached, in ${minutes} minutes`,
)
console.log(machine)
