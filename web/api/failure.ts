import * as t from '#texts/ui.ts'

/** The server refused the request: its status, and its sentence if it sent one. */
export class Refusal extends Error {
  readonly status: number
  readonly sentence: string | undefined
  readonly fields: Record<string, string>
  /** The whole body of the response, as far as it was JSON. */
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

/** There was no response: offline, unreachable, or cut off. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super(t.serverUnreachable, { cause })
    this.name = 'NetworkError'
  }
}

/** Returns the server's sentences about the fields that it refused, by field. */
export const refusedFieldsOf = (failure: unknown): Record<string, string> =>
  failure instanceof Refusal ? failure.fields : {}

export const isUnauthorized = (failure: unknown): boolean =>
  failure instanceof Refusal && failure.status === 401

export const isForbidden = (failure: unknown): boolean => failure instanceof Refusal && failure.status === 403

/** Checks whether the thing does not exist, or, on another backend, the endpoint. */
export const isMissing = (failure: unknown): boolean =>
  failure instanceof Refusal && (failure.status === 404 || failure.status === 405)

/** Resolves to null if the thing is missing. A missing thing is data here and not an error: a query's null. */
export async function nullIfMissing<Reply>(reply: Promise<Reply>): Promise<Reply | null> {
  try {
    return await reply
  } catch (failure) {
    if (isMissing(failure)) return null
    throw failure
  }
}
