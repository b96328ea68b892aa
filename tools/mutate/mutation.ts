/** A fault of one line or few that a careless change could make, and the rows of the specification that it breaks. */
export type Mutation = {
  /** What is wrong with the product then: unique, and what the table of results says. */
  breaks: string
  /** Ids of the rows whose tests have to catch it: `tools/coverage/specification.table.ts`. */
  rows: string[]
  file: string
  /** Text that occurs once in the file, and what stands there instead. */
  find: string
  replace: string
  /** Tests that no row names, but that have to catch it: their file. */
  tests?: string[]
  /** Why it may survive. */
  excuse?: string
}

/** What became of one: `error` says nothing about the tests, because the product could not be built or started. */
export type Outcome = {
  breaks: string
  /** Of the mutation: an outcome of one that was changed since does not count. */
  fingerprint: string
  result: 'caught' | 'survived' | 'error'
  /** The test that caught it, or what went wrong. */
  by: string
  seconds: number
}
