import { searchDocument } from '#contract/search-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import { forgetMailCounts } from '#server/platform/mail/mail-counts.queries.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { recordAudit } from '../audit/audit.queries.ts'
import { deleteExportsOf } from '../exports/export-files.ts'
import { deleteImportFilesOf } from '../imports/batches/batches.jobs.ts'
import { photoHashesOf } from '../media/picture-quota.ts'
import { discardPictures } from '../media/sweep-pictures.ts'
import { deletePicturesOf } from '../media/uploads.ts'
import { deleteRecipe } from '../recipes/recipes.queries.ts'
import { backfillSearchIndex, deleteUnusedWords, wordsWithout } from '../recipes/search/search.ts'
import type { DueDeparture } from './departures.queries.ts'
import {
  deleteAccount,
  deleteJobsOf,
  deleteMessagesOf,
  eraseFromCases,
  listRecipesOf,
} from './erase-member.queries.ts'
import { deleteOpinions, getFormerCook, handOverComments, handOverRecipe } from './former-cook.queries.ts'

type Services = { db: Database; files: FileStore; mailer: Mailer }

const batchSize = 20

/**
 * Deletes a member whose last day is over, with all their data, except what stays under a former cook's name. Works in many steps, since
 * there may be much data. Each step may run twice, and the account goes last, so that the next run can continue after a failure.
 */
export async function eraseMember(services: Services, departure: DueDeparture): Promise<void> {
  const { db, files, mailer } = services
  const { userId } = departure
  const formerCookId = await getFormerCook(db)
  await deleteExportsOf({ db, files }, userId)
  await deleteImportFilesOf({ db, files }, userId)
  await eraseRecipes(services, departure, formerCookId)
  await handOverComments(db, userId, formerCookId)
  await deleteOpinions(db, userId)
  // Before the pictures, because a case keeps a reported picture.
  await eraseFromCases(db, userId, formerCookId)
  await deletePicturesOf(services, userId)
  // A member with an unverified address may not have written the messages that came from it.
  if (departure.isVerified) await deleteMessagesOf(db, departure.emailKey)
  await runTransaction(db, async trx => {
    await deleteJobsOf(trx, departure)
    if (await deleteAccount(trx, userId))
      await recordAudit(trx, 'site', { action: 'erase', memberId: userId })
  })
  await forgetMailCounts(db, departure.email)
  await mailer.forget(departure.email, new Date())
  // A requested change may have named a stranger's address, so only mails from before the member asked to leave are deleted there.
  for (const address of departure.otherAddresses) await mailer.forget(address, departure.askedAt)
}

async function eraseRecipes(
  services: Services,
  { userId, keepsRecipes }: DueDeparture,
  formerCookId: number,
): Promise<void> {
  const { db } = services
  for (;;) {
    const recipes = await listRecipesOf(db, userId, batchSize)
    for (const recipe of recipes) {
      // A recipe that moderators hid is not handed over.
      const stays = keepsRecipes && recipe.held === null
      await runTransaction(db, trx =>
        stays ? handOverRecipe(trx, recipe.id, formerCookId) : deleteRecipe(trx, recipe.id),
      )
      const { coverKey } = recipe
      const pictures = { photos: photoHashesOf(recipe), coverKey: stays ? undefined : coverKey }
      await discardPictures(services, pictures, new Date())
    }
    if (keepsRecipes) await backfillSearchIndex(db)
    // Deletes the words now and not by a job, because the job would contain them.
    for (const recipe of recipes) await deleteUnusedWords(db, wordsWithout(searchDocument(recipe), undefined))
    if (recipes.length < batchSize) return
  }
}
