import type { featuredDiet, filterDiets } from '#contract/diets.ts'
import { dietLabels } from '#texts/recipes.ts'

const labels: Record<string, string> = dietLabels satisfies Record<
  (typeof filterDiets)[number] | typeof featuredDiet,
  string
>

/** Returns a diet's label. A diet that a person made up is shown as it is. */
export const dietLabel = (diet: string): string => (Object.hasOwn(labels, diet) && labels[diet]) || diet
