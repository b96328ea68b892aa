import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Operation, routes } from '#contract/routes.ts'
import { endSession, startSession } from '#server/features/auth/sessions.queries.ts'
import { insertComment } from '#server/features/comments/comments.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import { storeCook } from '#tests/support/cooks.ts'
import { keepDraft } from '#tests/support/drafts.ts'
import { aRecipeFile, storeImport } from '#tests/support/imports.ts'
import { storeReadyExport } from '#tests/support/leavers.ts'
import { storeMessage } from '#tests/support/messages.ts'
import { multipart } from '#tests/support/multipart.ts'
import { openOtherSite, recipePage } from '#tests/support/other-site.ts'
import { givePasskey } from '#tests/support/passkeys.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { giveIdentity } from '#tests/support/providers.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { aRecovery } from '#tests/support/recoveries.ts'
import type { TestSite } from '#tests/support/site.ts'
import { storeAction, storeCase } from '#tests/support/stored-cases.ts'
import { recordPublications } from '#tools/site/record-publications.ts'
import { buildBody } from './access-bodies.ts'
import type { People } from './access-tokens.ts'

export type MatrixFixtures = {
  site: TestSite
  people: People
  recipeId: number
  picture: Buffer
  caseId: number
  noticeId: number
  draftId: number
  importId: number
  /** Of a page of another site, which is on this machine: the tests open it as an operator opens an intranet. */
  pageUrl: string
}

export async function createFixtures(site: TestSite, people: People): Promise<MatrixFixtures> {
  const picture = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#b02d18' } })
    .png()
    .toBuffer()
  for (const { id } of [people.A, people.B, people.U, people.M, people.M1, people.L, people.SU, people.NL])
    await storeReadyExport(site.db, id)
  const caseId = await storeCase(site, { memberId: people.A.id })
  const noticeId = await storeAction(site, { memberId: people.A.id, caseId })
  const draftId = await keepDraft(site, people.A)
  const importId = await storeImport(site.db, people.A.id)
  const recipeId = await publishRecipe(site, people.A)
  await publishAllOfADay(site, people.NL)
  const { url } = await openOtherSite({ '/ugali': recipePage })
  return { site, people, recipeId, picture, caseId, noticeId, draftId, importId, pageUrl: `${url}/ugali` }
}

async function publishAllOfADay({ db }: TestSite, member: Member): Promise<void> {
  const { recipesPerDay, commentsPerDay } = defaultLimits.newMember
  await recordPublications(db, member.id, 'recipe', recipesPerDay)
  await recordPublications(db, member.id, 'comment', commentsPerDay)
  await recordPublications(db, member.id, 'cook', commentsPerDay)
}

type RequestParts = { path: string; body?: string | Buffer; type?: string }

/** A request of this operation that is valid but for the credential, on rows of A. */
export async function buildRequest(operation: Operation, fixtures: MatrixFixtures): Promise<RequestParts> {
  const { site, people, picture } = fixtures
  const row: Endpoint = routes[operation]
  const { path, fileField } = row
  const pathWithId = (id: number) => path.replace('{id}', String(id)).replace('{number}', '1')
  if (operation === 'importFile')
    return { path, ...multipart('file', Buffer.from(aRecipeFile('Ugali')), 'one.json') }
  if (fileField) return { path, ...multipart(fileField, picture) }
  const stored = await storedIdOf(operation, fixtures)
  if (stored !== undefined)
    return { path: pathWithId(stored), ...jsonBody(await buildBody(operation, fixtures)) }
  switch (operation) {
    case 'deleteRecipe':
      return { path: pathWithId(await publishRecipe(site, people.A)) }
    case 'deleteComment': {
      const content = randomBytes(8).toString('hex')
      const comment = { recipeId: fixtures.recipeId, authorId: people.B.id, content, mostOfMember: 1_000 }
      return { path: pathWithId((await insertComment(site.db, comment)) ?? 0) }
    }
    case 'endOneSession':
      return { path: path.replace('{id}', await startedSession(site, people.A.id)) }
    case 'listMembers':
      // A is among the first.
      return { path: `${path}?sort=oldest` }
    case 'blockUser':
      // Nobody of the others, who comment and follow.
      return { path: pathWithId((await aMember(site)).id) }
    case 'renamePasskey':
    case 'removePasskey': {
      await site.db.deleteFrom('passkeys').where('user_id', '=', people.A.id).execute()
      const id = await givePasskey(site, people.A.id)
      return { path: pathWithId(id), ...jsonBody(await buildBody(operation, fixtures)) }
    }
    case 'removeIdentity':
      return { path: pathWithId(await giveIdentity(site, people.A.id)) }
    case 'updateUser':
    case 'getChef':
    case 'followUser':
    case 'unfollowUser':
    case 'getBlock':
    case 'unblockUser':
      return { path: pathWithId(people.A.id), ...jsonBody(await buildBody(operation, fixtures)) }
    case 'nameModerator':
    case 'removeModerator':
    case 'restrictMember':
    case 'liftRestriction':
    case 'endMemberSessions':
      return { path: pathWithId((await aMember(site)).id), ...jsonBody(await buildBody(operation, fixtures)) }
    default:
      return { path: pathWithId(fixtures.recipeId), ...jsonBody(await buildBody(operation, fixtures)) }
  }
}

/** A case, an action, a notice or a draft of its own for each call; M and the administrator have claimed the case. */
async function storedIdOf(
  operation: Operation,
  { site, people, recipeId, caseId: shownCase, noticeId, draftId, importId }: MatrixFixtures,
): Promise<number | undefined> {
  const memberId = people.A.id
  const holder = { userId: people.M.id, adminId: people.admin.id }
  switch (operation) {
    case 'getCase':
      return shownCase
    case 'getNotice':
      return noticeId
    case 'claimNextCase':
    case 'claimCase':
      return storeCase(site, { memberId })
    case 'agreeToRecovery':
      return (await aRecovery(site)).member.id
    case 'releaseCase':
    case 'decideCase':
      return storeCase(site, { memberId, holder })
    case 'decideAppeal': {
      const caseId = await storeCase(site, { memberId, holder, stage: 'appeal' })
      await storeAction(site, { memberId, caseId, isAppealed: true })
      return caseId
    }
    case 'getImport':
    case 'listImportedRecipes':
      return importId
    case 'cancelImport':
    case 'undoImport':
      return storeImport(site.db, memberId)
    case 'changeCook':
    case 'deleteCook':
      return storeCook(site.db, recipeId, memberId)
    case 'getDraft':
    case 'compareDraft':
      return draftId
    case 'changeDraft':
    case 'publishDraft':
    case 'deleteDraft':
      return keepDraft(site, people.A)
    case 'markContactMessage':
      return storeMessage(site)
    case 'undoAction':
    case 'readNotice':
    case 'appealNotice':
      return storeAction(site, { memberId, caseId: await storeCase(site, { memberId }) })
    default:
      return undefined
  }
}

let started: string | undefined

/** The id of a new session of this member; the one before ends, since there may be twenty. */
async function startedSession({ db }: TestSite, userId: number): Promise<string> {
  if (started) await endSession(db, 'user', started)
  started = await startSession(db, { realm: 'user', ownerId: userId, limits: defaultLimits.sessions })
  return tokenHash(started).toString('hex').slice(0, 24)
}

const jsonBody = (body: unknown) =>
  body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' }
