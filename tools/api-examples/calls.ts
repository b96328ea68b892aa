import { sql } from 'kysely'
import sharp from 'sharp'
import { createReturnToken } from '#server/features/auth/departures.queries.ts'
import { createLink } from '#server/features/auth/links.queries.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { recordAdmin } from './administration.ts'
import { recordDrafts } from './drafts.ts'
import { recordImports } from './imports.ts'
import { recordModeration } from './moderation.ts'
import { aPage } from './page-server.ts'
import { account, cook, guest, newPassword, password, signIn } from './people.ts'
import type { RecordedSite } from './recorded-site.ts'
import type { Recorder } from './recorder.ts'
import { recordSecurity } from './security.ts'

export const githeri = {
  title: 'Githeri',
  chefName: 'Akinyi',
  ingredients: '2 cups maize\n2 cups beans\n1 onion',
  instructions: 'Boil the maize and beans.\nFry the onion.\nStir it in.',
  rating: 5,
  prepTime: '1 hour 30 min',
  servings: 4,
  countryOfOrigin: 'Kenya',
  dietType: 'Vegan',
}

export type People = { cookToken: string; guestToken: string; recipeId: string }

/** A cook publishes, a guest rates and comments, an administrator looks after it: each call of the API at least once. */
export async function recordCalls(
  recorder: Recorder,
  { db, provider, pageUrl }: Pick<RecordedSite, 'db' | 'provider' | 'pageUrl'>,
): Promise<People> {
  const { record } = recorder
  const cookToken = await recordCook(recorder, pageUrl)
  const published = await record('createRecipe', { token: cookToken, body: githeri })
  const recipeId = String(published.id)
  const params = { id: recipeId }
  const edited = { ...githeri, prepTime: '1 hour', whatChanged: 'Soaked beans need less.' }
  await record('editRecipe', { token: cookToken, params, body: edited })
  await recordDrafts(recorder, cookToken, aPage.url)
  await recordImports(recorder, db, cookToken)
  const guestToken = await recordGuest(recorder, { params, cookId: String(published.author.id) })
  await recordReading(recorder, { cookToken, guestToken, params })
  await record('sendContactMessage', {
    body: {
      firstName: 'Wanjiru',
      lastName: 'Kamau',
      email: 'wanjiru@example.org',
      phoneNumber: '+254 700 000000',
      inquiryType: 'General Inquiry',
      message: 'May I print my recipes for our school?',
    },
  })
  await record('getContact')
  await recordAdmin(recorder, db)
  await recordModeration(recorder, db, { cookToken, guestToken, cookId: published.author.id })
  await record('removeBookmark', { token: guestToken, params })
  await record('unfollowUser', { token: guestToken, params: { id: String(published.author.id) } })
  const [doomed] = await record('listOwnRecipes', { token: cookToken, query: { limit: 1 } })
  await record('deleteRecipe', { token: cookToken, params: { id: String(doomed?.id) } })
  await recordLinks(recorder, db, published.author.id)
  await recordSecurity(recorder, { db, provider }, published.author.id)
  await record('reportClientError', {
    body: {
      release: 'a1b2c3d4',
      page: 'recipe',
      kind: 'script',
      name: 'TypeError',
      message: 'x is undefined',
      frames: ['recipe-a1b2c3d4.js:1:2345'],
    },
  })
  const token = await signIn(recorder, { email: cook.email, password: newPassword })
  await record('logout', { token })
  await recordLeaving(recorder, db)
  return {
    cookToken: await signIn(recorder, { email: cook.email, password: newPassword }),
    guestToken,
    recipeId,
  }
}

async function recordCook({ record }: Recorder, pageUrl: string): Promise<string> {
  await record('signup', { body: cook })
  const { access_token: token } = await record('login', { body: { email: cook.email, password } })
  await record('checkAuth', { token })
  await record('resendVerification', { body: { email: cook.email } })
  const { id } = await record('getCurrentUser', { token })
  const profile = {
    firstName: 'Akinyi',
    lastName: 'Otieno',
    title: 'Home cook',
    aboutMe: 'I cook what grows here.',
  }
  await record('updateUser', { token, params: { id: String(id) }, body: { ...profile, email: cook.email } })
  await record('uploadAvatar', { token, file: await picture('me.png') })
  await record('getImportWays', { token })
  await record('readPage', { token, body: aPage })
  await record('fetchPage', { token, body: { url: `${pageUrl}/githeri` } })
  await record('uploadImage', { token, file: await picture('githeri.png') })
  return token
}

async function picture(name: string) {
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c8863a' } })
    .png()
    .toBuffer()
  return { name, type: 'image/png', bytes: new Uint8Array(bytes) }
}

type Visit = { params: { id: string }; cookId: string }

