import * as limits from '#contract/limits.ts'
import { savedAtHeader } from '#contract/offline.ts'
import { type RecipeField, type RecipeFieldKind, recipeFields } from '#contract/recipe-fields.ts'
import type { HttpResponse } from '../transport.ts'
import { boolean, fieldsOf, id, lines, listIn, number, object, stringOrNumber } from './readers.ts'

const stars = (value: unknown): number | undefined => {
  const rating = number(value)
  return rating && Math.min(Math.max(rating, 0), limits.maxRating)
}

const readerOf = {
  text: stringOrNumber,
  picture: stringOrNumber,
  link: stringOrNumber,
  lines,
  number,
  rating: (value: unknown) => stars(value) ?? 0,
} satisfies Record<RecipeFieldKind, unknown>

const writtenFields = Object.fromEntries(
  Object.entries(recipeFields).map(([field, kind]) => [field, readerOf[kind]]),
) as { [Field in RecipeField]: (typeof readerOf)[(typeof recipeFields)[Field]] }

/** A cover that our own server generates for each recipe. */
export type Cover = {
  url: string
  color: string
  /** Where the dish lies, from 0 (left) to 1. */
  focusX: number
}

function coverOf(value: unknown): Cover | undefined {
  const { color, url, focusX } = fieldsOf(value)
  if (typeof color !== 'string' || typeof url !== 'string') return undefined
  return { color, url, focusX: number(focusX) ?? 0.5 }
}

function authorOf(value: unknown): { id: string; name: string } | undefined {
  const { id: authorId, name, isFormer } = fieldsOf(value)
  // A former cook has no page.
  return authorId === undefined || isFormer ? undefined : { id: String(authorId), name: stringOrNumber(name) }
}

/** Reads the state of a member's own recipe that moderators hid. Only our own server sends it. */
function moderationOf(value: unknown) {
  const { state, noticeId, mendedAt, dueAt } = fieldsOf(value)
  if (state !== 'hidden' && state !== 'waiting') return undefined
  return {
    isWaiting: state === 'waiting',
    noticeId: number(noticeId),
    mendedAt: stringOrNumber(mendedAt),
    dueAt: stringOrNumber(dueAt),
  }
}

/** Reads the state of a member's own recipe whose photo moderators removed or hid. Only our own server sends it. */
function hiddenPhotoOf(value: unknown) {
  const { state, noticeId } = fieldsOf(value)
  if ((state !== 'hidden' && state !== 'removed') || typeof noticeId !== 'number') return undefined
  return { isRemoved: state === 'removed', noticeId }
}

/** A recipe as the screens use it, with every field filled in, whatever a backend leaves out or sends in another shape. */
export const readRecipe = object({
  id,
  ...writtenFields,
  ratingCount: number,
  commentCount: number,
  author: authorOf,
  cover: coverOf,
  /** Undefined for an anonymous visitor, and if the backend does not send it with the recipe. */
  bookmarked: boolean,
  myRating: stars,
  moderation: moderationOf,
  hiddenPhoto: hiddenPhotoOf,
  areLinksText: boolean,
  /** Sent by our own server only. */
  blockedBy: (value: unknown) => (value === 'you' || value === 'author' ? value : undefined),
  /** Sent for a recipe that has been changed. The first version has no number. */
  version: number,
  /** Kept as it was sent. The component that shows it reads its fields. */
  credit: (value: unknown) => value,
})

export type Recipe = ReturnType<typeof readRecipe>

export type RecipePage = {
  recipes: Recipe[]
  total: number
  /** The total is an estimate, because the server does not count very long lists. */
  isEstimate?: boolean
  nextCursor: string | undefined
  /** When this copy was cached. Set only for a cached copy, which is used without a network. */
  savedAt?: string | undefined
}

/** Reads any list of recipes, with or without the headers for its total and next page. */
export function readRecipePage({ body, headers }: HttpResponse): RecipePage {
  const recipes = listIn(body, readRecipe) ?? []
  return {
    recipes,
    total: Number(headers.get('x-total-count') ?? recipes.length),
    isEstimate: headers.get(limits.listCounts.exactHeader) === 'false',
    nextCursor: nextCursorOf(headers.get('link')),
    savedAt: headers.get(savedAtHeader) ?? undefined,
  }
}

/** Returns the cursor in a Link header (RFC 8288): `<…?cursor=abc>; rel="next"`. */
export function nextCursorOf(link: string | null): string | undefined {
  const target = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link ?? '')?.[1]
  if (!target) return undefined
  return new URL(target, 'http://any.example').searchParams.get('cursor') ?? undefined
}
