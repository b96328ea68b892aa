import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Operation, routes } from '#contract/routes.ts'
import { startSession } from '#server/features/auth/sessions.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aModerator, reason } from '#tests/support/cases.ts'
import { givePasskey, registeredFor, signedFor } from '#tests/support/passkeys.ts'
import { aMember, anAdmin, password } from '#tests/support/people.ts'
import { newAnswer, withProviders } from '#tests/support/providers.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { currentCode, switchOn } from '#tests/support/second-factors.ts'
import { aSecondStep } from '#tests/support/second-steps.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { storeAction, storeCase } from '#tests/support/stored-cases.ts'
import { fuzzedAdministrators } from './fuzz.administrators.ts'
import { inputsFor } from './fuzz.inputs.ts'
import { assertResponseShape } from './response-shape.ts'

const inputsPerOperation = 300
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

const site = await openSite(await withProviders())
const { app } = await openUnthrottled(site)

const [member, other, admin] = [await aMember(site), await aMember(site), await anAdmin(site)]
const [visitor, leaver, adder] = [await aMember(site), await aMember(site), await aMember(site)]
// Each right answer ends what it is about: of these the first one succeeds.
const [goer, confirmer, stranger] = [await aMember(site), await aMember(site), await aMember(site)]
await switchOn(site, confirmer.id, { isConfirmed: false })
await site.db
  .updateTable('sessions')
  .set({ proved_at: new Date() })
  .where('user_id', '=', confirmer.id)
  .execute()
const registration = await registeredFor(site, adder.id)
const proof = await signedFor(site, adder.id, 'prove')
const signIn = await signedFor(site, visitor.id, 'sign_in')
const passkey = await givePasskey(site, member.id)
/** Of a provider, good for a minute: asked for when the call begins. */
const answers: Record<string, object> = {}
const answerFor: Record<string, number | undefined> = { loginByProvider: undefined, addIdentity: adder.id }
const { ticket } = await aSecondStep(site, 'loginSecondFactor')
const administrators = await fuzzedAdministrators(site)
const endable: string[] = []
for (let n = 0; n < 5; n += 1)
  await startSession(site.db, { realm: 'user', ownerId: member.id, limits: defaultLimits.sessions })
for (const { id, isCurrent } of (await site.call('GET', '/api/auth/sessions', { token: member.token })).body)
  if (!isCurrent) endable.push(id)
const recipe = await publishRecipe(site, member)
const moderator = await aModerator(site)
const holder = { userId: moderator.id, adminId: null }
/** Cases with a decision each. */
async function storeCases(stages: ('report' | 'appeal')[]) {
  const ids = { cases: [] as number[], actions: [] as number[] }
  for (let n = 0; n < 30; n += 1) {
    const stage = stages[n % stages.length] ?? 'report'
    const caseId = await storeCase(site, { memberId: member.id, holder, stage })
    ids.cases.push(caseId)
    const isAppealed = stage === 'appeal'
    ids.actions.push(await storeAction(site, { memberId: member.id, caseId, isAppealed }))
  }
  return { cases: inTurn(ids.cases), actions: inTurn(ids.actions) }
}
/** One after the other, and again. */
const inTurn = (ids: number[]) => {
  let turn = 0
  return { next: () => ids[turn++ % ids.length] ?? 0 }
}
const stored = await storeCases(['report', 'appeal'])
/** Of calls after each of which another one would be refused: what others have ended is not right for them. */
const storedFor: Partial<Record<string, Awaited<ReturnType<typeof storeCases>>>> = {
  decideCase: await storeCases(['report']),
  decideAppeal: await storeCases(['appeal']),
  appealNotice: await storeCases(['report']),
  undoAction: await storeCases(['report']),
}
const deletableRecipes: number[] = []
for (let n = 0; n < 50; n++) deletableRecipes.push(await publishRecipe(site, member))
const { rows: comments } = await site.pool.query<{ id: number }>(
  "insert into comments (recipe_id, author_id, content) select $1, $2, 'words' from generate_series(1, 60) returning id",
  [recipe, other.id],
)

