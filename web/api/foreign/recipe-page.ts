import { listCounts } from '#contract/limits.ts'
import type { HttpResponse } from '../transport.ts'
import { listIn } from './readers.ts'
import { type Recipe, readRecipe } from './recipe.ts'

export type RecipePage = {
  recipes: Recipe[]
  total: number
  /** The total is an estimate: the server does not count very long lists. */
  isEstimate?: boolean
  nextCursor: string | undefined
}

/** Any list of recipes, with or without the headers for its total and next page. */
export function readRecipePage({ body, headers }: HttpResponse): RecipePage {
  const recipes = listIn(body, readRecipe) ?? []
  return {
    recipes,
    total: Number(headers.get('x-total-count') ?? recipes.length),
    isEstimate: headers.get(listCounts.exactHeader) === 'false',
    nextCursor: nextCursorOf(headers.get('link')),
  }
}

/** RFC 8288: `<…?cursor=abc>; rel="next"`. */
function nextCursorOf(link: string | null): string | undefined {
  const target = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link ?? '')?.[1]
  if (!target) return undefined
  return new URL(target, 'http://any.example').searchParams.get('cursor') ?? undefined
}
