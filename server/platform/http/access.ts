import type { Access } from '#contract/endpoint.ts'
import * as t from '#texts/requests.ts'
import type { Bearer } from './bearer.ts'
import { Refusal } from './problems.ts'

/** That a member may publish nothing and moderate nothing, or do hardly anything; `until` is null where no end is set. */
export type Restriction = { kind: 'limited' | 'suspended'; until: Date | null }

/** The authenticated caller, read from the database at each request. */
export type Viewer =
  | {
      realm: 'user'
      userId: number
      emailVerified: boolean
      joinedAt: Date
      /** In this session a device has verified who holds one of the member's passkeys, which they still have. */
      isPasskeyVerified: boolean
      restriction?: Restriction | undefined
    }
  | { realm: 'admin'; adminId: number }
export type UserViewer = Extract<Viewer, { realm: 'user' }>
export type AdminViewer = Extract<Viewer, { realm: 'admin' }>

/** Finds the live session of a token; undefined for an unknown, expired or revoked one. */
export type Authenticate = (token: string) => Promise<Viewer | undefined>

const unauthorized = () => new Refusal('unauthorized', t.notSignedIn)

/** Authenticates before anything else of the request is read: 401, the viewer, or undefined where anonymous calls are allowed. */
export async function resolveViewer(
  access: Access,
  bearer: Bearer,
  authenticate: Authenticate,
): Promise<Viewer | undefined> {
  if (access === 'anyone') return undefined
  if (access === 'optional' && bearer.kind === 'none') return undefined
  if (bearer.kind !== 'token') throw unauthorized()
  const { token } = bearer
  const realm = realmsOf[access].find(one => token.startsWith(tokenPrefix[one]))
  if (!realm) throw unauthorized()
  const viewer = await authenticate(token)
  if (viewer?.realm !== realm) throw unauthorized()
  return viewer
}

/** Refuses a member who may not call this row for a time, with the notice that says why; `asModerator` where the row is a moderator's. */
export type RefuseRestricted = (
  userId: number,
  restriction: Restriction,
  asModerator?: 'asModerator',
) => Promise<never>

/** Refuses a member who is no moderator, or has no second factor. */
export type RefuseUnlessModerator = (member: UserViewer) => Promise<void>

/** Refuses an administrator who needs a second factor and has none. */
export type RefuseUnlessSecured = (admin: AdminViewer) => Promise<void>

/** The prefix of a token is its realm, so one of the wrong realm costs no query. */
const tokenPrefix = { user: 'u1_', admin: 'a1_' } as const
const realmsOf = {
  optional: ['user'],
  user: ['user'],
  moderator: ['user', 'admin'],
  admin: ['admin'],
} as const satisfies Record<Exclude<Access, 'anyone'>, (keyof typeof tokenPrefix)[]>
