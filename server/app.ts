import type { FastifyInstance } from 'fastify'
import type { ContactDetails } from '#contract/contact.ts'
import { storageFull } from '#texts/requests.ts'
import { adminHandlers } from './features/admin/admin.handlers.ts'
import { adminSecurityHandlers } from './features/admin/admin-security.handlers.ts'
import { memberListHandlers } from './features/admin/member-list.handlers.ts'
import { refuseUnlessSecured } from './features/admin/second-factor-demand.queries.ts'
import { authHandlers } from './features/auth/auth.handlers.ts'
import { identityHandlers } from './features/auth/identities/identities.handlers.ts'
import { passkeyHandlers } from './features/auth/passkeys/passkeys.handlers.ts'
import { refuseRestricted } from './features/auth/restrictions.queries.ts'
import { recoveryHandlers } from './features/auth/second-factor/recovery.handlers.ts'
import { secondFactorHandlers } from './features/auth/second-factor/second-factor.handlers.ts'
import { securityHandlers } from './features/auth/security.handlers.ts'
import { findViewer } from './features/auth/sessions.queries.ts'
import { blockHandlers } from './features/blocks/blocks.handlers.ts'
import { bookmarkHandlers } from './features/bookmarks/bookmarks.handlers.ts'
import { commentHandlers } from './features/comments/comments.handlers.ts'
import { contactHandlers } from './features/contact/contact.handlers.ts'
import { cookHandlers } from './features/cooks/cooks.handlers.ts'
import { draftHandlers } from './features/drafts/drafts.handlers.ts'
import { exportRecipeHandlers } from './features/exports/export-recipe.handlers.ts'
import { serveExports } from './features/exports/exports.routes.ts'
import { importFileHandlers } from './features/imports/batches/batches.handlers.ts'
import { fetchHandlers } from './features/imports/fetch.handlers.ts'
import type { PageFetching } from './features/imports/fetching/page-fetching.ts'
import { importLineHandlers } from './features/imports/lines.handlers.ts'
import { readHandlers } from './features/imports/read.handlers.ts'
import type { FileReading } from './features/imports/reader/file-reading.ts'
import type { PageReading } from './features/imports/reader/page-reading.ts'
import { leavingHandlers } from './features/leaving/leaving.handlers.ts'
import { mailHandlers } from './features/mails/mails.handlers.ts'
import { serveUnsubscribe } from './features/mails/unsubscribe.routes.ts'
import type { PictureProcessing } from './features/media/images.ts'
import { mediaHandlers } from './features/media/media.handlers.ts'
import { serveMedia } from './features/media/media.routes.ts'
import { contentReportHandlers } from './features/moderation/content-reports.handlers.ts'
import { moderationHandlers } from './features/moderation/moderation.handlers.ts'
import { moderatorHandlers } from './features/moderation/moderators.handlers.ts'
import { refuseUnlessModerator } from './features/moderation/moderators.queries.ts'
import { noticeHandlers } from './features/moderation/notices.handlers.ts'
import { serveTransparency, transparencyHandlers } from './features/moderation/transparency.handlers.ts'
import { notificationHandlers } from './features/notifications/notifications.handlers.ts'
import { ratingHandlers } from './features/recipes/ratings/ratings.handlers.ts'
import { recipeHandlers } from './features/recipes/recipes.handlers.ts'
import { versionHandlers } from './features/recipes/versions/versions.handlers.ts'
import { reportHandlers } from './features/reports/reports.handlers.ts'
import { ruleHandlers } from './features/rules/rules.handlers.ts'
import { userHandlers } from './features/users/users.handlers.ts'
import type { CacheInvalidation } from './platform/database/cache-invalidation.ts'
import type { Database } from './platform/database/connect.ts'
import type { ReadForStranger } from './platform/database/stranger-reads.ts'
import { serveDocs } from './platform/docs/serve-docs.ts'
import type { FileStore } from './platform/files/store.ts'
import type { Admission } from './platform/http/admission.ts'
import { sendCachedResponses } from './platform/http/cache-fast-path.ts'
import { respondBeforeFastify } from './platform/http/direct-response.ts'
import { serveHealth } from './platform/http/health.ts'
import { Refusal } from './platform/http/problems.ts'
import { registerRoutes } from './platform/http/register.ts'
import type { ResponseCache } from './platform/http/response-cache.ts'
import { type HttpOptions, openHttp } from './platform/http/server.ts'
import { shedReads } from './platform/http/shed-reads.ts'
import type { Throttler } from './platform/http/throttle.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Limits } from './platform/limits/default-limits.ts'
import type { Providers } from './platform/openid/providers.ts'
import type { Tracing } from './platform/telemetry/tracing.ts'

