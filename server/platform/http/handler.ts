import type { FastifyBaseLogger } from 'fastify'
import type { Body, MinimalReply, Operation, Params, Query, Reply, Routes } from '#contract/routes.ts'
import type { Database } from '../database/connect.ts'
import type { AdminViewer, UserViewer } from './access.ts'
import type { Bearer } from './bearer.ts'
import type { KeyedRequest } from './idempotency-keys.queries.ts'
import type { ReceivedFile } from './upload.ts'

type ViewerFor = {
  anyone: undefined
  optional: UserViewer | undefined
  user: UserViewer
  moderator: UserViewer | AdminViewer
  admin: AdminViewer
}

/** A handler's argument: the request, parsed by its row's schemas, and the viewer. */
export type Call<Op extends Operation> = {
  params: Params<Op>
  query: Query<Op>
  body: Body<Op>
  viewer: ViewerFor[Routes[Op]['access']]
  bearer: Bearer
  /** The client's IP address, taken from the headers of trusted proxies. */
  address: string
  /** The User-Agent header; empty if it is missing. */
  userAgent: string
  /** Whether the client asks for no more than the row's `minimalReply`. */
  prefersMinimal: boolean
  /** Set if the row takes an idempotency key and the client sent one. */
  keyed: KeyedRequest | undefined
  log: FastifyBaseLogger
  /** The one file of a row with `fileField`. */
  file: Buffer | undefined
  /** The one file of a row with `isLargeFile`; it is on the disk until the handler has returned. */
  received: ReceivedFile | undefined
  /** The primary database; for a stranger's GET, the database that `openStrangerReads` reads from. */
  db: Database
}

/** A reply with headers of its own; most handlers return the plain body. */
export class HandlerResult<Content> {
  readonly content: Content
  readonly headers: Record<string, string | number>
  constructor(content: Content, headers: Record<string, string | number>) {
    this.content = content
    this.headers = headers
  }
}

/** The row's `minimalReply`, for a client that prefers it. */
export class MinimalResult<Content> extends HandlerResult<Content> {
  constructor(content: Content) {
    super(content, { 'preference-applied': 'return=minimal' })
  }
}

export type Handler<Op extends Operation> = (
  call: Call<Op>,
) => Promise<Reply<Op> | HandlerResult<Reply<Op>> | MinimalResult<MinimalReply<Op>>>

export type HandlersOf<Op extends Operation> = { [Name in Op]: Handler<Name> }
