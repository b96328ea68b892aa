import type { Access } from '#contract/endpoint.ts'
import * as t from '#texts/requests.ts'
import type { Bearer } from './bearer.ts'
import { Refusal } from './problems.ts'

/**
 * A restriction of a member: `limited` forbids publishing and moderating, `suspended` hardly allows anything. `until` is null if no end is
 * set.
 */
export type Restriction = { kind: 'limited' | 'suspended'; until: Date | null }

/** The authenticated sender of a request, read from the database for each request. */
export type Viewer =
  | {
      realm: 'user'
      userId: number
      emailVerified: boolean
      joinedAt: Date
      /**
       * True if a device has verified, in this session, the holder of one of the member's passkeys, and the member still has that passkey.
       */
      isPasskeyVerified: boolean
      restriction?: Restriction | undefined
    }
  | { realm: 'admin'; adminId: number }
export type UserViewer = Extract<Viewer, { realm: 'user' }>
export type AdminViewer = Extract<Viewer, { realm: 'admin' }>

/** Finds the live session of a token; undefined for an unknown, expired or revoked one. */
export type Authenticate = (token: string) => Promise<Viewer | undefined>

const unauthorized = () => new Refusal('unauthorized', t.notSignedIn)

/**
 * Authenticates before anything else of the request is read. Returns the viewer, or undefined if the row allows anonymous requests;
 * otherwise refuses with 401.
 */
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

/** Refuses a restricted member's request with the notice that gives the reason. `asModerator` means that the row is a moderator's. */
export type RefuseRestricted = (
  userId: number,
  restriction: Restriction,
  asModerator?: 'asModerator',
) => Promise<never>

/** Refuses a member who is not a moderator or has no second factor. */
export type RefuseUnlessModerator = (member: UserViewer) => Promise<void>

/** Refuses an administrator who needs a second factor and has none. */
export type RefuseUnlessSecured = (admin: AdminViewer) => Promise<void>

/** A token's prefix names its realm, so a token of the wrong realm costs no query. */
const tokenPrefix = { user: 'u1_', admin: 'a1_' } as const
const realmsOf = {
  optional: ['user'],
  user: ['user'],
  moderator: ['user', 'admin'],
  admin: ['admin'],
} as const satisfies Record<Exclude<Access, 'anyone'>, (keyof typeof tokenPrefix)[]>
