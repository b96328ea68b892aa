import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Operation, routes } from '#contract/routes.ts'
import { startSession } from '#server/features/auth/sessions.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aModerator, reason } from '#tests/support/cases.ts'
import { aDraft, keepDraft } from '#tests/support/drafts.ts'
import { storeImport } from '#tests/support/imports.ts'
import { storeMessage } from '#tests/support/messages.ts'
import { intranet, openOtherSite, recipePage } from '#tests/support/other-site.ts'
import { givePasskey, registeredFor, signedFor } from '#tests/support/passkeys.ts'
import { aMember, anAdmin, password } from '#tests/support/people.ts'
import { newAnswer, withProviders } from '#tests/support/providers.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { currentCode, switchOn } from '#tests/support/second-factors.ts'
import { aSecondStep } from '#tests/support/second-steps.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { fuzzedAdministrators } from './fuzz.administrators.ts'
import { answerTo } from './fuzz.answer.ts'
import { fuzzedCases } from './fuzz.cases.ts'
import { inputsFor } from './fuzz.inputs.ts'
import { cookExamples, linkExamples, rowsForOneCall } from './fuzz.one-call.ts'
import { isOneIn } from './fuzz.turns.ts'
import { assertResponseShape } from './response-shape.ts'

const inputsPerOperation = 300
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

const site = await openSite({ ...intranet, ...(await withProviders()) })
const elsewhere = await openOtherSite({ '/ugali': recipePage })
const { app } = await openUnthrottled(site)

const [member, other, admin] = [await aMember(site), await aMember(site), await anAdmin(site)]
const [visitor, leaver, adder] = [await aMember(site), await aMember(site), await aMember(site)]
// Each right answer ends what it is about: of these the first one succeeds.
const [goer, confirmer, stranger] = [await aMember(site), await aMember(site), await aMember(site)]
await switchOn(site, confirmer.id, { isConfirmed: false })
const renewer = await aMember(site)
await switchOn(site, renewer.id)
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
const message = await storeMessage(site)
const moderator = await aModerator(site)
const storeCases = (stages: Parameters<typeof fuzzedCases>[1]['stages'], memberId = member.id) =>
  fuzzedCases(site, { memberId, moderatorId: moderator.id, stages })
const stored = await storeCases(['report', 'appeal'])
/**
 * Of calls after each of which another one would be refused: what others have ended is not right for them. Decisions are about
 * somebody else than who calls: one of them suspends.
 */
const storedFor: Partial<Record<string, Awaited<ReturnType<typeof storeCases>>>> = {
  decideCase: await storeCases(['report'], other.id),
  decideAppeal: await storeCases(['appeal'], other.id),
  appealNotice: await storeCases(['report']),
  undoAction: await storeCases(['report'], other.id),
}
const [draft, imported] = [await keepDraft(site, member), await storeImport(site.db, member.id)]
/** Each is good for one right call. */
const usedUp = await rowsForOneCall(site, member, recipe)
const { rows: comments } = await site.pool.query<{ id: number }>(
  "insert into comments (recipe_id, author_id, content) select $1, $2, 'words' from generate_series(1, 60) returning id",
  [recipe, other.id],
)

// However long the other calls take.
const inAnHour = "now() + interval '1 hour'"
await site.pool.query(`update sessions set proved_at = ${inAnHour};
  update sign_in_tickets set expires_at = ${inAnHour}; update admin_sign_in_tickets set expires_at = ${inAnHour};
  update passkey_challenges set expires_at = ${inAnHour}`)

let count = 0

