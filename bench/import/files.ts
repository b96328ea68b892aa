import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FileRecipe } from '#server/features/imports/files/file-recipe.ts'
import { findPicture, openImportFile } from '#server/features/imports/files/import-file.ts'
import { chooseYield } from '#server/features/imports/reading/yields.ts'

type KnownRecipe = {
  title: string
  description?: string | null
  ingredients: string[]
  ingredientGroups?: { title: string | null; ingredients: string[] }[]
  instructions: string[]
  instructionGroups?: { title: string | null; instructions: string[] }[]
  servings: number | null
  prepMinutes: number | null
  cookMinutes: number | null
  totalMinutes: number | null
  tags: string[]
  sourceUrl?: string | null
  sourceName?: string | null
  rating?: number | null
  notes?: string | null
  image: string | null
}
type KnownFile = { name: string; recipes: KnownRecipe[] }
export type FileScore = { name: string; right: number; known: number; misses: string[] }
type ReadRecipe = FileRecipe & { hasPicture: boolean }

export async function readKnownFiles(folder: string): Promise<KnownFile[]> {
  const expected = JSON.parse(await readFile(join(folder, 'expected.json'), 'utf8')) as Record<
    string,
    { recipes: KnownRecipe[] }
  >
  return Object.entries(expected).map(([name, { recipes }]) => ({ name, recipes }))
}

export async function scoreFile(folder: string, { name, recipes }: KnownFile): Promise<FileScore> {
  const read = await readAll(join(folder, name))
  const misses: string[] = []
  let known = 1
  if (read.length !== recipes.length) misses.push(`${read.length} recipes in place of ${recipes.length}`)
  for (const recipe of recipes) {
    const found = read.find(({ title }) => title === recipe.title)
    const facts = found ? factsOf(found) : undefined
    for (const [fact, value] of Object.entries(recipe).filter(
      ([fact]) => facts === undefined || fact in facts,
    )) {
      known += 1
      const own = facts?.[fact as keyof typeof facts]
      if (!isSame(fact, value, own))
        misses.push(`${recipe.title}: ${fact} ${JSON.stringify(own)}, not ${JSON.stringify(value)}`)
    }
  }
  return { name, right: known - misses.length, known, misses }
}

async function readAll(path: string): Promise<ReadRecipe[]> {
  const file = await openImportFile(path, basename(path))
  const read: ReadRecipe[] = []
  for (const index of file.documents.keys()) {
    const document = await file.open(index)
    if (!document) continue
    for (const { name, read: readRecipe } of document.recipes) {
      const recipe = readRecipe()
      const { bytes, address } = await findPicture(document, name, recipe)
      read.push({ ...recipe, hasPicture: bytes !== undefined || address !== undefined })
    }
  }
  return read
}

const factsOf = (recipe: ReadRecipe) => ({
  title: recipe.title,
  description: recipe.description || null,
  ingredients: recipe.ingredients.flatMap(({ lines }) => lines),
  ingredientGroups: recipe.ingredients.map(({ name, lines }) => ({ title: name, ingredients: lines })),
  instructions: recipe.instructions.flatMap(({ lines }) => lines),
  instructionGroups: recipe.instructions.map(({ name, lines }) => ({ title: name, instructions: lines })),
  servings: chooseYield(recipe.yields).servings ?? null,
  prepMinutes: recipe.prepMinutes ?? null,
  cookMinutes: recipe.cookMinutes ?? null,
  totalMinutes: recipe.totalMinutes ?? ((recipe.prepMinutes ?? 0) + (recipe.cookMinutes ?? 0) || null),
  tags: recipe.tags,
  sourceUrl: recipe.sourceUrl || null,
  sourceName: recipe.sourceName || null,
  rating: recipe.rating ?? null,
  notes: recipe.notes.join('\n') || null,
  image: recipe.hasPicture,
})

function isSame(fact: string, known: unknown, own: unknown): boolean {
  if (fact === 'image') return own === (known !== null)
  // If a file does not state the total, the reader may return the sum of the two times.
  if (fact === 'totalMinutes' && known === null) return true
  if (fact === 'tags')
    return JSON.stringify([...(own as string[])].sort()) === JSON.stringify([...(known as string[])].sort())
  return JSON.stringify(own) === JSON.stringify(known)
}
