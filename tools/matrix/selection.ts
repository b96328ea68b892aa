const testsOfApi = (names: string[]) => names.map(name => `tests/api/${name}.test.ts`)

/** Tests that see a site only from outside, through HTTP, its database and its mails, and so can be run wherever it runs. */
export const outsideTests = [
  ...testsOfApi(['access-matrix', 'cors', 'docs-page', 'foreign-sites', 'refusal-order']),
  ...['admin', 'setup'].map(name => `server/features/admin/${name}.test.ts`),
  ...['follows', 'users', 'avatar'].map(name => `server/features/users/${name}.test.ts`),
  ...[
    'email-changes',
    'login',
    'names',
    'own-password',
    'reset',
    'sessions',
    'signup',
    'undo-email-change',
    'verification',
  ].map(name => `server/features/auth/${name}.test.ts`),
  ...[
    'facets',
    'recipe-edit',
    'recipe-filters',
    'recipe-lines',
    'recipe-list',
    'recipe-refusals',
    'recipes',
  ].map(name => `server/features/recipes/${name}.test.ts`),
  'server/features/recipes/search/search.test.ts',
  'server/features/recipes/search/short-parts.test.ts',
  'server/features/media/uploads.test.ts',
  'server/features/bookmarks/bookmarks.test.ts',
  'server/features/notifications/notifications.test.ts',
  'server/features/comments/comments.test.ts',
  'server/features/ratings/ratings.test.ts',
]

/** With those that need a site of their own settings, or one process that answers all of many calls at once. */
export const apiTests = [
  ...outsideTests,
  ...testsOfApi([
    'concurrent-members.full',
    'concurrent-recipes.full',
    'headers',
    'openapi.full',
    'openapi-client.full',
  ]),
]

/** What most visitors do, in the gate and beyond it: find, read, join, write, keep and say something, and the administrator's pages. */
export const mainJourneys = [
  'login',
  'signup',
  'recipes',
  'recipe-filters',
  'recipe-detail',
  'recipe-form',
  'recipe-edit',
  'recipe-comments',
  'recipe-rating',
  'recipe-bookmark',
  'my-recipes',
  'profile',
  'contact',
  'admin',
].map(name => `journeys/(gate/)?${name}.spec.ts`)
