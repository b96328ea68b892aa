const uniqueViolation = '23505'
const foreignKeyViolation = '23503'

type DatabaseError = { code?: unknown; constraint?: unknown }

const isViolation = (error: unknown, code: string, constraint?: string): boolean => {
  const { code: found, constraint: name } = (error ?? {}) as DatabaseError
  return found === code && (constraint === undefined || name === constraint)
}

/** Whether the database refused a second row with the same value, in this constraint. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  isViolation(error, uniqueViolation, constraint)

/** Whether a row that the new row refers to does not exist. */
export const isMissingReference = (error: unknown): boolean => isViolation(error, foreignKeyViolation)
