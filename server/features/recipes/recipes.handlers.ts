import { commentsPageSize } from '#contract/limits.ts'
import { versionChange } from '#contract/recipe-versions/version-change.ts'
import type { Recipe, RecipeCard, recipeRoutes } from '#contract/recipes.ts'
import type { SearchDocument } from '#contract/search-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { HandlerResult, type HandlersOf } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/missing-refusals.ts'
import { listComments } from '../comments/comments.queries.ts'
import { olderLink } from '../comments/older-link.ts'
import { requestCover } from '../media/media.jobs.ts'
import { photoHashesOf } from '../media/picture-quota.ts'
import { findHiddenPhotos, findModerations, markMended } from '../moderation/held-content.queries.ts'
import { setRating } from '../ratings/ratings.queries.ts'
import { checkPublication } from '../users/publications.queries.ts'
import { getRecipe } from './get-recipe.ts'
import { storableAddresses } from './own-addresses.ts'
import { countOwnRecipes, listOwnRecipes } from './own-recipes.queries.ts'
import { presentPage } from './pagination.ts'
import { publishRecipe } from './publish-recipe.ts'
import { listCards, listRecipes } from './recipe-list.queries.ts'
import { withQuotas } from './recipe-quotas.ts'
import { requestLeftoverSweep } from './recipes.jobs.ts'
import { presentCard, presentRecipe } from './recipes.present.ts'
import { deleteRecipe, findForUpdate, findLines, tokenizeRecipe, updateRecipe } from './recipes.queries.ts'
import {
  authorRatingFromEdit,
  canChangeRecipe,
  notYourRecipe,
  refuseLongLines,
  wordsOf,
} from './recipes.rules.ts'
import type { CardRow, RecipeRow } from './recipes.select.ts'
import { savingWords } from './saving-words.ts'
import { countFacets } from './search/facets.queries.ts'
import { wordsWithout } from './search/search-index.queries.ts'
import { suggestChefs, suggestIngredients, suggestRecipes } from './search/suggestions.queries.ts'
import { keepVersion } from './versions/versions.queries.ts'

type Services = { db: Database; jobs: Jobs; publicUrl: () => string; limits: Limits }

export const recipeHandlers = ({
  jobs,
  publicUrl,
  limits,
}: Services): HandlersOf<keyof typeof recipeRoutes> => ({
  async listRecipes({ query, viewer, db }) {
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

  listFacets: ({ db }) => countFacets(db),

  async suggest({ query, db }) {
    const [recipes, chefs, ingredients] = await Promise.all([
      suggestRecipes(db, query.q),
      suggestChefs(db, query.q),
      suggestIngredients(db, query.q),
    ])
    return { recipes, chefs, ingredients }
  },

  async getRecipe({ params, viewer, db }) {
    const recipe = await getRecipe(db, { id: params.id, viewerId: viewer.userId, publicUrl, limits })
    const page = { limit: commentsPageSize, viewerId: viewer.userId }
    const { comments, hasOlder } = await listComments(db, params.id, page)
    const links = hasOlder ? olderLink(publicUrl(), params.id, page, comments) : {}
    return new HandlerResult({ ...recipe, comments }, links)
  },

  createRecipe: ({ body, viewer, keyed, db }) =>
    publishRecipe({ db, jobs, publicUrl, limits }, { input: body, author: viewer, keyed }),

  async editRecipe({ params, body, viewer, db }) {
    refuseLongLines(
      body,
      refuseUnlessChangeable(await findLines(db, params.id, viewer.userId), viewer.userId),
    )
    const recipe = await tokenizeRecipe(db, viewer.userId, storableAddresses(body, publicUrl()))
    const leftovers = await savingWords({ jobs, db }, recipe, async trx => {
      const before = refuseUnlessChangeable(await findForUpdate(trx, params.id, viewer.userId), viewer.userId)
      const change = versionChange(before, recipe)
      const version = change ? before.version + 1 : before.version
      const updated = await withQuotas(trx, { authorId: viewer.userId, before, after: recipe, limits }, () =>
        updateRecipe(trx, params.id, { currentCoverKey: before.coverKey, version, recipe }),
      )
      if (change)
        await keepVersion(
          trx,
          { recipeId: params.id, before, whatChanged: body.whatChanged ?? '', biggestChange: change },
          limits,
        )
      const authorRating = authorRatingFromEdit(body.rating, before.rating)
      if (authorRating !== undefined) await setRating(trx, params.id, viewer.userId, authorRating)
      const edited = { kind: 'recipe', id: params.id } as const
      if (before.held) await markMended(trx, jobs, edited)
      const isListed =
        before.held === null &&
        !(await checkPublication(
          trx,
          { ...edited, author: viewer, words: wordsOf(recipe), before: wordsOf(before) },
          { jobs, limits },
        ))
      if (updated.coverKey !== before.coverKey) await requestCover(jobs, trx, updated)
      const result = leftoversOf(before, { ...recipe, coverKey: updated.coverKey })
      return { result, isListed }
    })
    // Not while the recipe is locked: of what a crash forgets here, the sweeps know.
    await requestLeftoverSweep(jobs, db, leftovers)
    return getRecipe(db, { id: params.id, viewerId: viewer.userId, publicUrl, limits })
  },

  async deleteRecipe({ params, viewer, db }) {
    await runTransaction(db, async trx => {
      const deleted = refuseUnlessChangeable(
        await findForUpdate(trx, params.id, viewer.userId),
        viewer.userId,
      )
      await deleteRecipe(trx, params.id)
      await requestLeftoverSweep(jobs, trx, leftoversOf(deleted, undefined))
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
    return presentPage(page, query, {
      path: '/api/recipes/user',
      total: { count, isExact: true },
      publicUrl: publicUrl(),
      present: (row, url) => ({
        ...presentRecipe(row, url),
        moderation: moderations.get(row.id),
        hiddenPhoto: hiddenPhotos.get(row.id),
      }),
    })
  },
})

type Before = NonNullable<Awaited<ReturnType<typeof findForUpdate>>>
type After = { image: string; chefImage: string; coverKey: string; document: SearchDocument }

/** The pictures and words that the recipe, changed or deleted, has no longer. */
function leftoversOf(before: Before, after: After | undefined) {
  const kept = after ? photoHashesOf(after) : []
  const indexed = { title: before.titleWords, ingredients: before.ingredientWords, other: before.otherWords }
  return {
    photos: photoHashesOf(before).filter(hash => !kept.includes(hash)),
    coverKey: before.coverKey === after?.coverKey ? undefined : before.coverKey,
    words: wordsWithout(indexed, after?.document),
  }
}

/** Returns the recipe; refuses where there is none that the member sees, or it is another member's. */
function refuseUnlessChangeable<Found extends { authorId: number }>(
  found: Found | undefined,
  viewerId: number,
): Found {
  if (!found) throw notFound(t.recipeNotFound)
  if (!canChangeRecipe(viewerId, found.authorId)) throw notYourRecipe()
  return found
}
