import type { ImportBatch, ImportedRecipe } from '#contract/import-files.ts'
import { absoluteAddress } from '#server/platform/http/own-address.ts'
import type { BatchRow } from './batches.queries.ts'
import type { listRecipes } from './imported-recipes.queries.ts'

const dayMs = 86_400_000

export const presentBatch = (
  { userId: _, format, reason, createdAt, endedAt, ...batch }: BatchRow,
  reportDays: number,
): ImportBatch => ({
  ...batch,
  format: format || null,
  reason: reason || null,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  deletedAt: new Date(createdAt.getTime() + reportDays * dayMs).toISOString(),
})

type RecipeRow = Awaited<ReturnType<typeof listRecipes>>[number]

export const presentImportedRecipe = (
  { isChanged, isKnown, madeDraftId, image, ingredientCount, instructionCount, reason, ...recipe }: RecipeRow,
  publicUrl: string,
): ImportedRecipe => ({
  ...recipe,
  image: absoluteAddress(image, publicUrl),
  ingredientCount: ingredientCount ?? 0,
  instructionCount: instructionCount ?? 0,
  reason: reason || null,
  state: stateOf({ isKnown, madeDraftId, isChanged }),
})

function stateOf({
  isKnown,
  madeDraftId,
  isChanged,
}: Pick<RecipeRow, 'isKnown' | 'madeDraftId' | 'isChanged'>): ImportedRecipe['state'] {
  if (isKnown) return 'known'
  if (madeDraftId === null) return 'failed'
  if (isChanged === null) return 'gone'
  return isChanged ? 'changed' : 'draft'
}
