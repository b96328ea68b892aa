import { randomUUID } from 'node:crypto'
import { aCook, storeCook } from '#tests/support/cooks.ts'
import { keepDraft } from '#tests/support/drafts.ts'
import type { Member } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import type { TestSite } from '#tests/support/site.ts'

/** Valid bodies; each another, so that none is what was sent twice. */
export const cookExamples = {
  addCook: () => aCook({ note: randomUUID() }),
  changeCook: () => aCook({ note: randomUUID(), howCooked: 'changed' }),
}

/** By the operation the ids of rows of this member, each good for one right call. */
export async function rowsForOneCall(
  site: TestSite,
  member: Member,
  recipe: number,
): Promise<Record<string, number[]>> {
  const store = {
    deleteDraft: () => keepDraft(site, member),
    publishDraft: () => keepDraft(site, member),
    deleteRecipe: () => publishRecipe(site, member),
    changeCook: () => storeCook(site.db, recipe, member.id),
    deleteCook: () => storeCook(site.db, recipe, member.id),
  }
  const ids: Record<string, number[]> = {}
  for (const [operation, storeOne] of Object.entries(store)) {
    ids[operation] = []
    for (let n = 0; n < 50; n += 1) ids[operation].push(await storeOne())
  }
  return ids
}

const noLink = () => ({ token: 'l1_none' })
/** Of calls that take a mailed link; none is right. */
export const linkExamples = {
  verifyEmail: noLink,
  confirmEmailChange: noLink,
  undoEmailChange: noLink,
  comeBack: noLink,
  exportBeforeLeaving: noLink,
  confirmRecovery: noLink,
  stopRecovery: noLink,
}
