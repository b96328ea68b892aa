import { strToU8 } from 'fflate'
import type { FileFormat } from './documents.ts'
import type { FileRecipe } from './file-recipe.ts'

/** Not a real picture, because these tests never decode it. */
export const picture = Buffer.from('a picture of it')

export type Example = {
  file: { name: string; bytes: Uint8Array }
  format: FileFormat
  expected: Partial<FileRecipe>
  hasPhoto: boolean
}

export const json = (value: unknown) => strToU8(JSON.stringify(value))

export const sauced = [
  { name: 'Patties', lines: ['300 g beef, minced', '1 1/2 onions'] },
  { name: 'Sauce', lines: ['2 tomatoes', 'salt'] },
]
export const saucedSteps = [
  { name: 'Patties', lines: ['Shape them.', 'Fry them.'] },
  { name: 'Sauce', lines: ['Simmer & season.'] },
]
export const plainSteps = [{ name: null, lines: ['Shape them.', 'Fry them.', 'Simmer & season.'] }]
export const facts = {
  title: 'Kebab & sauce',
  tags: ['grill', 'Sunday'],
  rating: 4,
  notes: ['Serve hot.'],
  sourceUrl: 'https://jikoni.example/kebab?of=beef',
  prepMinutes: 20,
  cookMinutes: 70,
} satisfies Partial<FileRecipe>