let count = 0
const isOneIn = (n: number) => ++count % n === 0

/** A valid body for each row that takes one; unique where a value works only once, and rarely one with a password to hash. */
const examples: Partial<Record<Operation, () => object>> = {
  login: () => ({ email: visitor.email, password: isOneIn(4) ? password : 'wrong password' }),
  ...administrators.examples(isOneIn),
  signup: () => {
    const chosen = isOneIn(10) ? 'long enough' : 'short'
    const name = `fuzz-${++count}`
    return { email: `${name}@example.org`, username: name, password: chosen, confirmPassword: chosen }
  },
  requestReset: () => ({ email: other.email }),
  resendVerification: () => ({ email: other.email }),
  confirmReset: () => ({
    token: 'l1_none',
    password: isOneIn(10) ? 'long enough' : 'short',
    confirmPassword: 'long enough',
  }),
  verifyEmail: () => ({ token: 'l1_none' }),
  confirmEmailChange: () => ({ token: 'l1_none' }),
  undoEmailChange: () => ({ token: 'l1_none' }),
  changePassword: () => ({
    currentPassword: isOneIn(4) ? password : '',
    password,
    confirmPassword: isOneIn(10) ? 'another one' : password,
  }),
  leave: () => ({ currentPassword: isOneIn(4) ? password : '', recipes: 'delete' }),
  comeBack: () => ({ token: 'l1_none' }),
  exportBeforeLeaving: () => ({ token: 'l1_none' }),
  loginSecondFactor: () => ({ ticket, code: isOneIn(4) ? currentCode() : '12345' }),
  confirmSecondFactor: () => ({ code: isOneIn(4) ? currentCode() : '12345' }),
  addPasskey: () => registration,
  renamePasskey: () => ({ name: `Phone ${++count}` }),
  provePasskey: () => proof,
  loginPasskey: () => signIn,
  startProviderLogin: () => ({ provider: 'jikoni' }),
  loginByProvider: () => answers.loginByProvider ?? {},
  startIdentity: () => ({ provider: 'jikoni' }),
  addIdentity: () => answers.addIdentity ?? {},
  proveOwner: () => ({ currentPassword: isOneIn(4) ? password : '' }),
  createRecipe: () => aRecipe(),
  editRecipe: () => aRecipe({ title: `Edited ${++count}` }),
  rateRecipe: () => ({ rating: 1 + (++count % 5) }),
  readPage: () => ({ url: 'https://jikoni.example/', html: `<h1>Ugali ${++count}</h1>` }),
  addComment: () => ({ content: `Tamu sana ${++count}` }),
  updateUser: () => ({ firstName: 'Fuzz', lastName: 'Er', title: '', email: member.email, aboutMe: '' }),
  readIngredientLines: () => ({ lines: ['2 cups maize flour', 'ndizi 3'], language: 'en' }),
  reportContent: () => ({ kind: 'profile', id: other.id, rule: 1, explanation: `Unkind ${++count}` }),
  decideCase: () => ({ action: 'warn', rule: 1, reason }),
  decideAppeal: () => ({ outcome: isOneIn(2) ? 'upheld' : 'overturned', reason }),
  undoAction: () => ({ reason }),
  appealNotice: () => ({ text: `I sell nothing ${++count}` }),
  restrictMember: () => ({ kind: 'limit', days: 1 + (++count % 90), rule: 1, reason }),
  liftRestriction: () => ({ reason }),
  publishRules: () => ({ text: `1. Be kind\n${++count}`, gravity: [1], basedOn: 0 }),
  reportClientError: () => ({
    release: '1',
    page: 'recipes',
    kind: 'script',
    name: 'Error',
    message: 'No',
    frames: ['common.js:1:1'],
  }),
  sendContactMessage: () => ({
    firstName: 'A',
    lastName: 'B',
    email: 'a@example.org',
    phoneNumber: '1',
    inquiryType: 'Report',
    message: 'Hello',
  }),
}

