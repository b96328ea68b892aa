import type { CookFields, CookInput, LineChange } from '#contract/cooks.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { UserViewer } from '#server/platform/http/access.ts'
import { type KeyedRequest, makeOnce } from '#server/platform/http/idempotency-keys.queries.ts'
import { notFound, refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/cooks.ts'
import { blockedFromSharing } from '#texts/cooks.ts'
import { photoIsGone } from '#texts/media.ts'
import { cookNotFound, recipeNotFound } from '#texts/requests.ts'
import { refuseBlocked } from '../blocks/blocks.rules.ts'
import { photoHashesOf, photoHashOf, refusePictures } from '../media/picture-quota.ts'
import { lockMember } from '../media/uploads.queries.ts'
import { photoKey } from '../media/uploads.ts'
import { markMended } from '../moderation/held-content.queries.ts'
import { checkPublication } from '../moderation/publications.queries.ts'
import { requestPhotoSweep } from '../recipes/recipes.jobs.ts'
import {
  type CookedRecipe,
  deleteCook,
  findIngredients,
  findOwnCook,
  findSameCook,
  holdRecipe,
  holdRecipeOfCook,
  insertCook,
  isOwnPhoto,
  measureCooks,
  type OwnCook,
  type StoredCook,
  textBytesOf,
  updateCook,
} from './cooks.queries.ts'
import { hasLine, photosOf } from './cooks.rules.ts'
import { findCounted, followNewest } from './counted-cook.queries.ts'

type Services = { db: Database; jobs: Jobs; limits: Limits }
type Saving = { trx: Database; jobs: Jobs; limits: Limits; recipe: CookedRecipe; userId: number }

/** Stores what a member cooked and returns its id. A refused cook leaves nothing behind. */
export const addCook = (
  { db, ...services }: Services,
  { recipeId, member, input, keyed }: Adding & { keyed: KeyedRequest | undefined },
): Promise<number> =>
  runTransaction(db, trx =>
    makeOnce(trx, keyed, {
      make: () => storeCook(trx, services, { recipeId, member, input }),
      find: made => findOwnCook(trx, made, member.userId),
    }),
  )

type Adding = { recipeId: number; member: UserViewer; input: CookInput }

async function storeCook(
  trx: Database,
  { jobs, limits }: Pick<Services, 'jobs' | 'limits'>,
  { recipeId, member, input }: Adding,
): Promise<number> {
  // Locks the recipe first, in the same order as changing or deleting a recipe does.
  const recipe = await holdRecipe(trx, recipeId)
  if (!recipe) throw notFound(recipeNotFound)
  const { userId } = member
  const saving = { trx, jobs, limits, recipe, userId }
  await lockMember(trx, userId)
  const version = input.version ?? recipe.version
  await refuseOtherLines(saving, version, { changes: input.changes })
  const cook = await readyCook(saving, input, undefined)
  const added = { recipeId, authorId: userId, version, cook }
  const same = await findSameCook(trx, added)
  if (same !== undefined) return same
  await refuseMore(saving, textBytesOf(cook))
  const before = await findCounted(trx, { recipeId, userId })
  await refuseMorePictures(saving, cook)
  const id = await insertCook(trx, added)
  if (id === undefined) return refuseBlockedCook(saving)
  await checkCook(saving, { id, cook, member })
  await followNewest(trx, { recipeId, userId }, { before, writtenId: id })
  return id
}

/** Replaces what a member said about a meal. The cook stays with its version, and may repeat what it said about that version before. */
export const changeCook = (
  { db, jobs, limits }: Services,
  { id, member, fields }: { id: number; member: UserViewer; fields: CookFields },
): Promise<void> =>
  runTransaction(db, async trx => {
    const { userId } = member
    const recipeId = await holdRecipeOfCook(trx, id, userId)
    const recipe = recipeId === undefined ? undefined : await holdRecipe(trx, recipeId)
    await lockMember(trx, userId)
    const own = await findOwnCook(trx, id, userId)
    if (!own || !recipe) throw notFound(own ? recipeNotFound : cookNotFound)
    if (own.held === 'removed') refuse('conflict', t.wasRemoved)
    const saving = { trx, jobs, limits, recipe, userId }
    const known = own.changes.map(({ line }) => line)
    await refuseOtherLines(saving, own.version, { changes: fields.changes, known })
    const cook = await readyCook(saving, fields, own)
    await refuseMoreText(saving, textBytesOf(cook) - own.textBytes)
    const before = await findCounted(trx, { recipeId: recipe.id, userId })
    await refuseMorePictures(saving, cook, { ...own, id })
    if (!(await updateCook(trx, id, cook))) await refuseBlockedCook(saving)
    await followNewest(trx, { recipeId: recipe.id, userId }, { before, writtenId: id })
    if (own.held === null) await checkCook(saving, { id, cook, member, own })
    else await markMended(trx, jobs, { kind: 'cook', id })
    if (own.photoKey !== cook.photoKey) await requestPhotoSweep(jobs, trx, photoHashesOf(photosOf(own)))
  })

/** Deletes a cook, even if its recipe is not listed. */
export const removeCook = (
  { db, jobs }: Services,
  { id, userId }: { id: number; userId: number },
): Promise<void> =>
  runTransaction(db, async trx => {
    const recipeId = await holdRecipeOfCook(trx, id, userId)
    await lockMember(trx, userId)
    const own = await findOwnCook(trx, id, userId)
    if (!own || recipeId === undefined) throw notFound(cookNotFound)
    const before = await findCounted(trx, { recipeId, userId })
    await deleteCook(trx, id)
    await followNewest(trx, { recipeId, userId }, { before })
    await requestPhotoSweep(jobs, trx, photoHashesOf(photosOf(own)))
  })

type Checked = { id: number; cook: StoredCook; member: UserViewer; own?: OwnCook }

async function checkCook({ trx, jobs, limits }: Saving, { id, cook, member, own }: Checked): Promise<void> {
  if (cook.isPrivate) return
  const before = own?.isPrivate ? undefined : own?.note
  await checkPublication(
    trx,
    { kind: 'cook', id, author: member, words: cook.note, before },
    { jobs, limits },
  )
}

/** Refuses a version that cannot be cooked, and a changed line that it does not have. Lines that the cook already named are accepted. */
async function refuseOtherLines(
  { trx, recipe }: Saving,
  version: number,
  { changes, known }: { changes: LineChange[]; known?: string[] },
): Promise<void> {
  const lines = changes.map(({ line }) => line).filter(line => line !== '' && !known?.includes(line))
  if (known && lines.length === 0) return
  const ingredients =
    version === recipe.version ? recipe.ingredients : await findIngredients(trx, recipe.id, version)
  if (ingredients === undefined)
    return refuse('invalid_request', t.versionIsGone, {
      fields: { [known ? 'changes' : 'version']: t.versionIsGone },
    })
  const missing = lines.find(line => !hasLine(ingredients, line))
  if (missing === undefined) return
  const sentence = t.lineIsNotThere(missing)
  refuse('invalid_request', sentence, { fields: { changes: sentence } })
}

/** Turns the fields into a cook to store. Refuses a photo that this member has not uploaded. */
async function readyCook(
  { trx, userId }: Saving,
  { photo, ...fields }: CookFields,
  own: OwnCook | undefined,
): Promise<StoredCook> {
  if (photo === '') return { ...fields, photoKey: null }
  const hash = photoHashOf(photo)
  const key = hash && photoKey(hash)
  if (key && (key === own?.photoKey || (await isOwnPhoto(trx, key, userId))))
    return { ...fields, photoKey: key }
  return refuse('invalid_request', photoIsGone, { fields: { photo: photoIsGone } })
}

function refuseMorePictures(
  { trx, limits, userId: ownerId }: Saving,
  cook: StoredCook,
  own?: OwnCook & { id: number },
): Promise<void> {
  const replaced = own && { table: 'cooks' as const, id: own.id, pictures: photosOf(own) }
  return refusePictures(trx, { ownerId, shown: [photosOf(cook)], replaced, limits })
}

async function refuseMore({ trx, limits, recipe, userId }: Saving, bytes: number): Promise<void> {
  const has = await measureCooks(trx, userId, recipe.id)
  const { cooksPerDay, maxCooksPerMemberAndRecipe, maxCooksPerMember } = limits
  if (has.today >= cooksPerDay) refuse('limit_reached', t.tooManyToday(cooksPerDay))
  if (has.ofRecipe >= maxCooksPerMemberAndRecipe)
    refuse('limit_reached', t.tooManyOfRecipe(maxCooksPerMemberAndRecipe))
  if (has.all >= maxCooksPerMember) refuse('limit_reached', t.tooManyMeals(maxCooksPerMember))
  refuseTextBeyond(limits, has.textBytes + bytes)
}

/** Refuses text beyond the member's limit. A cook that does not become longer is never refused. */
async function refuseMoreText({ trx, limits, recipe, userId }: Saving, bytes: number): Promise<void> {
  if (bytes <= 0) return
  const { textBytes } = await measureCooks(trx, userId, recipe.id)
  refuseTextBeyond(limits, textBytes + bytes)
}

function refuseTextBeyond({ maxCookTextBytesPerMember: most }: Limits, bytes: number): void {
  if (bytes > most) refuse('limit_reached', t.tooMuchText(most / 1e6))
}

async function refuseBlockedCook({ trx, recipe, userId }: Saving): Promise<never> {
  await refuseBlocked(trx, userId, recipe.authorId, blockedFromSharing(recipe.authorName))
  throw notFound(recipeNotFound)
}
