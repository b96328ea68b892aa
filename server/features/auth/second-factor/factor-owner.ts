/** The owner of a second factor: a member or an administrator. */
export type FactorOwner = { userId: number } | { adminId: number }

const memberTables = {
  column: 'user_id',
  factors: 'second_factors',
  codes: 'recovery_codes',
  tickets: 'sign_in_tickets',
} as const

/** These tables differ from the members' only in their names and in the owner's column, so one typed query serves both. */
const adminTables = {
  column: 'admin_id',
  factors: 'admin_second_factors',
  codes: 'admin_recovery_codes',
  tickets: 'admin_sign_in_tickets',
} as unknown as typeof memberTables

/** Returns the tables of an owner's realm, and the owner's id in their `column`. */
export const tablesOf = (owner: FactorOwner) =>
  'userId' in owner ? { ...memberTables, id: owner.userId } : { ...adminTables, id: owner.adminId }

export const realms = [memberTables, adminTables] as const

/** Returns the name under which an owner's wrong codes are counted. A member and an administrator may have the same id. */
export const accountOf = (owner: FactorOwner): string =>
  'userId' in owner ? String(owner.userId) : `admin ${owner.adminId}`
