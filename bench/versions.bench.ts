// What does it cost to compare two versions of a recipe, as a save, a page of versions and a form do?
import { compareRecipes } from '#contract/recipe-versions/compare-recipes.ts'
import { longVersion } from '#contract/recipe-versions/long-versions.fixture.ts'
import { threadCpuMsOf } from '#harness/thread-cpu.ts'
import { type Benchmark, median, metric } from './metric.ts'

const rounds = 100

export const versions: Benchmark = {
  name: 'versions',
  run: async ({ isQuick }) => {
    const [one, other] = [longVersion(1), longVersion(2)]
    const msOf = () => threadCpuMsOf(() => compareRecipes(one, other))
    for (let round = 0; round < 10; round += 1) msOf()
    const took = Array.from({ length: isQuick ? rounds / 4 : rounds }, msOf)
    return [
      metric(
        'two versions of 10,000 characters compared, processor time',
        median(took),
        { atMost: 20 },
        ' ms',
      ),
    ]
  },
}