/** A valid body for each row that takes one; unique where a value works only once, and rarely one with a password to hash. */
const examples: Partial<Record<Operation, () => object>> = {
  login: () => ({ email: visitor.email, password: isOneIn(4, 'login') ? password : 'wrong password' }),
  ...administrators.examples,
  ...linkExamples,
  signup: () => {
    const chosen = isOneIn(10, 'signup') ? 'long enough' : 'short'
    const name = `fuzz-${++count}`
    return { email: `${name}@example.org`, username: name, password: chosen, confirmPassword: chosen }
  },
  requestReset: () => ({ email: other.email }),
  resendVerification: () => ({ email: other.email }),
  confirmReset: () => ({
    token: 'l1_none',
    password: isOneIn(10, 'confirmReset') ? 'long enough' : 'short',
    confirmPassword: 'long enough',
  }),
  chooseMail: () => ({ kind: 'reportOutcome', isRefused: isOneIn(2, 'chooseMail') }),
  changePassword: () => ({
    currentPassword: isOneIn(4, 'changePassword') ? password : '',
    password,
    confirmPassword: isOneIn(10, 'changePassword confirmation') ? 'another one' : password,
  }),
  leave: () => ({ currentPassword: isOneIn(4, 'leave') ? password : '', recipes: 'delete' }),
  loginSecondFactor: () => ({ ticket, code: isOneIn(4, 'loginSecondFactor') ? currentCode() : '12345' }),
  confirmSecondFactor: () => ({ code: isOneIn(4, 'confirmSecondFactor') ? currentCode() : '12345' }),
  addPasskey: () => registration,
  renamePasskey: () => ({ name: `Phone ${++count}` }),
  provePasskey: () => proof,
  loginPasskey: () => signIn,
  startProviderLogin: () => ({ provider: 'jikoni' }),
  loginByProvider: () => answers.loginByProvider ?? {},
  startIdentity: () => ({ provider: 'jikoni' }),
  addIdentity: () => answers.addIdentity ?? {},
  proveOwner: () => ({ currentPassword: isOneIn(4, 'proveOwner') ? password : '' }),
  createRecipe: () => aRecipe(),
  editRecipe: () => aRecipe({ title: `Edited ${++count}` }),
  rateRecipe: () => ({ rating: 1 + (++count % 5) }),
  createDraft: () => aDraft({ title: `Pilau ${++count}` }),
  changeDraft: () => ({ ...aRecipe({ title: `Pilau ${++count}` }), revision: 1 }),
  publishDraft: () => ({ revision: 1, origin: 'adapted', creditName: `Bibi ${++count}`, creditAddress: '' }),
  readPage: () => ({ url: 'https://jikoni.example/', html: `<h1>Ugali ${++count}</h1>` }),
  fetchPage: () => ({
    url: isOneIn(4, 'fetchPage') ? `http://127.0.0.${++count % 256}/` : `${elsewhere.url}/ugali`,
  }),
  ...cookExamples,
  addComment: () => ({ content: `Tamu sana ${++count}` }),
  updateUser: () => ({ firstName: 'Fuzz', lastName: 'Er', title: '', email: member.email, aboutMe: '' }),
  readIngredientLines: () => ({ lines: ['2 cups maize flour', 'ndizi 3'], language: 'en' }),
  reportContent: () => ({ kind: 'profile', id: other.id, rule: 1, explanation: `Unkind ${++count}` }),
  decideCase: () => ({ action: 'warn', rule: 1, reason }),
  decideAppeal: () => ({ outcome: isOneIn(2, 'decideAppeal') ? 'upheld' : 'overturned', reason }),
  undoAction: () => ({ reason }),
  appealNotice: () => ({ text: `I sell nothing ${++count}` }),
  restrictMember: () => ({ kind: 'limit', days: 1 + (++count % 90), rule: 1, reason }),
  liftRestriction: () => ({ reason }),
  nameModerator: () => ({ reason }),
  removeModerator: () => ({ reason }),
  endMemberSessions: () => ({ reason }),
  publishRules: () => ({ text: `1. Be kind\n${++count}`, gravity: [1], basedOn: 0 }),
  reportClientError: () => ({
    release: '1',
    page: 'recipes',
    kind: 'script',
    name: 'Error',
    message: 'No',
    frames: ['common.js:1:1'],
  }),
  markContactMessage: () => ({ isAnswered: isOneIn(2, 'markContactMessage') }),
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
  if (operation === 'agreeToRecovery') return () => administrators.agreeable.pop() ?? 999_999
  if (operation === 'endOneSession') return () => endable.pop() ?? 'f'.repeat(24)
  if (operation === 'renamePasskey') return () => passkey
  if (operation === 'updateUser') return () => member.id
  if (operation === 'blockUser') return () => stranger.id
  if (path.includes('/users/')) return () => other.id
  if (path.includes('/moderation/cases/')) return () => ownCases.cases.next()
  if (/\/(?:moderation\/actions|notices)\//.test(path)) return () => ownCases.actions.next()
  if (path.includes('/admin/members/')) return () => other.id
  if (operation in usedUp) return () => usedUp[operation]?.pop() ?? 999_999
  if (path.includes('/admin/messages/')) return () => message
  if (path.includes('/drafts/')) return () => draft
  if (path.includes('/imports/files/')) return () => imported
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

/** Ten hashes that take long on purpose, with nothing in the request that could be wrong: who calls rarely has a second factor. */
const renewers: Partial<Record<string, string>> = {
  renewRecoveryCodes: renewer.token,
  renewAdminRecoveryCodes: admin.token,
}

function tokenFor(operation: string, { access }: Endpoint): string {
  if (operation.toLowerCase().includes('logout')) return 'u1_signed-out-already'
  const renewing = renewers[operation]
  if (renewing && isOneIn(20, operation)) return renewing
  const others = { admin: admin.token, moderator: moderator.token }
  const usual = access === 'admin' || access === 'moderator' ? others[access] : member.token
  return ownTokens[operation as Operation] ?? usual
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
      const answer = await answerTo(app, { method: row.method, url: path + query, headers, ...payload })
      statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
      assertResponseShape(operation, row, answer)
    })
    await fc.assert(property, {
      numRuns: inputsPerOperation,
      seed,
      endOnFailure: true,
      includeErrorInReport: true,
    })
    t.diagnostic(`${operation} ${JSON.stringify(statuses)}`)
    const wereRight = statuses[row.status] || row.refusals?.includes('invalid_link')
    assert.ok(wereRight, `some were right: ${JSON.stringify(statuses)}`)
  })
}

test('Z1: nothing of all this was an error of ours', () => {
  assert.deepEqual(site.logLines, [])
})
