/**
 * The fields of an error that are logged besides its message: facts about the program, never what somebody wrote. PostgreSQL's `detail` and
 * a mail server's `rejected` may contain that.
 */
const facts = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'errno',
  'address',
  'port',
  'command',
  'responseCode',
  'statusCode',
]

const maxCauses = 5
const emailAddress = /[^\s<>"'(),:;@]+@[^\s<>"'(),:;@]+/g
/** SQLSTATE class 22, data exceptions: their messages quote the value. */
const isDataException = (code: unknown): boolean => typeof code === 'string' && /^22/.test(code)

/** Describes in one line what failed, without people's e-mail addresses and without values. */
export function describeError(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'not an error'
  const { code } = thrown as NodeJS.ErrnoException
  return cleanText(thrown.message, code).replace(/\s+/g, ' ').slice(0, maxDescription)
}

const maxDescription = 500

const cleanText = (text: string, code: unknown): string =>
  (isDataException(code) ? text.replace(/"[^\n]*"/g, '"[removed]"') : text).replace(emailAddress, '[address]')

/**
 * Returns the name, message, stack, facts and cause of an error for the log, without people's e-mail addresses and without the values of a
 * statement.
 */
export function serializeError(thrown: unknown, depth = 0): unknown {
  if (!(thrown instanceof Error)) return { message: `not an error: ${typeof thrown}` }
  const record = thrown as unknown as Record<string, unknown>
  return {
    type: thrown.constructor.name,
    message: cleanText(thrown.message, record.code),
    stack: cleanText(thrown.stack ?? '', record.code),
    ...Object.fromEntries(facts.filter(name => record[name] !== undefined).map(name => [name, record[name]])),
    ...(thrown.cause !== undefined &&
      depth < maxCauses && { cause: serializeError(thrown.cause, depth + 1) }),
  }
}
