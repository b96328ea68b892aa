import assert from 'node:assert/strict'
import type { CookLog } from '#contract/cooks.ts'
import { insertCook } from '#server/features/cooks/cooks.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { ApiCall } from './call.ts'
import type { Member } from './people.ts'

/** How a member cooked a recipe, as the dialog sends it. */
export const aCook = (changes: Record<string, unknown> = {}) => ({
  howCooked: 'asWritten',
  rating: 4,
  cookedOn: '2026-04-30',
  changes: [],
  note: '',
  minutes: null,
  photo: '',
  isPrivate: false,
  ...changes,
})

/** Sends how this member cooked a recipe. */
export async function cookRecipe(
  { call }: { call: ApiCall },
  { token }: Pick<Member, 'token'>,
  recipeId: number,
  changes: Record<string, unknown> = {},
): Promise<CookLog> {
  const body = aCook(changes)
  const { status, body: cook, text } = await call('POST', `/api/recipes/${recipeId}/cooks`, { token, body })
  assert.equal(status, 201, text)
  return cook
}

/** Stores how a member cooked a recipe `hoursAgo` hours ago, without a request. No figure counts it. */
export async function storeCook(
  db: Database,
  recipeId: number,
  authorId: number,
  hoursAgo = 25,
): Promise<number> {
  const { photo: _, ...cook } = aCook()
  const id = await insertCook(db, {
    recipeId,
    authorId,
    version: 1,
    cook: { ...cook, howCooked: 'asWritten', minutes: undefined, photoKey: null },
  })
  assert.ok(id)
  const created_at = new Date(Date.now() - hoursAgo * 3_600_000)
  await db.updateTable('cooks').set({ created_at }).where('id', '=', id).execute()
  return id
}
