import { randomBytes } from 'node:crypto'
import type { Operation } from '#contract/routes.ts'
import { createLink } from '#server/features/auth/links.queries.ts'
import { startSession } from '#server/features/auth/sessions.queries.ts'
import { insertComment } from '#server/features/comments/comments.queries.ts'
import { listNewestRules } from '#server/features/rules/rules.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import { storeAction, storeCase } from '../cases.ts'
import { storeCook } from '../cooks.ts'
import { keepDraft } from '../drafts.ts'
import { storeImport } from '../imports.ts'
import { createLeaver, storeReadyExport } from '../leavers.ts'
import { storeMessage } from '../messages.ts'
import { givePasskey, registeredFor, signedFor } from '../passkeys.ts'
import { aMember, anAdmin, type Member } from '../people.ts'
import { giveIdentity, newAnswer } from '../providers.ts'
import { publishRecipe } from '../recipes.ts'
import { currentCode, switchOn } from '../second-factors.ts'
import type { TestSite } from '../site.ts'
import { aRecovery, aSecondStep, createEmailChangeToken, createLinkToken } from '../tokens.ts'

/** The caller of an operation: a member or an administrator. */
export type Caller = Pick<Member, 'id' | 'email' | 'token'> & { isAdmin?: true }

type About = {
  site: Pick<TestSite, 'db' | 'call' | 'url' | 'services'>
  caller: Caller
  owner: Caller
  cook: Member
  /** A recipe of the cook. */
  recipeId: number
  pageUrl: string
}

/** Stores what `{id}` in this path stands for, and returns its id. It belongs to the owner. */
export async function storeRow(path: string, about: About): Promise<number | string> {
  const [, store] = Object.entries(rows).find(([beginning]) => path.startsWith(beginning)) ?? []
  if (!store) throw new Error(`Say in tests/support/requests what {id} in ${path} stands for.`)
  return store(about)
}

const rows: Record<string, (about: About) => number | string | Promise<number | string>> = {
  '/api/recipes/': ({ recipeId }) => recipeId,
  '/api/cooks/': ({ site, owner, recipeId }) => storeCook(site.db, recipeId, owner.id),
  '/api/users/': ({ owner }) => owner.id,
  '/api/drafts/': ({ site, owner }) => keepDraft(site, owner),
  '/api/imports/files/': ({ site, owner }) => storeImport(site.db, owner.id),
  '/api/notices/': about => storeDecision(about),
  '/api/moderation/actions/': about => storeDecision(about),
  '/api/moderation/cases/': about => storeClaimed(about),
  '/api/moderation/recoveries/': async ({ site }) => (await aRecovery(site)).member.id,
  '/api/auth/passkeys/': ({ site, caller }) => givePasskey(site, caller.id),
  '/api/auth/identities/': ({ site, caller }) => giveIdentity(site, caller.id),
  '/api/auth/sessions/': async about =>
    tokenHash(await anotherSession(about))
      .toString('hex')
      .slice(0, 24),
  '/api/admin/members/': async ({ site }) => (await aMember(site)).id,
  '/api/admin/messages/': ({ site }) => storeMessage(site),
  '/api/admin/comments/': async ({ site, cook, recipeId }) => {
    const comment = { recipeId, authorId: cook.id, content: words(), mostOfMember: 1_000_000 }
    return (await insertComment(site.db, comment)) ?? 0
  },
}

const words = () => randomBytes(6).toString('hex')

const anotherSession = ({ site, caller }: About): Promise<string> =>
  startSession(site.db, { realm: 'user', ownerId: caller.id, limits: defaultLimits.sessions })

/** Stores a case that the caller has claimed. */
function storeClaimed({ site, owner, caller: { id, isAdmin } }: About, stage = 'report'): Promise<number> {
  const holder = isAdmin ? { userId: null, adminId: id } : { userId: id, adminId: null }
  return storeCase(site, { memberId: owner.id, holder, stage })
}

const storeDecision = async (about: About): Promise<number> =>
  storeAction(about.site, { memberId: about.owner.id, caseId: await storeClaimed(about) })

/** Gives the caller a second factor, in place of any existing one. */
async function giveFactor({ site: { db }, caller }: About, isConfirmed: boolean): Promise<void> {
  if (caller.isAdmin) await db.deleteFrom('admin_second_factors').where('admin_id', '=', caller.id).execute()
  else await db.deleteFrom('second_factors').where('user_id', '=', caller.id).execute()
  await switchOn({ db }, caller.isAdmin ? { adminId: caller.id } : { userId: caller.id }, { isConfirmed })
}

/** The path's id, its query, and fields of the body, if they differ from the row's example. */
type Prepared = { id?: number; query?: string; body?: object }
type Preparation = (about: About) => Promise<Prepared | undefined> | Prepared

const aMembersEmail: Preparation = async ({ site }) => ({ body: { email: (await aMember(site)).email } })
const aLeaversToken: Preparation = async ({ site }) => ({
  body: { token: await createLeaver(site.db, (await aMember(site)).id) },
})
const anotherMember: Preparation = async ({ site }) => ({ id: (await aMember(site)).id })
const aRecipeOfTheOwner: Preparation = async ({ site, owner }) => ({ id: await publishRecipe(site, owner) })
const confirmedFactor: Preparation = async about => {
  await giveFactor(about, true)
}
const factorToConfirm: Preparation = async about => {
  await giveFactor(about, false)
  return { body: { code: currentCode() } }
}

