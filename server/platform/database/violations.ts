const uniqueViolation = '23505'

/** Whether the database refused a second row with the same value, in this constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: name } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return code === uniqueViolation && name === constraint
}
