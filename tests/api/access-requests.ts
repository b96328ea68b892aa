import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Operation, routes } from '#contract/routes.ts'
import { endSession, startSession } from '#server/features/auth/sessions.queries.ts'
import { insertComment } from '#server/features/comments/comments.queries.ts'
import { listNewestRules } from '#server/features/rules/rules.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import { reason } from '#tests/support/cases.ts'
import { createEmailChangeToken } from '#tests/support/email-change-token.ts'
import { createLeaver, storeReadyExport } from '#tests/support/leavers.ts'
import { createLinkToken } from '#tests/support/link-token.ts'
import { multipart } from '#tests/support/multipart.ts'
import { givePasskey, registeredFor, signedFor } from '#tests/support/passkeys.ts'
import { aMember, anAdmin, password } from '#tests/support/people.ts'
import { giveIdentity, providerBody } from '#tests/support/providers.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { currentCode } from '#tests/support/second-factors.ts'
import { aSecondStep } from '#tests/support/second-steps.ts'
import type { TestSite } from '#tests/support/site.ts'
import { storeAction, storeCase } from '#tests/support/stored-cases.ts'
import type { People } from './access-tokens.ts'

export type MatrixFixtures = {
  site: TestSite
  people: People
  recipeId: number
  picture: Buffer
  caseId: number
  noticeId: number
}

export async function createFixtures(site: TestSite, people: People): Promise<MatrixFixtures> {
  const picture = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#b02d18' } })
    .png()
    .toBuffer()
  for (const { id } of [people.A, people.B, people.U, people.M, people.M1, people.L, people.SU])
    await storeReadyExport(site.db, id)
  const caseId = await storeCase(site, { memberId: people.A.id })
  const noticeId = await storeAction(site, { memberId: people.A.id, caseId })
  return { site, people, recipeId: await publishRecipe(site, people.A), picture, caseId, noticeId }
}

const contactMessage = {
  firstName: 'Wanjiku',
  lastName: 'Kamau',
  email: 'guest@example.org',
  phoneNumber: '+254 700 000000',
  inquiryType: 'Report',
  message: 'Habari',
}

type RequestParts = { path: string; body?: string | Buffer; type?: string }

/** A request of this operation that is valid but for the credential, on rows of A. */
export async function buildRequest(operation: Operation, fixtures: MatrixFixtures): Promise<RequestParts> {
  const { site, people, picture } = fixtures
  const row: Endpoint = routes[operation]
  const { path, fileField } = row
  const pathWithId = (id: number) => path.replace('{id}', String(id))
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
      return { path: pathWithId((await aMember(site)).id), ...jsonBody(await buildBody(operation, fixtures)) }
    default:
      return { path: pathWithId(fixtures.recipeId), ...jsonBody(await buildBody(operation, fixtures)) }
  }
}

/** A case, an action or a notice of its own for each call; M and the administrator have claimed the case. */
async function storedIdOf(
  operation: Operation,
  { site, people, caseId: shownCase, noticeId }: MatrixFixtures,
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
    case 'releaseCase':
    case 'decideCase':
      return storeCase(site, { memberId, holder })
    case 'decideAppeal': {
      const caseId = await storeCase(site, { memberId, holder, stage: 'appeal' })
      await storeAction(site, { memberId, caseId, isAppealed: true })
      return caseId
    }
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

async function buildBody(operation: Operation, { site, people }: MatrixFixtures): Promise<unknown> {
  switch (operation) {
    case 'login':
      return { email: (await aMember(site)).email, password }
    case 'adminSignin':
      return { email: (await anAdmin(site, { isSecured: false })).email, password }
    case 'signup': {
      const username = `guest-${randomBytes(6).toString('hex')}`
      return {
        username,
        firstName: '',
        email: `${username}@example.org`,
        password,
        confirmPassword: password,
      }
    }
    case 'requestReset':
    case 'resendVerification':
      return { email: `nobody-${randomBytes(6).toString('hex')}@example.org` }
    case 'confirmReset':
      return { token: await createLinkToken(site, 'reset'), password, confirmPassword: password }
    case 'verifyEmail':
      return { token: await createLinkToken(site, 'verify') }
    case 'confirmEmailChange':
      return { token: await createEmailChangeToken(site, 'confirm_hash') }
    case 'undoEmailChange':
      return { token: await createEmailChangeToken(site, 'undo_hash') }
    case 'loginSecondFactor':
    case 'adminSigninSecondFactor':
      return aSecondStep(site, operation)
    case 'confirmSecondFactor':
    case 'confirmAdminSecondFactor':
      return { code: currentCode() }
    case 'addPasskey':
      return registeredFor(site, people.A.id)
    case 'provePasskey':
      await site.db.deleteFrom('passkeys').where('user_id', '=', people.A.id).execute()
      return signedFor(site, people.A.id, 'prove')
    case 'loginPasskey':
      return signedFor(site, (await aMember(site)).id, 'sign_in')
    case 'startProviderLogin':
    case 'startIdentity':
    case 'loginByProvider':
    case 'addIdentity':
      return providerBody(operation, site, people.A.id)
    case 'renamePasskey':
      return { name: randomBytes(6).toString('hex') }
    case 'proveOwner':
    case 'proveAdmin':
      return { currentPassword: password }
    case 'changePassword':
      return { currentPassword: password, password: 'ndizi na nyama', confirmPassword: 'ndizi na nyama' }
    case 'leave':
      return { currentPassword: password, recipes: 'delete' }
    case 'comeBack':
    case 'exportBeforeLeaving':
      return { token: await createLeaver(site.db, (await aMember(site)).id) }
    case 'sendContactMessage':
      return contactMessage
    case 'reportClientError':
      return { release: '1', page: 'home', kind: 'script', name: 'Error', message: 'No', frames: ['a:1:1'] }
    case 'publishRules': {
      const { revision } = (await listNewestRules(site.db))[0]
      return { text: `1. Be kind\n${randomBytes(6).toString('hex')}`, gravity: [1], basedOn: revision }
    }
    case 'decideCase':
      return { action: 'warn', rule: 1, reason }
    case 'decideAppeal':
      return { outcome: 'upheld', reason }
    case 'undoAction':
    case 'liftRestriction':
      return { reason }
    case 'appealNotice':
      return { text: 'I sell nothing.' }
    case 'restrictMember':
      return { kind: 'limit', days: 1, rule: 1, reason }
    case 'readIngredientLines':
      return { lines: ['2 cups maize flour'] }
    case 'reportContent':
      return { kind: 'profile', id: people.B.id, rule: 1, explanation: 'Unkind' }
    case 'createRecipe':
    case 'editRecipe':
      return aRecipe()
    case 'rateRecipe':
      return { rating: 4 }
    case 'readPage':
      return { url: 'https://jikoni.example/', html: '<h1>Ugali</h1>' }
    case 'addComment':
      return { content: `Tamu sana ${randomBytes(6).toString('hex')}` }
    case 'updateUser':
      return { firstName: '', lastName: '', title: '', email: people.A.email, aboutMe: '' }
    default:
      return undefined
  }
}
