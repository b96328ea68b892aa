import { randomBytes } from 'node:crypto'
import type { Operation } from '#contract/routes.ts'
import { createLink } from '#server/features/auth/links.queries.ts'
import { listNewestRules } from '#server/features/rules/rules.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { reason } from '#tests/support/cases.ts'
import { aCook } from '#tests/support/cooks.ts'
import { aDraft } from '#tests/support/drafts.ts'
import { createEmailChangeToken } from '#tests/support/email-change-token.ts'
import { createLeaver } from '#tests/support/leavers.ts'
import { createLinkToken } from '#tests/support/link-token.ts'
import { aMessage } from '#tests/support/messages.ts'
import { registeredFor, signedFor } from '#tests/support/passkeys.ts'
import { aMember, anAdmin, password } from '#tests/support/people.ts'
import { providerBody } from '#tests/support/providers.ts'
import { aRecipe } from '#tests/support/recipes.ts'
import { aRecovery } from '#tests/support/recoveries.ts'
import { currentCode } from '#tests/support/second-factors.ts'
import { aSecondStep } from '#tests/support/second-steps.ts'
import type { TestSite } from '#tests/support/site.ts'
import type { People } from './access-tokens.ts'

/** A valid body of this operation; of what works only once, a new one each time. */
export async function buildBody(
  operation: Operation,
  { site, people, pageUrl }: { site: TestSite; people: People; pageUrl: string },
): Promise<unknown> {
  switch (operation) {
    case 'login':
      return { email: (await aMember(site)).email, password }
    case 'createFirstAdmin':
      await site.db.deleteFrom('site_facts').execute()
      return {
        token: await createLink(site.db, { purpose: 'admin_setup', limits: defaultLimits }),
        email: `admin-${randomBytes(6).toString('hex')}@example.org`,
        password,
      }
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
    case 'chooseMail':
      return { kind: 'reportOutcome', isRefused: true }
    case 'changePassword':
      return { currentPassword: password, password: 'ndizi na nyama', confirmPassword: 'ndizi na nyama' }
    case 'leave':
      return { currentPassword: password, recipes: 'delete' }
    case 'comeBack':
    case 'exportBeforeLeaving':
      return { token: await createLeaver(site.db, (await aMember(site)).id) }
    case 'sendContactMessage':
      return aMessage({ email: 'guest@example.org' })
    case 'markContactMessage':
      return { isAnswered: true }
    case 'reportClientError':
      return { release: '1', page: 'home', kind: 'script', name: 'Error', message: 'No', frames: ['a:1:1'] }
    case 'publishRules': {
      const { revision } = (await listNewestRules(site.db))[0]
      return { text: `1. Be kind\n${randomBytes(6).toString('hex')}`, gravity: [1], basedOn: revision }
    }
    case 'askRecovery':
      return { ticket: (await aSecondStep(site, 'loginSecondFactor')).ticket }
    case 'confirmRecovery':
      return { token: (await aRecovery(site, { isConfirmed: false })).confirmToken }
    case 'stopRecovery':
      return { token: (await aRecovery(site)).stopToken }
    case 'decideCase':
      return { action: 'warn', rule: 1, reason }
    case 'decideAppeal':
      return { outcome: 'upheld', reason }
    case 'undoAction':
    case 'liftRestriction':
    case 'nameModerator':
    case 'removeModerator':
    case 'endMemberSessions':
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
    case 'createDraft':
      return aDraft()
    case 'publishDraft':
      return { revision: 1, origin: 'adapted', creditName: 'Jikoni ya Bibi' }
    case 'changeDraft':
      return { title: 'Pilau', revision: 1 }
    case 'rateRecipe':
      return { rating: 4 }
    case 'readPage':
      return { url: 'https://jikoni.example/', html: '<h1>Ugali</h1>' }
    case 'fetchPage':
      return { url: pageUrl }
    case 'addComment':
      return { content: `Tamu sana ${randomBytes(6).toString('hex')}` }
    case 'addCook':
    case 'changeCook':
      return aCook({ note: randomBytes(6).toString('hex') })
    case 'updateUser':
      return { firstName: '', lastName: '', title: '', email: people.A.email, aboutMe: '' }
    default:
      return undefined
  }
}
