import type { Recipe, RecipeCard, recipeRoutes } from '#contract/recipes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import * as t from '#texts/missing-refusals.ts'
import { listComments } from '../comments/comments.queries.ts'
import { requestCover } from '../media/media.jobs.ts'
import { setRating } from '../ratings/ratings.queries.ts'
import { presentPage } from './pagination.ts'
import { listCards, listRecipes } from './recipe-list.queries.ts'
import { presentCard, presentRecipe } from './recipes.present.ts'
import {
  deleteRecipe,
  findAuthor,
  findForUpdate,
  findRecipe,
  insertRecipe,
  tokenizeRecipe,
  updateRecipe,
} from './recipes.queries.ts'
import { authorRatingFromEdit, canChangeRecipe, notYourRecipe } from './recipes.rules.ts'
import type { CardRow, RecipeRow } from './recipes.select.ts'
import { countFacets } from './search/facets.queries.ts'
import { noFilters } from './search/plan.ts'
import { suggestChefs, suggestIngredients, suggestRecipes } from './search/suggestions.queries.ts'

type Services = { db: Database; jobs: Jobs; publicUrl: () => string }

export const recipeHandlers = ({ db, jobs, publicUrl }: Services): HandlersOf<keyof typeof recipeRoutes> => ({
  async listRecipes({ query, viewer }) {
    const reader = { viewerId: viewer?.userId }
    const page = { path: '/api/recipes', publicUrl: publicUrl() }
    if (query.fields === 'card') {
      const { total, ...cards } = await listCards(db, query, reader)
      return presentPage<CardRow, RecipeCard | Recipe>(cards, query, { ...page, total, present: presentCard })
    }
    const { total, ...rows } = await listRecipes(db, query, reader)
    return presentPage<RecipeRow, RecipeCard | Recipe>(rows, query, {
      ...page,
      total,
      present: presentRecipe,
    })
  },

  listFacets: () => countFacets(db),

  async suggest({ query }) {
    const [recipes, chefs, ingredients] = await Promise.all([
      suggestRecipes(db, query.q),
      suggestChefs(db, query.q),
      suggestIngredients(db, query.q),
    ])
    return { recipes, chefs, ingredients }
  },

  async getRecipe({ params, viewer }) {
    const recipe = await getRecipe(db, params.id, viewer.userId, publicUrl())
    return { ...recipe, comments: await listComments(db, params.id) }
  },

  async createRecipe({ body, viewer }) {
    const recipe = await tokenizeRecipe(db, viewer.userId, body)
    const id = await db.transaction().execute(async trx => {
      const created = await insertRecipe(trx, viewer.userId, recipe)
      if (body.rating) await setRating(trx, created.id, viewer.userId, body.rating)
      await requestCover(jobs, trx, created.id, created.coverKey)
      return created.id
    })
    return getRecipe(db, id, viewer.userId, publicUrl())
  },

  async editRecipe({ params, body, viewer }) {
    refuseUnlessChangeable(await findAuthor(db, params.id), viewer.userId)
    const recipe = await tokenizeRecipe(db, viewer.userId, body)
    await db.transaction().execute(async trx => {
      const found = await findForUpdate(trx, params.id)
      const { rating, coverKey } = refuseUnlessChangeable(found, viewer.userId)
      const updated = await updateRecipe(trx, params.id, coverKey, recipe)
      const authorRating = authorRatingFromEdit(body.rating, rating)
      if (authorRating !== undefined) await setRating(trx, params.id, viewer.userId, authorRating)
      if (updated.coverKey !== coverKey) await requestCover(jobs, trx, params.id, updated.coverKey)
    })
    return getRecipe(db, params.id, viewer.userId, publicUrl())
  },

  async deleteRecipe({ params, viewer }) {
    await db.transaction().execute(async trx => {
      refuseUnlessChangeable(await findForUpdate(trx, params.id), viewer.userId)
      await deleteRecipe(trx, params.id)
    })
  },

  async listOwnRecipes({ query, viewer }) {
    const ownQuery = { ...unfilteredQuery, ...query, author: viewer.userId }
    const { total, ...rows } = await listRecipes(db, ownQuery, { viewerId: viewer.userId })
    return presentPage(rows, query, {
      path: '/api/recipes/user',
      total,
      publicUrl: publicUrl(),
      present: presentRecipe,
    })
  },
})

const unfilteredQuery = { ...noFilters, q: '', sort: 'newest' as const, fields: undefined }

async function getRecipe(db: Database, id: number, viewerId: number, publicUrl: string) {
  const row = await findRecipe(db, id, viewerId)
  if (!row) throw notFound(t.recipeNotFound)
  return presentRecipe(row, publicUrl)
}

/** Returns the recipe; refuses where there is none, or it is another member's. */
function refuseUnlessChangeable<Found extends { authorId: number }>(
  found: Found | undefined,
  viewerId: number,
): Found {
  if (!found) throw notFound(t.recipeNotFound)
  if (!canChangeRecipe(viewerId, found.authorId)) throw notYourRecipe()
  return found
}
