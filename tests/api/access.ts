import type { Endpoint } from '#contract/endpoint.ts'
import { type Operation, routes } from '#contract/routes.ts'

/**
 * The caller's credentials. `A` is the owner of the requested rows, `B` another member, `U` a member whose address is not
 * verified, `S` a member who was suspended after the sign-in. `ADM` is an administrator, `ADM1` an administrator without the
 * second factor that is demanded. `M` is a moderator, `M1` a moderator without a second factor. `L` is a member whom moderators
 * limited, `SU` a member whom they suspended, `NL` a new member who has published all that a day allows. Then come invalid
 * tokens: expired, logged out, forged, malformed, two kinds of JWT, a link's, a deleted member's. `CK` is A's token in a cookie
 * or the query.
 */
// biome-ignore format: one line each
export const credentials = ['none', 'A', 'B', 'U', 'S', 'ADM', 'ADM1', 'M', 'M1', 'L', 'SU', 'NL', 'EXP', 'OUT', 'FRG', 'MAL', 'NON', 'HS', 'RST', 'DEL', 'CK'] as const

export type Credential = (typeof credentials)[number]

const members: readonly Credential[] = ['A', 'B', 'U', 'M', 'M1', 'L', 'SU', 'NL']

/** Returns the status that a row promises to a caller with this credential who asks about rows of A. */
export function expectedStatus(operation: Operation, credential: Credential): number {
  const row: Endpoint = routes[operation]
  switch (row.access) {
    case 'anyone':
      return row.status
    case 'optional':
      return members.includes(credential) || ['none', 'CK'].includes(credential) ? row.status : 401
    case 'user':
      return members.includes(credential) ? statusOfMember(row, credential) : 401
    case 'moderator':
      if (credential === 'M') return operation === 'agreeToRecovery' ? 403 : row.status
      if (credential === 'M1' || credential === 'SU') return 403
      return members.includes(credential) ? 404 : statusOfAdmin(row, credential)
    case 'admin':
      return statusOfAdmin(row, credential)
  }
}

function statusOfMember(row: Endpoint, credential: Credential): number {
  if (credential === 'SU' && !row.whileSuspended) return 403
  if (credential === 'L' && row.publishes) return 403
  if (credential !== 'A' && row.refusesOthers) return row.refusesOthers === 'forbidden' ? 403 : 404
  return credential === 'NL' && row.refusals?.includes('new_member_limit') ? 409 : row.status
}

function statusOfAdmin(row: Endpoint, credential: Credential): number {
  if (credential === 'ADM1') return row.withoutSecondFactor ? row.status : 403
  return credential === 'ADM' ? row.status : 401
}
