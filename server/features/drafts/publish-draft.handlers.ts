import type { Publication } from '#contract/drafts.ts'
import { recipeInput } from '#contract/recipes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { findMade, makeOnce } from '#server/platform/http/idempotency-keys.queries.ts'
import { parsePart } from '#server/platform/http/parse.ts'
import { notFound, refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { isNearCopy } from '#texts/drafts.ts'
import * as t from '#texts/fields.ts'
import { draftNotFound } from '#texts/requests.ts'
import { isRecipe } from '../recipe-access/recipe-access.queries.ts'
import { getRecipe } from '../recipes/get-recipe.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'
import { compareWithSource } from './compare-with-source.ts'
import { presentDraft } from './drafts.present.ts'
import { type DraftRow, deleteDraft, findDraft } from './drafts.queries.ts'
import { getOwnDraft, lockOwnDraft, refuseChanged } from './own-draft.ts'
import { insertOrigin } from './recipe-origins.queries.ts'

type Services = { db: Database; jobs: Jobs; limits: Limits; publicUrl: () => string }

/** Compares a draft with its source, and publishes it as a recipe. */
export const publicationHandlers = (services: Services): HandlersOf<'compareDraft' | 'publishDraft'> => ({
  async compareDraft({ params, viewer, db }) {
    const draft = await getOwnDraft(db, { id: params.id, authorId: viewer.userId })
    return compareWithSource(db, draft, { viewerId: viewer.userId, publicUrl: services.publicUrl() })
  },

  async publishDraft({ params, body, viewer, keyed, db }) {
    const { publicUrl } = services
    const viewerId = viewer.userId
    const own = { id: params.id, authorId: viewerId }
    // Reads the draft first. If the same request, sent twice, publishes it meanwhile, `findMade` finds the recipe.
    const draft = await findDraft(db, own)
    const published = await findMade(db, keyed, async id =>
      (await isRecipe(db, id, viewerId)) ? getRecipe(db, { ...services, id, viewerId }) : undefined,
    )
    if (published) return published
    if (!draft) throw notFound(draftNotFound)
    refuseChanged(draft, body.revision)
    const { rating, ...fields } = presentDraft(draft, publicUrl())
    const input = parsePart(recipeInput, { ...fields, rating: rating ?? undefined })
    const credit = creditOf(body, draft)
    if (!credit) {
      const likeness = await compareWithSource(db, draft, { viewerId: viewer.userId, publicUrl: publicUrl() })
      if (likeness.isNearCopy)
        refuse('near_copy', isNearCopy(likeness.copiedCount, likeness.sentenceCount), { likeness })
    }
    const make = async (trx: Database) => {
      // Refuses a draft that was changed meanwhile, because its text has not been compared.
      await lockOwnDraft(trx, own, body.revision)
      const id = await saveRecipe(trx, services, { input, author: viewer })
      if (credit) await insertOrigin(trx, id, credit)
      await deleteDraft(trx, own)
      return id
    }
    return runTransaction(db, async trx => {
      const find = (id: number) => isRecipe(trx, id, viewerId)
      const id = await makeOnce(trx, keyed, { make: () => make(trx), find })
      return getRecipe(trx, { ...services, id, viewerId })
    })
  },
})

/** Returns the credit. Undefined if the recipe is the author's own. Without another address, keeps the one that was imported. */
function creditOf({ origin, creditName, creditAddress }: Publication, { sourceAddress }: DraftRow) {
  if (origin === 'mine') return undefined
  const sentence = t.isRequired(t.credit)
  if (!creditName) return refuse('invalid_request', sentence, { fields: { creditName: sentence } })
  const kind = origin === 'adapted' ? ('adapted' as const) : ('public_domain' as const)
  return { kind, name: creditName, address: creditAddress || sourceAddress }
}
