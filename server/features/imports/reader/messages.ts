import type { Reply } from '#contract/routes.ts'

/** Messages to and from the reader process, which first says that it is `ready`; `failure` is for the log. */
export type ReadRequest = { html: string; url: string }
export type ReadReply = Reply<'readPage'> | { failure: string }
