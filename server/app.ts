import type { FastifyInstance } from 'fastify'
import type { Operation } from '#contract/routes.ts'
import { storageFull } from '#texts/request-refusals.ts'
import { adminHandlers } from './features/admin/admin.handlers.ts'
import { serveAdminSetup } from './features/admin/setup.routes.ts'
import { authHandlers } from './features/auth/auth.handlers.ts'
import { findViewer } from './features/auth/sessions.queries.ts'
import { bookmarkHandlers } from './features/bookmarks/bookmarks.handlers.ts'
import { commentHandlers } from './features/comments/comments.handlers.ts'
import { contactHandlers } from './features/contact/contact.handlers.ts'
import { mediaHandlers } from './features/media/media.handlers.ts'
import { serveMedia } from './features/media/media.routes.ts'
import { notificationHandlers } from './features/notifications/notifications.handlers.ts'
import { ratingHandlers } from './features/ratings/ratings.handlers.ts'
import { recipeHandlers } from './features/recipes/recipes.handlers.ts'
import { reportHandlers } from './features/reports/reports.handlers.ts'
import { userHandlers } from './features/users/users.handlers.ts'
import type { Database } from './platform/database/connect.ts'
import { serveDocs } from './platform/docs/serve-docs.ts'
import type { FileStore } from './platform/files/store.ts'
import type { Admission } from './platform/http/admission.ts'
import { serveCachedResponses } from './platform/http/cache-fast-path.ts'
import { serveHealth } from './platform/http/health.ts'
import { Refusal } from './platform/http/problems.ts'
import { registerRoutes } from './platform/http/register.ts'
import type { ResponseCache } from './platform/http/response-cache.ts'
import { type HttpOptions, openHttp } from './platform/http/server.ts'
import type { Throttler } from './platform/http/throttle.ts'
import type { Jobs } from './platform/jobs/jobs.ts'

/** Everything the handlers work with; the caller of `buildApp` opens and closes it. */
export type Services = {
  db: Database
  jobs: Jobs
  files: FileStore
  throttler: Throttler
  admission: Admission
  responseCache: ResponseCache
  /** Makes the other processes of this site clear their response caches. */
  cacheInvalidation: { notify(): void }
  /** Absolute, without a slash at the end; known once the server listens. */
  publicUrl: () => string
  isVerificationRequired: boolean
  isReady: () => Promise<boolean>
  /** False where DATA_DIR cannot be written to, or a disk of the site is nearly full. */
  hasSpace: () => Promise<boolean>
}

/** What is served on a disk that is nearly full: it takes hardly any space, or frees some. */
const smallWrites: ReadonlySet<Operation> = new Set([
  'login',
  'logout',
  'adminSignin',
  'adminLogout',
  'verifyEmail',
  'confirmReset',
  'deleteRecipe',
  'deleteComment',
  'removeBookmark',
  'unfollowUser',
  'reportClientError',
])

/** Their writes change no public response: sessions and accounts, bookmarks, messages to the team. */
const privateWrites: ReadonlySet<Operation> = new Set([
  'login',
  'logout',
  'signup',
  'adminLogout',
  'requestReset',
  'confirmReset',
  'resendVerification',
  'verifyEmail',
  'confirmEmailChange',
  'undoEmailChange',
  'changePassword',
  'signOutEverywhere',
  'adminSignin',
  'sendContactMessage',
  'reportClientError',
  'addBookmark',
  'removeBookmark',
])

/** Registers a handler for each row of the route table. It opens nothing itself, so that tests and tools build it too. */
export async function buildApp(services: Services, http: HttpOptions): Promise<FastifyInstance> {
  const app = await openHttp(http)
  const handlers = {
    ...authHandlers(services),
    ...recipeHandlers(services),
    ...ratingHandlers(services),
    ...bookmarkHandlers(services),
    ...commentHandlers(services),
    ...userHandlers(services),
    ...notificationHandlers(services),
    ...contactHandlers(services),
    ...mediaHandlers(services),
    ...reportHandlers(),
    ...adminHandlers(services),
  }
  registerRoutes(app, handlers, {
    authenticate: token => findViewer(services.db, token),
    throttler: services.throttler,
    admission: services.admission,
    responseCache: services.responseCache,
    privateWrites,
    smallWrites,
    refuseWithoutSpace: async () => {
      if (!(await services.hasSpace())) throw new Refusal('unavailable', storageFull, { retryAfter: 60 })
    },
    onPublicWrite: () => {
      services.responseCache.clear()
      services.cacheInvalidation.notify()
    },
  })
  serveCachedResponses(app, { ...services, isBehindProxy: http.trustProxy.length > 0 })
  serveMedia(app, services)
  serveAdminSetup(app, services)
  serveHealth(app, services.isReady)
  serveDocs(app, services.publicUrl)
  return app
}