/** An existing id for the row; a deletion gets another one each time, while there are any. */
function realIdFor(operation: string, path: string): () => number | string {
  const ownCases = storedFor[operation] ?? stored
  if (operation === 'endOneSession') return () => endable.pop() ?? 'f'.repeat(24)
  if (operation === 'renamePasskey') return () => passkey
  if (operation === 'updateUser') return () => member.id
  if (operation === 'blockUser') return () => stranger.id
  if (path.includes('/users/')) return () => other.id
  if (path.includes('/moderation/cases/')) return () => ownCases.cases.next()
  if (/\/(?:moderation\/actions|notices)\//.test(path)) return () => ownCases.actions.next()
  if (path.includes('/admin/members/')) return () => other.id
  if (operation === 'deleteRecipe') return () => deletableRecipes.pop() ?? 999_999
  return operation === 'deleteComment' ? () => comments.pop()?.id ?? 1 : () => recipe
}

/** Of calls after which the session is no more, or needs something that others have not. */
const ownTokens: Partial<Record<Operation, string>> = {
  signOutEverywhere: leaver.token,
  leave: goer.token,
  confirmSecondFactor: confirmer.token,
  ...administrators.tokens,
  addPasskey: adder.token,
  provePasskey: adder.token,
  addIdentity: adder.token,
}

/** Ten hashes that take long on purpose, with nothing in the request that could be wrong. */
const rightElsewhere: Operation[] = ['renewRecoveryCodes', 'renewAdminRecoveryCodes']

function tokenFor(operation: string, { access }: Endpoint): string {
  if (operation.toLowerCase().includes('logout')) return 'u1_signed-out-already'
  if (access === 'moderator') return moderator.token
  return ownTokens[operation as Operation] ?? (access === 'admin' ? admin.token : member.token)
}

/** Bodies of megabytes come alone: what is asked meanwhile would wait for them. */
const hasLargeBody = ([, { maxBodyBytes }]: [string, Endpoint]) => maxBodyBytes !== undefined
/** Pictures have tests of their own. */
const fuzzed = Object.entries<Endpoint>(routes).filter(([, { fileField }]) => !fileField)

describe(`Z1: the contract under hostile input (FUZZ_SEED=${seed})`, { concurrency: 4 }, () => {
  for (const [operation, row] of fuzzed.filter(entry => !hasLargeBody(entry))) fuzz(operation, row)
})
describe('Z1: large bodies', () => {
  for (const [operation, row] of fuzzed.filter(hasLargeBody)) fuzz(operation, row)
})

function fuzz(operation: string, row: Endpoint): void {
  test(`${operation}: ${inputsPerOperation} inputs, no answer of 500, every answer of its shape`, async t => {
    if (operation in answerFor) answers[operation] = await newAnswer(site, answerFor[operation])
    const statuses: Record<number, number> = {}
    const example = examples[operation as Operation] ?? (() => ({}))
    const inputs = inputsFor(row, { example, realId: realIdFor(operation, row.path) })
    const property = fc.asyncProperty(inputs, async ({ path, query, body, contentType }) => {
      const authorization = `Bearer ${tokenFor(operation, row)}`
      const type = body !== undefined && contentType !== undefined && { 'content-type': contentType }
      const payload = body !== undefined && { payload: Buffer.from(body) }
      const headers = { authorization, ...type }
      const answer = await app.inject({ method: row.method, url: path + query, headers, ...payload })
      statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
      assertResponseShape(operation, row, answer)
    })
    await fc.assert(property, { numRuns: inputsPerOperation, seed, endOnFailure: true })
    t.diagnostic(`${operation} ${JSON.stringify(statuses)}`)
    if (rightElsewhere.includes(operation as Operation)) return
    assert.ok(statuses[row.status] || row.refusals?.includes('invalid_link'), 'some were right')
  })
}

test('Z1: nothing of all this was an error of ours', () => {
  assert.deepEqual(site.logLines, [])
})