async function recordGuest({ record, call }: Recorder, { params, cookId }: Visit): Promise<string> {
  await call('signup', { body: guest })
  const { reply } = await call('login', { body: { email: guest.email, password } })
  const token = reply.access_token
  await record('rateRecipe', { token, params, body: { rating: 4 } })
  await record('addBookmark', { token, params })
  await record('getBookmark', { token, params })
  await record('readIngredientLines', {
    token,
    body: { lines: ['2½ cups maize flour, sifted', 'vijiko 2 vya chai vya bizari'] },
  })
  await record('addComment', { token, params, body: { content: 'We had it with avocado.' } })
  await recordCooks({ record, call }, { token, params })
  await record('reportContent', {
    token,
    body: { kind: 'recipe', id: Number(params.id), rule: 4, explanation: 'This is page 12 of a book.' },
  })
  await record('listOwnReports', { token })
  await record('getChef', { token, params: { id: cookId } })
  await record('blockUser', { token, params: { id: cookId } })
  await record('getBlock', { token, params: { id: cookId } })
  await record('listBlocked', { token, query: {} })
  await record('unblockUser', { token, params: { id: cookId } })
  await record('followUser', { token, params: { id: cookId } })
  await record('listBookmarked', { token, query: { limit: 10 } })
  return token
}

/** Two meals, of which one stays. */
async function recordCooks(
  { record, call }: Pick<Recorder, 'record' | 'call'>,
  { token, params }: { token: string; params: { id: string } },
): Promise<void> {
  const cook = { howCooked: 'asWritten', rating: 4, cookedOn: '2026-04-30' } as const
  const lessOnion = { line: '1 onion', verb: 'less', what: 'half' } as const
  const changed = { ...cook, howCooked: 'changed', changes: [lessOnion], minutes: 75 } as const
  const said = await record('addCook', { token, params, body: changed })
  const note = 'Our youngest asked for more.'
  await record('changeCook', { token, params: { id: String(said.id) }, body: { ...changed, note } })
  const { reply: other } = await call('addCook', {
    token,
    params,
    body: { ...cook, cookedOn: '2026-04-12', isPrivate: true },
  })
  await record('deleteCook', { token, params: { id: String(other.id) } })
  await record('listCooks', { token, params, query: { filter: 'changed', limit: 10 } })
  await record('getCookFigures', { token, params })
  await record('listOwnCooks', { token, query: { limit: 10 } })
}

type Readers = { cookToken: string; guestToken: string; params: { id: string } }

async function recordReading({ record }: Recorder, { cookToken, guestToken, params }: Readers) {
  await record('listRecipes', { query: { dietType: 'Vegan', sort: 'newest', limit: 1 } })
  await record('listFacets')
  await record('getRules')
  await record('suggest', { query: { q: 'gith' } })
  await record('getRecipe', { token: guestToken, params })
  await record('exportRecipe', { params, query: { format: 'markdown' } })
  await record('listVersions', { token: guestToken, params, query: { limit: 10 } })
  await record('getVersion', { token: guestToken, params: { ...params, number: '1' } })
  await record('listComments', { token: guestToken, params, query: { limit: 10 } })
  await record('listNotifications', { token: cookToken })
  await record('getUserStats', { token: cookToken })
}

const leaver = account('chebet', 'Chebet')

/** Who takes everything along, leaves, and comes back. */
async function recordLeaving(recorder: Recorder, db: RecordedSite['db']): Promise<void> {
  const { record, call } = recorder
  await call('signup', { body: leaver })
  const token = await signIn(recorder, { email: leaver.email, password })
  const { id } = (await call('getCurrentUser', { token })).reply
  await record('requestExport', { token })
  const { rows } = await sql<{ id: number }>`
    update exports set state = 'ready', bytes = 41000, expires_at = now() + interval '48 hours'
    where user_id = ${id} returning id`.execute(db)
  if (rows.length !== 1) throw new Error('There is no export.')
  await record('getOwnData', { token })
  await record('linkExport', { token })
  await record('leave', { token, body: { currentPassword: password, recipes: 'stay' } })
  const returnToken = await createReturnToken(db, id, defaultLimits.returnMinutes)
  await record('exportBeforeLeaving', { body: { token: returnToken } })
  await record('comeBack', { body: { token: returnToken } })
}

/** The links that are mailed. */
async function recordLinks({ record }: Recorder, db: RecordedSite['db'], userId: number): Promise<void> {
  const owner = { userId, emailKey: cook.email }
  await record('verifyEmail', {
    body: { token: await createLink(db, { purpose: 'verify', owner, limits: defaultLimits }) },
  })
  await record('requestReset', { body: { email: cook.email } })
  const token = await createLink(db, { purpose: 'reset', owner, limits: defaultLimits })
  await record('confirmReset', { body: { token, password: newPassword, confirmPassword: newPassword } })
}