/** What an operation needs besides its row's example: what works only once, and what the site must know before. */
export const preparations: Partial<Record<Operation, Preparation>> = {
  login: aMembersEmail,
  requestReset: aMembersEmail,
  resendVerification: aMembersEmail,
  signup: () => ({ body: { username: `guest-${words()}`, email: `${words()}@example.org` } }),
  confirmReset: async ({ site }) => ({ body: { token: await createLinkToken(site, 'reset') } }),
  verifyEmail: async ({ site }) => ({ body: { token: await createLinkToken(site, 'verify') } }),
  confirmEmailChange: async ({ site }) => ({
    body: { token: await createEmailChangeToken(site, 'confirm_hash') },
  }),
  undoEmailChange: async ({ site }) => ({ body: { token: await createEmailChangeToken(site, 'undo_hash') } }),
  comeBack: aLeaversToken,
  exportBeforeLeaving: aLeaversToken,
  linkExport: async ({ site, caller }) => {
    await site.db.deleteFrom('exports').where('user_id', '=', caller.id).execute()
    await storeReadyExport(site.db, caller.id)
  },
  endOtherSessions: async about => {
    await anotherSession(about)
  },

  loginSecondFactor: async ({ site }) => ({ body: await aSecondStep(site, 'loginSecondFactor') }),
  adminSigninSecondFactor: async ({ site }) => ({ body: await aSecondStep(site, 'adminSigninSecondFactor') }),
  confirmSecondFactor: factorToConfirm,
  confirmAdminSecondFactor: factorToConfirm,
  renewRecoveryCodes: confirmedFactor,
  renewAdminRecoveryCodes: confirmedFactor,
  removeSecondFactor: confirmedFactor,
  removeAdminSecondFactor: confirmedFactor,
  startAdminSecondFactor: async ({ site, caller }) => {
    await site.db.deleteFrom('admin_second_factors').where('admin_id', '=', caller.id).execute()
  },
  askRecovery: async ({ site }) => {
    const { ticket } = await aSecondStep(site, 'loginSecondFactor')
    return { body: { ticket } }
  },
  confirmRecovery: async ({ site }) => ({
    body: { token: (await aRecovery(site, { isConfirmed: false })).confirmToken },
  }),
  stopRecovery: async ({ site }) => ({ body: { token: (await aRecovery(site)).stopToken } }),
  addPasskey: async ({ site, caller }) => ({ body: await registeredFor(site, caller.id) }),
  provePasskey: async ({ site, caller }) => ({ body: await signedFor(site, caller.id, 'prove') }),
  loginPasskey: async ({ site }) => ({ body: await signedFor(site, (await aMember(site)).id, 'sign_in') }),
  loginByProvider: async ({ site }) => ({ body: await newAnswer(site) }),
  addIdentity: async ({ site, caller }) => ({ body: await newAnswer(site, caller.id) }),

  editRecipe: aRecipeOfTheOwner,
  deleteRecipe: aRecipeOfTheOwner,
  removeBookmark: async ({ site, caller, recipeId }) => {
    const bookmark = { user_id: caller.id, recipe_id: recipeId }
    await site.db
      .insertInto('bookmarks')
      .values(bookmark)
      .onConflict(oc => oc.doNothing())
      .execute()
  },
  addComment: () => ({ body: { content: words() } }),
  addCook: () => ({ body: { note: words() } }),
  changeCook: () => ({ body: { note: words() } }),
  fetchPage: ({ pageUrl }) => ({ body: { url: pageUrl } }),

  updateUser: ({ owner }) => ({ body: { aboutMe: words(), email: owner.email } }),
  followUser: anotherMember,
  blockUser: anotherMember,
  unfollowUser: async ({ site, caller }) => {
    const { id } = await aMember(site)
    await site.db.insertInto('follows').values({ follower_id: caller.id, followed_id: id }).execute()
    return { id }
  },
  unblockUser: async ({ site, caller }) => {
    const { id } = await aMember(site)
    await site.db.insertInto('blocks').values({ blocker_id: caller.id, blocked_id: id }).execute()
    return { id }
  },
  reportContent: async ({ site }) => ({
    body: { kind: 'profile', id: (await aMember(site)).id, explanation: words() },
  }),

  claimNextCase: async ({ site, owner }) => {
    await storeCase(site, { memberId: owner.id })
  },
  claimCase: async ({ site, owner }) => ({ id: await storeCase(site, { memberId: owner.id }) }),
  decideAppeal: async about => {
    const caseId = await storeClaimed(about, 'appeal')
    await storeAction(about.site, { memberId: about.owner.id, caseId, isAppealed: true })
    return { id: caseId }
  },

  createFirstAdmin: async ({ site }) => {
    await site.db.deleteFrom('site_facts').execute()
    const token = await createLink(site.db, { purpose: 'admin_setup', limits: defaultLimits })
    return { body: { token, email: `admin-${words()}@example.org` } }
  },
  adminSignin: async ({ site }) => ({ body: { email: (await anAdmin(site, { isSecured: false })).email } }),
  // With this order new members come last. The matrix has its callers among the first members.
  listMembers: () => ({ query: '?sort=oldest' }),
  publishRules: async ({ site }) => {
    const { revision } = (await listNewestRules(site.db))[0]
    return { body: { text: `1. Be kind\n${words()}`, gravity: [1], basedOn: revision } }
  },
}