/** Everything the handlers work with; the caller of `buildApp` opens and closes it. */
export type Services = {
  db: Database
  jobs: Jobs
  files: FileStore
  /** As the operator set them. */
  limits: Limits
  throttler: Throttler
  admission: Admission
  pictures: PictureProcessing
  pageReading: PageReading
  fileReading: FileReading
  /** Undefined if the operator has turned it off. */
  pageFetching: PageFetching | undefined
  responseCache: ResponseCache
  /** Makes the other processes of this site clear their response caches. */
  cacheInvalidation: Pick<CacheInvalidation, 'notify'>
  readForStranger: ReadForStranger
  /** Absolute, without a slash at the end; known once the server listens. */
  publicUrl: () => string
  /** The providers of OpenID Connect, by id. */
  providers: Providers
  contactDetails: ContactDetails
  isVerificationRequired: boolean
  /** Whether moderators need a second factor. Administrators need one too, once administrators and moderators together are two or more. */
  isSecondFactorRequired: boolean
  isReady: () => Promise<boolean>
  /** Undefined unless the operator names a collector. */
  tracing: Tracing | undefined
  /** False if DATA_DIR cannot be written to, or if a disk of the site is nearly full. */
  hasSpace: () => Promise<boolean>
}

/** Makes sure that visitors see no response from before a public write. */
function clearCaches({ responseCache, cacheInvalidation }: Services): void {
  responseCache.clear()
  cacheInvalidation.notify()
}

/** Registers a handler for each row of the route table. It opens nothing itself, so tests and tools can build it too. */
export async function buildApp(
  services: Services,
  http: Omit<HttpOptions, 'limits'>,
): Promise<FastifyInstance> {
  const { limits } = services
  const app = await openHttp({ ...http, limits })
  await services.tracing?.traceRequests(app)
  const handlers = {
    ...authHandlers(services),
    ...securityHandlers(services),
    ...secondFactorHandlers(services),
    ...recoveryHandlers(services),
    ...passkeyHandlers(services),
    ...identityHandlers(services),
    ...mailHandlers(),
    ...recipeHandlers(services),
    ...versionHandlers(services),
    ...exportRecipeHandlers(services),
    ...ratingHandlers(services),
    ...bookmarkHandlers(services),
    ...commentHandlers(services),
    ...cookHandlers(services),
    ...userHandlers(services),
    ...blockHandlers(services),
    ...leavingHandlers(services),
    ...notificationHandlers(services),
    ...contactHandlers(services),
    ...readHandlers(services),
    ...importFileHandlers(services),
    ...fetchHandlers(services),
    ...mediaHandlers(services),
    ...importLineHandlers(),
    ...draftHandlers(services),
    ...reportHandlers(),
    ...ruleHandlers(services),
    ...contentReportHandlers(services),
    ...moderationHandlers(services),
    ...moderatorHandlers(services),
    ...noticeHandlers(services),
    ...transparencyHandlers(),
    ...adminHandlers(services),
    ...adminSecurityHandlers(services),
    ...memberListHandlers(services),
  }
  registerRoutes(app, handlers, {
    authenticate: token => findViewer(services.db, token, limits.sessions),
    refuseRestricted: (...refused) => refuseRestricted(services.db, ...refused),
    refuseUnlessModerator: member => refuseUnlessModerator(services, member),
    refuseUnlessSecured: admin => refuseUnlessSecured(services, admin),
    throttler: services.throttler,
    admission: services.admission,
    responseCache: services.responseCache,
    limits,
    refuseWithoutSpace: async () => {
      if (!(await services.hasSpace())) throw new Refusal('unavailable', storageFull, { retryAfter: 60 })
    },
    onPublicWrite: () => clearCaches(services),
    db: services.db,
    readForStranger: services.readForStranger,
  })
  respondBeforeFastify(app, [
    // These are sent even while reads are refused.
    sendCachedResponses(app, { ...services, trustProxy: http.trustProxy }),
    shedReads(app, { ...http, admission: services.admission }),
  ])
  serveMedia(app, services)
  serveExports(app, services)
  serveTransparency(app, services)
  serveUnsubscribe(app, services)
  serveHealth(app, { isReady: services.isReady, readDeadlineMs: limits.readDeadlineMs })
  serveDocs(app, services)
  return app
}
