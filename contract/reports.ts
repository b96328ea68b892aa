import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import * as rows from './rows.ts'

/** A position in one of the client's own files: 'common-a1B2c3.js:1:2345'. */
const frame = z.string().regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/)

export const clientError = z
  .object({
    /** The client's build. */
    release: z.string().regex(/^[\w.-]{1,40}$/),
    /** The page's name. Never its URL, which may identify a person. */
    page: z.string().regex(/^[\w-]{1,40}$/),
    kind: z.enum(['script', 'promise']),
    /** The class of the error. */
    name: z.string().regex(/^\w{1,60}$/),
    message: z.string().max(300),
    frames: z.array(frame).max(5),
  })
  .meta({ id: 'ClientError' })

export type ClientError = z.infer<typeof clientError>

export const reportRoutes = {
  reportClientError: endpoint(rows.reportClientError, {
    summary: 'Report an error of the client; it becomes one line of the operator’s log',
    body: clientError,
    status: 204,
    reply: z.void(),
    throttle: 'clientError',
    writes: 'private',
    needsSpace: false,
    example: {
      body: {
        release: 'a1b2c3d4',
        page: 'recipe',
        kind: 'script',
        name: 'TypeError',
        message: 'x is undefined',
        frames: ['recipe-a1b2c3d4.js:1:2345'],
      },
    },
  }),
} as const
