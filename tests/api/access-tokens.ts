import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { createLink } from '#server/features/auth/links.queries.ts'
import { endSession, startSession } from '#server/features/auth/sessions.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import { aModerator, reason } from '#tests/support/cases.ts'
import { aMember, aNewMember, anAdmin, type Member } from '#tests/support/people.ts'
import type { Caller } from '#tests/support/requests/preparations.ts'
import type { TestSite } from '#tests/support/site.ts'
import { recordPublications } from '#tools/site/record-publications.ts'
import type { Credential } from './access.ts'

export type People = Record<'A' | 'B' | 'U' | 'S' | 'M' | 'M1' | 'L' | 'SU' | 'NL', Member> & {
  admin: { id: number; email: string }
  admin1: { id: number; email: string }
}

/** Creates the accounts of the matrix. U and NL have just joined and have no verified address. */
export async function createPeople({ db }: Pick<TestSite, 'db'>): Promise<People> {
  const [A, B, U, S] = [
    await aMember({ db }),
    await aMember({ db }),
    await aNewMember({ db }),
    await aMember({ db }),
  ]
  await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', S.id).execute()
  const [admin, admin1] = [await anAdmin({ db }), await anAdmin({ db }, { isSecured: false })]
  const [M1, L, SU] = [await aMember({ db }), await aMember({ db }), await aMember({ db })]
  await db.insertInto('moderators').values({ user_id: M1.id }).execute()
  await restrict(db, L.id, 'limit')
  await restrict(db, SU.id, 'suspend')
  const NL = await aNewMember({ db })
  const { recipesPerDay, commentsPerDay } = defaultLimits.newMember
  await recordPublications(db, NL.id, 'recipe', recipesPerDay)
  await recordPublications(db, NL.id, 'comment', commentsPerDay)
  await recordPublications(db, NL.id, 'cook', commentsPerDay)
  return { A, B, U, S, M: await aModerator({ db }), M1, L, SU, NL, admin, admin1 }
}

async function restrict(db: Database, memberId: number, kind: 'limit' | 'suspend'): Promise<void> {
  await db
    .insertInto('moderation_actions')
    .values({ member_id: memberId, kind, rule: 1, rule_name: 'Be kind', reason })
    .execute()
  await sql`select update_restrictions(${memberId})`.execute(db)
}

/** One form of a credential: headers as name, value, name, value …, the query string, and the caller whose valid token it is. */
export type AuthVariant = {
  credential: Credential
  form: string
  headers: string[]
  query?: string
  caller?: Caller
}

/** Creates all forms without a valid token. Creating them once is enough, since no request can make them valid. */
export async function createInvalidVariants({ db }: TestSite, people: People): Promise<AuthVariant[]> {
  const startUserSession = () =>
    startSession(db, { realm: 'user', ownerId: people.A.id, limits: defaultLimits.sessions })
  const expired = await startUserSession()
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('token_hash', '=', tokenHash(expired))
    .execute()
  const ended = await startUserSession()
  await endSession(db, 'user', ended)
  const deleted = await aMember({ db })
  await db.deleteFrom('users').where('id', '=', deleted.id).execute()
  const link = { userId: people.A.id, emailKey: people.A.email }
  const links = [
    await createLink(db, { purpose: 'reset', owner: link, limits: defaultLimits }),
    await createLink(db, { purpose: 'verify', owner: link, limits: defaultLimits }),
  ]
  const bearerVariant = (credential: Credential, token: string, form = ''): AuthVariant => ({
    credential,
    form,
    headers: ['authorization', `Bearer ${token}`],
  })
  return [
    { credential: 'none', form: '', headers: [] },
    bearerVariant('S', people.S.token),
    bearerVariant('EXP', expired),
    bearerVariant('OUT', ended),
    bearerVariant('FRG', `u1_${randomBytes(32).toString('base64url')}`, 'of a member'),
    bearerVariant('FRG', `a1_${randomBytes(32).toString('base64url')}`, 'of an administrator'),
    bearerVariant('NON', jwt({ alg: 'none' }, people.A.id, '')),
    bearerVariant('HS', jwt({ alg: 'HS256' }, people.A.id, 'not our key')),
    bearerVariant('RST', links[0] ?? '', 'reset'),
    bearerVariant('RST', links[1] ?? '', 'verify'),
    bearerVariant('DEL', deleted.token),
    ...malformedVariants(people.A.token),
    {
      credential: 'CK',
      form: 'cookie',
      headers: ['cookie', `token=${people.A.token}; access_token=${people.A.token}`],
    },
    {
      credential: 'CK',
      form: 'query',
      headers: [],
      query: `token=${people.A.token}&access_token=${people.A.token}`,
    },
  ]
}

/** Returns a valid token in every form except a single `Authorization: Bearer` header. */
function malformedVariants(token: string): AuthVariant[] {
  const basic = Buffer.from(`user:${token}`).toString('base64')
  const values = {
    'scheme only': 'Bearer',
    empty: '',
    basic: `Basic ${basic}`,
    'another scheme': `Basic ${token}`,
    'a longer scheme': `Bearer-Token ${token}`,
    'no scheme': token,
    'two spaces': `Bearer  ${token}`,
    'two tokens in one': `Bearer ${token}, Bearer ${token}`,
    'odd characters': `Bearer ${token}\u00e9;\u00ff"`,
    quoted: `Bearer "${token}"`,
    '8 kB': `Bearer ${token}${'a'.repeat(8192)}`,
  }
  return [
    ...Object.entries(values).map(([form, value]) => ({
      credential: 'MAL' as const,
      form,
      headers: ['authorization', value],
    })),
    {
      credential: 'MAL',
      form: 'two headers',
      headers: ['authorization', `Bearer ${token}`, 'Authorization', `Bearer ${token}`],
    },
  ]
}

function jwt(header: object, sub: number, key: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = `${encode({ typ: 'JWT', ...header })}.${encode({ sub, role: 'admin', exp: 4_102_444_800 })}`
  const signature = key ? createHmac('sha256', key).update(signed).digest('base64url') : ''
  return `${signed}.${signature}`
}

const validCredentials = ['A', 'B', 'U', 'ADM', 'M', 'M1', 'L', 'SU', 'NL', 'ADM1'] as const

export const createValidVariants = ({ db }: TestSite, people: People): Promise<AuthVariant[]> =>
  Promise.all(
    validCredentials.map(async credential => {
      const isAdmin = credential === 'ADM' || credential === 'ADM1'
      const person = isAdmin ? people[credential === 'ADM' ? 'admin' : 'admin1'] : people[credential]
      const realm = isAdmin ? 'admin' : 'user'
      const token = await startSession(db, { realm, ownerId: person.id, limits: defaultLimits.sessions })
      return variantOf(credential, { ...person, token, ...(isAdmin && { isAdmin }) })
    }),
  )

const variantOf = (credential: Credential, caller: Caller): AuthVariant => ({
  credential,
  form: '',
  headers: ['authorization', `Bearer ${caller.token}`],
  caller,
})

/**
 * Returns the variant with a new member or administrator, for a request that changes what other requests need. A variant without
 * a valid token stays the same.
 */
export async function withFreshCaller({ db }: TestSite, variant: AuthVariant): Promise<AuthVariant> {
  const { credential, caller } = variant
  if (!caller) return variant
  if (caller.isAdmin)
    return variantOf(credential, { ...(await anAdmin({ db }, { isSecured: false })), isAdmin: true })
  const member = await aMember({ db })
  if (credential === 'SU') await restrict(db, member.id, 'suspend')
  return variantOf(credential, member)
}
