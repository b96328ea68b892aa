/** Whose second factor it is: a member's, or an administrator's. */
export type FactorOwner = { userId: number } | { adminId: number }

const memberTables = {
  column: 'user_id',
  factors: 'second_factors',
  codes: 'recovery_codes',
  tickets: 'sign_in_tickets',
} as const

/** The same tables but for their names and that of the owner's column, so that one text of each query is checked for both. */
const adminTables = {
  column: 'admin_id',
  factors: 'admin_second_factors',
  codes: 'admin_recovery_codes',
  tickets: 'admin_sign_in_tickets',
} as unknown as typeof memberTables

/** The tables of an owner's realm, and the owner's number in their `column`. */
export const tablesOf = (owner: FactorOwner) =>
  'userId' in owner ? { ...memberTables, id: owner.userId } : { ...adminTables, id: owner.adminId }

export const realms = [memberTables, adminTables] as const

/** Names the owner where wrong codes are counted: a member's number is no administrator's. */
export const accountOf = (owner: FactorOwner): string =>
  'userId' in owner ? String(owner.userId) : `admin ${owner.adminId}`
