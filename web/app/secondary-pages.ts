import type { PageModule } from './page-row.ts'

/**
 * Pages that few visits lead to. Every page's first load would otherwise list their chunks, and hashes do not compress. Instead,
 * these pages cost one small additional file, which is preloaded if the server renders one of them.
 */
export const secondaryPages = {
  moderation: () => import('#web/pages/moderation.tsx'),
  'moderation-case': () => import('#web/pages/moderation-case.tsx'),
  'recipe-versions': () => import('#web/pages/recipe-versions.tsx'),
  notice: () => import('#web/pages/notice.tsx'),
  import: () => import('#web/pages/import.tsx'),
  'import-review': () => import('#web/pages/import-review.tsx'),
  'import-batch': () => import('#web/pages/import-batch.tsx'),
  'reset-password': () => import('#web/pages/reset-password.tsx'),
  'provider-answer': () => import('#web/pages/provider-answer.tsx'),
  'verify-email': () => import('#web/pages/verify-email.tsx'),
  'email-change': () => import('#web/pages/email-change.tsx'),
  'undo-email-change': () => import('#web/pages/undo-email-change.tsx'),
  'second-factor-recovery': () => import('#web/pages/second-factor-recovery.tsx'),
  leave: () => import('#web/pages/leave.tsx'),
  'admin-setup': () => import('#web/pages/admin-setup.tsx'),
  'admin-signin': () => import('#web/pages/admin-signin.tsx'),
  'admin-dashboard': () => import('#web/pages/admin-dashboard.tsx'),
  'admin-members': () => import('#web/pages/admin-members.tsx'),
  'admin-messages': () => import('#web/pages/admin-messages.tsx'),
  'admin-log': () => import('#web/pages/admin-log.tsx'),
  'admin-security': () => import('#web/pages/admin-security.tsx'),
  'admin-rules': () => import('#web/pages/admin-rules.tsx'),
} satisfies Record<string, () => Promise<PageModule>>

export type SecondaryPageName = keyof typeof secondaryPages
