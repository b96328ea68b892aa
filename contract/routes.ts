import type { z } from 'zod'
import { adminRoutes } from './admin.ts'
import { authRoutes } from './auth.ts'
import { bookmarkRoutes } from './bookmarks.ts'
import { commentRoutes } from './comments.ts'
import { contactRoutes } from './contact.ts'
import type { Endpoint } from './endpoint.ts'
import { mediaRoutes } from './media.ts'
import { notificationRoutes } from './notifications.ts'
import { ratingRoutes } from './ratings.ts'
import { recipeRoutes } from './recipes.ts'
import { reportRoutes } from './reports.ts'
import type * as rows from './rows.ts'
import { userRoutes } from './users.ts'

/** The whole API in one table; no row of `rows.ts` is left out. */
export const routes = {
  ...authRoutes,
  ...recipeRoutes,
  ...ratingRoutes,
  ...bookmarkRoutes,
  ...commentRoutes,
  ...userRoutes,
  ...notificationRoutes,
  ...contactRoutes,
  ...mediaRoutes,
  ...reportRoutes,
  ...adminRoutes,
} as const satisfies Record<keyof typeof rows, Endpoint>

export type Routes = typeof routes
export type Operation = keyof Routes

type Parsed<Row, Part extends string> = Row extends { [Key in Part]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined

export type Params<Op extends Operation> = Parsed<Routes[Op], 'params'>
export type Query<Op extends Operation> = Parsed<Routes[Op], 'query'>
export type Body<Op extends Operation> = Parsed<Routes[Op], 'body'>
export type Reply<Op extends Operation> = z.output<Routes[Op]['reply']>
