import * as t from '#texts/ui.ts'

/** The server refused the call: its status and, where it gave one, its sentence. */
export class Refusal extends Error {
  readonly status: number
  readonly sentence: string | undefined
  readonly fields: Record<string, string>
  /** All that the server answered, as far as it was JSON. */
  readonly problem: Record<string, unknown>

  constructor(
    status: number,
    sentence?: string,
    fields: Record<string, string> = {},
    problem: Record<string, unknown> = {},
  ) {
    super(sentence ?? t.serverAnswered(status))
    this.name = 'Refusal'
    this.status = status
    this.sentence = sentence
    this.fields = fields
    this.problem = problem
  }
}

/** There was no response at all: offline, unreachable, or cut off. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super(t.serverUnreachable, { cause })
    this.name = 'NetworkError'
  }
}

/** What the server says of the fields that it refuses. */
export const refusedFieldsOf = (failure: unknown): Record<string, string> =>
  failure instanceof Refusal ? failure.fields : {}

export const isUnauthorized = (failure: unknown): boolean =>
  failure instanceof Refusal && failure.status === 401

export const isForbidden = (failure: unknown): boolean => failure instanceof Refusal && failure.status === 403

/** There is no such thing, or, on another backend, no such call. */
export const isMissing = (failure: unknown): boolean =>
  failure instanceof Refusal && (failure.status === 404 || failure.status === 405)

/** What is missing is data here, and not an error: a query's null. */
export async function nullIfMissing<Reply>(reply: Promise<Reply>): Promise<Reply | null> {
  try {
    return await reply
  } catch (failure) {
    if (isMissing(failure)) return null
    throw failure
  }
}
