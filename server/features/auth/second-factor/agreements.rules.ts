/** What is known when somebody may agree to the removal of a member's second factor. */
export type Agreeing = {
  isOwn: boolean
  isAdministrator: boolean
  hasAgreed: boolean
  byAdministrators: number
  byModerators: number
  /** How many administrators there are, without the member. */
  administrators: number
}

type Agreed = Pick<Agreeing, 'byAdministrators' | 'byModerators' | 'administrators'>

/** True if two administrators have agreed, or the only administrator and a moderator. */
export const haveEnoughAgreed = ({ byAdministrators, byModerators, administrators }: Agreed): boolean =>
  byAdministrators >= 2 || (administrators === 1 && byAdministrators === 1 && byModerators >= 1)

/** Returns true, or why this person may not agree. */
export function canAgree(agreeing: Agreeing): true | 'own' | 'agreed' | 'administrators' | 'enough' {
  if (agreeing.isOwn) return 'own'
  if (agreeing.hasAgreed) return 'agreed'
  if (haveEnoughAgreed(agreeing)) return 'enough'
  if (agreeing.isAdministrator) return true
  if (agreeing.administrators !== 1) return 'administrators'
  return agreeing.byModerators === 0 || 'enough'
}
