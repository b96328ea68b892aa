import { commentsPageSize } from '#contract/limits.ts'
import type { Recipe, RecipeCard, recipeRoutes } from '#contract/recipes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { HandlerResult, type HandlersOf } from '#server/platform/http/handler.ts'
import { makeOnce } from '#server/platform/http/idempotency-keys.queries.ts'
import { notFound } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { countedPage } from '#server/platform/paging/counted-page.ts'
import * as t from '#texts/requests.ts'
import { listComments } from '../comments/comments.queries.ts'
import { olderLink } from '../comments/older-link.ts'
import { findHiddenPhotos, findModerations } from '../moderation/held-content.queries.ts'
import { isRecipe } from '../recipe-access/recipe-access.queries.ts'
import { getRecipe } from './get-recipe.ts'
import { countOwnRecipes, listOwnRecipes } from './own-recipes.queries.ts'
import { requestLeftoverSweep } from './recipes.jobs.ts'
import { presentCard, presentRecipe } from './recipes.present.ts'
import { deleteRecipe, findForUpdate } from './recipes.queries.ts'
import { canChangeRecipe, notYourRecipe } from './recipes.rules.ts'
import type { CardRow, RecipeRow } from './recipes.select.ts'
import { leftoversOf, saveRecipe } from './save-recipe.ts'
import { countFacets, listCards, listRecipes, suggest } from './search/search.ts'

type Services = { db: Database; jobs: Jobs; publicUrl: () => string; limits: Limits }

export const recipeHandlers = (services: Services): HandlersOf<keyof typeof recipeRoutes> => ({
  async listRecipes({ query, viewer, db }) {
    const reader = { viewerId: viewer?.userId }
    const page = { path: '/api/recipes', publicUrl: services.publicUrl() }
    if (query.fields === 'card') {
      const { total, ...cards } = await listCards(db, query, reader)
      return countedPage<CardRow, RecipeCard | Recipe>(cards, query, { ...page, total, present: presentCard })
    }
    const { total, ...rows } = await listRecipes(db, query, reader)
    return countedPage<RecipeRow, RecipeCard | Recipe>(rows, query, {
      ...page,
      total,
      present: presentRecipe,
    })
  },

  listFacets: ({ db }) => countFacets(db),

  suggest: ({ query, db }) => suggest(db, query.q),

  async getRecipe({ params, viewer, db }) {
    const recipe = await getRecipe(db, { ...services, id: params.id, viewerId: viewer.userId })
    const page = { limit: commentsPageSize, viewerId: viewer.userId }
    const { comments, older } = await listComments(db, params.id, page)
    const links = olderLink(services.publicUrl(), params.id, page, older)
    return new HandlerResult({ ...recipe, comments }, links)
  },

  async createRecipe({ body, viewer, keyed, db }) {
    const viewerId = viewer.userId
    // Reads the response before the commit. If reading failed after the commit, the client would send the recipe again.
    return runTransaction(db, async trx => {
      const id = await makeOnce(trx, keyed, {
        make: () => saveRecipe(trx, services, { input: body, author: viewer }),
        find: made => isRecipe(trx, made, viewerId),
      })
      return getRecipe(trx, { ...services, id, viewerId })
    })
  },

  async editRecipe({ params: { id }, body, viewer, db }) {
    const viewerId = viewer.userId
    return runTransaction(db, async trx => {
      const before = refuseUnlessChangeable(await findForUpdate(trx, id, viewerId), viewerId)
      await saveRecipe(trx, services, { input: body, author: viewer, before })
      return getRecipe(trx, { ...services, id, viewerId })
    })
  },

  async deleteRecipe({ params, viewer, db }) {
    await runTransaction(db, async trx => {
      const deleted = refuseUnlessChangeable(
        await findForUpdate(trx, params.id, viewer.userId),
        viewer.userId,
      )
      await deleteRecipe(trx, params.id)
      await requestLeftoverSweep(services.jobs, trx, leftoversOf(deleted, undefined))
    })
  },

  async listOwnRecipes({ query, viewer, db }) {
    const [page, count] = await Promise.all([
      listOwnRecipes(db, viewer.userId, query),
      countOwnRecipes(db, viewer.userId),
    ])
    const heldIds = page.shown.flatMap(({ id, held }) => (held ? id : []))
    const withoutPhoto = page.shown.flatMap(({ id, image }) => (image === '' ? id : []))
    const [moderations, hiddenPhotos] = await Promise.all([
      findModerations(db, heldIds),
      findHiddenPhotos(db, withoutPhoto),
    ])
    return countedPage(page, query, {
      path: '/api/recipes/user',
      total: { count, isExact: true },
      publicUrl: services.publicUrl(),
      present: (row, url) => ({
        ...presentRecipe(row, url),
        moderation: moderations.get(row.id),
        hiddenPhoto: hiddenPhotos.get(row.id),
      }),
    })
  },
})

/** Returns the recipe. Throws if the member cannot see it, or if another member wrote it. */
function refuseUnlessChangeable<Found extends { authorId: number }>(
  found: Found | undefined,
  viewerId: number,
): Found {
  if (!found) throw notFound(t.recipeNotFound)
  if (!canChangeRecipe(viewerId, found.authorId)) throw notYourRecipe()
  return found
}
