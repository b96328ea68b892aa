import { queryOptions } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { type Chef, readChef } from '#web/api/foreign/chef.ts'
import type { RecipePage } from '#web/api/foreign/recipe.ts'
import { chefKey, recipesKey } from '#web/api/query-keys.ts'
import {
  cardsPerPage,
  listRecipes,
  pagedListCacheOptions,
} from '#web/features/recipes/recipe-list.queries.ts'

/** Fetches one page of a cook's published recipes. */
export const listByChef = (author: string, cursor?: string, signal?: AbortSignal): Promise<RecipePage> =>
  listRecipes({ author, limit: cardsPerPage, fields: 'card', ...(cursor && { cursor }) }, signal)

/** With a token, the replies say what the user follows and has bookmarked, so the two are cached separately. */
export const chefQueries = {
  /** Null if the cook does not exist. That is data and not an error, so that the server can render the page with 404. */
  chef: (id: string, isSignedIn: boolean) =>
    queryOptions({
      queryKey: chefKey(id, isSignedIn),
      queryFn: async ({ signal }): Promise<Chef | null> => {
        try {
          return readChef(await call(rows.getChef, { id, signal }))
        } catch (failure) {
          if (failure instanceof Refusal && isNotFound(failure)) return null
          throw failure
        }
      },
    }),

  recipes: (id: string, isSignedIn: boolean) =>
    queryOptions({
      queryKey: recipesKey('by-chef', id, isSignedIn),
      queryFn: ({ signal }) => listByChef(id, undefined, signal),
      ...pagedListCacheOptions,
    }),
}

/** True if the cook does not exist, or if the id is not a number. */
const isNotFound = ({ status }: Refusal) => status === 404 || status === 400
