import type { z } from 'zod'
import { adminRoutes } from './admin.ts'
import { adminSecurityRoutes } from './admin-security.ts'
import { authRoutes } from './auth.ts'
import { blockRoutes } from './blocks.ts'
import { bookmarkRoutes } from './bookmarks.ts'
import { commentRoutes } from './comments.ts'
import { contactRoutes } from './contact.ts'
import { contentReportRoutes } from './content-reports.ts'
import { cookRoutes } from './cooks.ts'
import { draftRoutes } from './drafts.ts'
import type { Endpoint } from './endpoint.ts'
import { exportRoutes } from './exports.ts'
import { identityRoutes } from './identities.ts'
import { importFetchRoutes } from './import-fetch.ts'
import { importFileRoutes } from './import-files.ts'
import { importLineRoutes } from './import-lines.ts'
import { importRoutes } from './imports.ts'
import { leavingRoutes } from './leaving.ts'
import { mailRoutes } from './mails.ts'
import { mediaRoutes } from './media.ts'
import { memberRoutes } from './members.ts'
import { moderationRoutes } from './moderation.ts'
import { moderatorRoutes } from './moderators.ts'
import { noticeRoutes } from './notices.ts'
import { notificationRoutes } from './notifications.ts'
import { passkeyRoutes } from './passkeys.ts'
import { ratingRoutes } from './ratings.ts'
import { recipeRoutes } from './recipes.ts'
import { recoveryRoutes } from './recovery.ts'
import { reportRoutes } from './reports.ts'
import type * as rows from './rows.ts'
import { ruleRoutes } from './rules.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { securityRoutes } from './security.ts'
import { transparencyRoutes } from './transparency.ts'
import { userRoutes } from './users.ts'
import { versionRoutes } from './versions.ts'

/** The rows of each feature. The API's documentation uses these groups. */
export const features = {
  accounts: authRoutes,
  security: {
    ...securityRoutes,
    ...secondFactorRoutes,
    ...recoveryRoutes,
    ...passkeyRoutes,
    ...identityRoutes,
    ...mailRoutes,
  },
  recipes: { ...recipeRoutes, ...versionRoutes, ...exportRoutes },
  ratings: ratingRoutes,
  bookmarks: bookmarkRoutes,
  comments: commentRoutes,
  cooks: cookRoutes,
  members: userRoutes,
  blocking: blockRoutes,
  leaving: leavingRoutes,
  notifications: notificationRoutes,
  imports: { ...importRoutes, ...importFetchRoutes, ...importLineRoutes, ...importFileRoutes },
  drafts: draftRoutes,
  pictures: mediaRoutes,
  contact: contactRoutes,
  rules: ruleRoutes,
  moderation: { ...contentReportRoutes, ...moderationRoutes },
  notices: noticeRoutes,
  transparency: transparencyRoutes,
  errors: reportRoutes,
  administration: { ...adminRoutes, ...adminSecurityRoutes, ...memberRoutes, ...moderatorRoutes },
} as const

export type Feature = keyof typeof features

/** The whole API in one table. Every row of `rows.ts` is in it. */
export const routes = {
  ...features.accounts,
  ...features.security,
  ...features.recipes,
  ...features.ratings,
  ...features.bookmarks,
  ...features.comments,
  ...features.cooks,
  ...features.members,
  ...features.blocking,
  ...features.leaving,
  ...features.notifications,
  ...features.imports,
  ...features.drafts,
  ...features.pictures,
  ...features.contact,
  ...features.rules,
  ...features.moderation,
  ...features.notices,
  ...features.transparency,
  ...features.errors,
  ...features.administration,
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
export type MinimalReply<Op extends Operation> = Parsed<Routes[Op], 'minimalReply'>
