// How much of the recipes in other applications' files is read? The folder that --from names has the files and the expected recipes.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type FileScore, readKnownFiles, scoreFile } from './import/files.ts'
import { type Benchmark, metric } from './metric.ts'

export const importFormats: Benchmark = {
  name: 'import-formats',
  needsFolder: true,
  run: async ({ from = '' }) => {
    const folder = join(from, 'formats')
    if (!existsSync(join(folder, 'expected.json'))) {
      console.log(`  not asked: there is no ${folder}/expected.json`)
      return []
    }
    const scores: FileScore[] = []
    for (const known of await readKnownFiles(folder)) scores.push(await scoreFile(folder, known))
    for (const { name, misses } of scores) for (const miss of misses) console.log(`  ${name}: ${miss}`)
    const sum = (key: 'right' | 'known') => scores.reduce((total, score) => total + score[key], 0)
    const name = `import-formats: facts of recipes in ${scores.length} files, right (${sum('known')})`
    return [metric(name, (sum('right') / sum('known')) * 100, { atLeast: 100 }, ' %')]
  },
}
