import { queryOptions } from '@tanstack/react-query'
import { featuredDiet } from '#contract/diets.ts'
import * as rows from '#contract/rows.ts'
import { call, callForResponse } from '#web/api/call.ts'
import { type RecipePage, readRecipePage } from '#web/api/foreign/recipe.ts'
import { recipesKey } from '#web/api/query-keys.ts'
import type { Catalogue } from './filters/filter-recipes.ts'
import type { Filters } from './filters/filters.ts'

export const cardsPerPage = 24
/** Seven slides of two. */
const featuredLength = 14
const latestLength = 5

export type ListQuery = NonNullable<Parameters<typeof callForResponse<typeof rows.listRecipes>>[1]>['query']

export async function listRecipes(query: ListQuery, signal?: AbortSignal): Promise<RecipePage> {
  const answer = await callForResponse(rows.listRecipes, {
    ...(query && { query }),
    ...(signal && { signal }),
  })
  return readRecipePage(answer)
}

/** Fetches one page of the server's results. */
export const listMatchingRecipes = (
  filters: Filters,
  cursor?: string,
  signal?: AbortSignal,
): Promise<RecipePage> =>
  listRecipes(
    {
      q: filters.q,
      dietType: filters.diet,
      country: filters.country,
      minRating: filters.minRating || '',
      minServings: filters.minServings || '',
      maxPrepTime: filters.maxPrepTime || '',
      limit: cardsPerPage,
      fields: 'card',
      ...(cursor && { cursor }),
    },
    signal,
  )

/**
 * Cache options for lists that grow by pages. A refetch would shrink them to the first page, and somebody may read a recipe for a
 * while before Back.
 */
export const pagedListCacheOptions = { staleTime: Number.POSITIVE_INFINITY, gcTime: 1_800_000 }

/**
 * Passes a query on the server only. The first paint needs only the cards' fields, and only our own server supports requesting
 * just those.
 */
const ssrOnly = (query: NonNullable<ListQuery>): ListQuery => (import.meta.env.SSR ? query : {})

/**
 * Fetches the carousel's recipes, as the specification defines the request. A backend with cursors is our own. Another backend
 * may ignore the parameter.
 */
export async function listFeatured(cursor?: string, signal?: AbortSignal): Promise<RecipePage> {
  const part: ListQuery = cursor
    ? { cursor, limit: cardsPerPage, fields: 'card' }
    : ssrOnly({ limit: featuredLength, fields: 'card' })
  const page = await listRecipes({ dietType: featuredDiet, ...part }, signal)
  const recipes = page.recipes.filter(({ dietType }) => dietType === featuredDiet)
  return { ...page, recipes, total: page.nextCursor ? page.total : recipes.length }
}

/** With a token, the cards say whether they are bookmarked, so the two replies are cached separately. */
export const recipeQueries = {
  /** The catalogue, as the specification defines it: one request without parameters. `nextCursor` means that there are more recipes. */
  catalogue: (isSignedIn: boolean) =>
    queryOptions({
      queryKey: recipesKey('catalogue', isSignedIn),
      queryFn: async ({ signal }): Promise<Catalogue> => {
        // The filter code is loaded with the catalogue. The first paint needs neither.
        const [page, { createCatalogue }] = await Promise.all([
          listRecipes(undefined, signal),
          import('./filters/filter-recipes.ts'),
        ])
        return createCatalogue(page)
      },
    }),

  /** The server's results, for catalogues too large for the browser: the first page, and those added later. */
  matches: (isSignedIn: boolean, filters: Filters) =>
    queryOptions({
      queryKey: recipesKey('matches', isSignedIn, filters),
      queryFn: ({ signal }) => listMatchingRecipes(filters, undefined, signal),
      ...pagedListCacheOptions,
    }),

  /** The first page, and those added later. */
  featured: (isSignedIn: boolean) =>
    queryOptions({
      queryKey: recipesKey('featured', isSignedIn),
      queryFn: ({ signal }) => listFeatured(undefined, signal),
      ...pagedListCacheOptions,
    }),

  latest: () =>
    queryOptions({
      queryKey: recipesKey('latest'),
      queryFn: async ({ signal }) => {
        const { recipes } = await listRecipes(ssrOnly({ limit: latestLength, fields: 'card' }), signal)
        return recipes.slice(0, latestLength)
      },
    }),

  /** Fetched only if the catalogue is too large to derive the countries from it. */
  countries: () =>
    queryOptions({
      queryKey: recipesKey('countries'),
      queryFn: async ({ signal }) => {
        const { countries } = await call(rows.listFacets, { signal })
        return countries.map(country => country.value).filter(Boolean)
      },
    }),
}
