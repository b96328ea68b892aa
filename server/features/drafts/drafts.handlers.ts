import type { draftRoutes } from '#contract/drafts.ts'
import { draftsPageSize } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { makeOnce } from '#server/platform/http/idempotency-keys.queries.ts'
import { notFound } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { readIdCursor } from '#server/platform/paging/cursor.ts'
import { idOf, pageOf } from '#server/platform/paging/page.ts'
import { draftNotFound } from '#texts/requests.ts'
import { photoHashesOf } from '../media/picture-quota.ts'
import { storableAddresses } from '../recipes/own-addresses.ts'
import { requestPhotoSweep } from '../recipes/recipes.jobs.ts'
import { refuseLongLines } from '../recipes/recipes.rules.ts'
import { insertDrafts, refuseBeyondDraftQuota } from './draft-quotas.ts'
import { presentDraft, presentEntry } from './drafts.present.ts'
import { deleteDraft, findDraft, listDrafts, measureDrafts, updateDraft } from './drafts.queries.ts'
import { getOwnDraft, lockOwnDraft } from './own-draft.ts'
import { publicationHandlers } from './publish-draft.handlers.ts'

type Services = { db: Database; jobs: Jobs; limits: Limits; publicUrl: () => string }

export const draftHandlers = (services: Services): HandlersOf<keyof typeof draftRoutes> => {
  const { jobs, limits, publicUrl } = services
  return {
    async listDrafts({ query, viewer, db }) {
      const before = readIdCursor(query.cursor)
      const [{ count }, rows] = await Promise.all([
        measureDrafts(db, viewer.userId),
        listDrafts(db, viewer.userId, { limit: draftsPageSize + 1, before }),
      ])
      const { shown, next = null } = pageOf(rows, draftsPageSize, idOf)
      return {
        drafts: shown.map(row => presentEntry(row, publicUrl())),
        count,
        next,
      }
    },

    async createDraft({ body, viewer: { userId: authorId }, keyed, db }) {
      refuseLongLines(body)
      const drafts = [storableAddresses(body, publicUrl())]
      return runTransaction(db, async trx => {
        const id = await makeOnce(trx, keyed, {
          make: async () => (await insertDrafts(trx, { authorId, drafts, limits }))[0] ?? 0,
          find: made => findDraft(trx, { id: made, authorId }),
        })
        return presentDraft(await getOwnDraft(trx, { id, authorId }), publicUrl())
      })
    },

    getDraft: async ({ params, viewer, db }) =>
      presentDraft(await getOwnDraft(db, { id: params.id, authorId: viewer.userId }), publicUrl()),

    async changeDraft({ params, body: { revision, ...fields }, viewer, db }) {
      const own = { id: params.id, authorId: viewer.userId }
      const after = storableAddresses(fields, publicUrl())
      return runTransaction(db, async trx => {
        const before = await lockOwnDraft(trx, own, revision)
        refuseLongLines(after, before)
        await refuseBeyondDraftQuota(trx, { ...own, limits, before, after })
        const { changedAt, ...updated } = await updateDraft(trx, params.id, after)
        const kept = photoHashesOf(after)
        await requestPhotoSweep(
          jobs,
          trx,
          photoHashesOf(before).filter(hash => !kept.includes(hash)),
        )
        return { ...updated, changedAt: changedAt.toISOString() }
      })
    },

    async deleteDraft({ params, viewer, db }) {
      await runTransaction(db, async trx => {
        const deleted = await deleteDraft(trx, { id: params.id, authorId: viewer.userId })
        if (!deleted) throw notFound(draftNotFound)
        await requestPhotoSweep(jobs, trx, photoHashesOf(deleted))
      })
    },

    ...publicationHandlers(services),
  }
}
