import type { Likeness } from '#contract/likeness.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { getDisplayName } from '../recipes/recipes.queries.ts'
import type { DraftRow } from './drafts.queries.ts'
import { compareInstructions } from './near-copy.ts'
import { findListed } from './recipe-origins.queries.ts'

type Site = { viewerId: number; publicUrl: string }

/** Compares the draft's instructions with the imported ones and, if these are from a recipe on this site, with that recipe's. */
export async function compareWithSource(db: Database, draft: DraftRow, site: Site): Promise<Likeness> {
  const texts = await findSourceTexts(db, draft, site)
  const [nearest] = texts
    .map(text => compareInstructions(draft.instructions, text))
    .sort((one, other) => other.similarity - one.similarity)
  return nearest ?? compareInstructions(draft.instructions, '')
}

/** Finds the source's texts. Empty if the source is nobody else's: the member typed it, pasted it without a name, or published it here. */
async function findSourceTexts(
  db: Database,
  { sourceKind, sourceAddress, sourceAuthor, sourceInstructions }: DraftRow,
  { viewerId, publicUrl }: Site,
): Promise<string[]> {
  const recipe = await findRecipeAt(db, sourceAddress, publicUrl)
  if (recipe) return recipe.authorId === viewerId ? [] : [sourceInstructions, recipe.instructions]
  if (sourceKind === 'web' || sourceAddress) return [sourceInstructions]
  if (!sourceAuthor || isSameName(sourceAuthor, await getDisplayName(db, viewerId))) return []
  return [sourceInstructions]
}

async function findRecipeAt(db: Database, address: string, publicUrl: string) {
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : ''
  const [, id] = /^\/recipes\/([1-9]\d{0,14})(?:[/?#]|$)/.exec(path) ?? []
  return id ? findListed(db, Number(id)) : undefined
}

const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
