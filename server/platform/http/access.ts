import type { Access } from '#contract/endpoint.ts'
import * as t from '#texts/request-refusals.ts'
import type { Lsn } from '../database/replicas/lsn.ts'
import type { Bearer } from './bearer.ts'
import { Refusal } from './problems.ts'

/** The authenticated caller, read from the database at each request. */
export type Viewer = (
  | { realm: 'user'; userId: number; emailVerified: boolean }
  | { realm: 'admin'; adminId: number }
) & {
  /** Where the primary's log of writes was after what the viewer wrote last. */
  lastWrite?: Lsn | undefined
}
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
  if (bearer.kind !== 'token' || !bearer.token.startsWith(tokenPrefix[access])) throw unauthorized()
  const viewer = await authenticate(bearer.token)
  if (viewer?.realm !== realmOf[access]) throw unauthorized()
  return viewer
}

/** The prefix of a token is its realm, so one of the wrong realm costs no query. */
const tokenPrefix = { optional: 'u1_', user: 'u1_', admin: 'a1_' } as const
const realmOf = { optional: 'user', user: 'user', admin: 'admin' } as const
