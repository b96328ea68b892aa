/** Available in browsers and Node, but the contract is compiled without the types of either. */
declare const URLSearchParams: new (query: Record<string, string>) => { toString: () => string }

/** The URL of every page, for links in the client and in mails. */
export const pageUrls = {
  home: '/',
  login: '/login',
  /** Where a provider sends the browser back to; it is registered there. */
  providerAnswer: (id: string) => `/login/with/${id}`,
  signup: '/signup',
  about: '/aboutus',
  contact: '/contactus',
  rules: '/rules',
  transparency: '/transparency',
  moderation: '/moderation',
  moderationCase: (id: number | string) => `/moderation/cases/${id}`,
  notice: (id: number | string) => `/notices/${id}`,
  recipes: '/recipes',
  /** The recipes of one country: the page of its kitchen. */
  recipesFrom: (country: string) => `/recipes?${new URLSearchParams({ country })}`,
  recipe: (id: number | string) => `/recipes/${id}`,
  /** The page of every recipe before its recipe is there: none has this number. */
  recipeShell: '/recipes/0',
  recipeVersions: (id: number | string) => `/recipes/${id}/versions`,
  myRecipes: '/myrecipes',
  importRecipe: '/myrecipes/import',
  importReview: '/myrecipes/import/review',
  importBatch: (id: number | string) => `/myrecipes/import/${id}`,
  /** One's own recipes, with an empty form open. */
  createRecipe: '/myrecipes?create',
  /** One's own recipes, with the form of this draft open. */
  draft: (id: number | string) => `/myrecipes?draft=${id}`,
  /** One's own recipes, with the form of this one open. */
  mendRecipe: (id: number | string) => `/myrecipes?edit=${id}`,
  profile: '/profile',
  profileTab: (name: string) => `/profile?tab=${name}`,
  leave: '/leave',
  chef: (id: number | string) => `/chefs/${id}`,
  resetPassword: (token: string) => `/reset-password?token=${token}`,
  verifyEmail: (token: string) => `/verify-email?token=${token}`,
  confirmEmailChange: (token: string) => `/email-change?token=${token}`,
  undoEmailChange: (token: string) => `/undo-email-change?token=${token}`,
  confirmRecovery: (token: string) => `/second-factor-recovery?token=${token}`,
  admin: '/admin',
  adminSetup: (token: string) => `/admin/setup?token=${token}`,
  adminSignin: '/admin/signin',
  adminDashboard: '/admin/dashboard',
  adminRules: '/admin/rules',
  adminMembers: '/admin/members',
  adminLog: '/admin/log',
  adminMessages: '/admin/messages',
  adminSecurity: '/admin/security',
  /** The page shown without a network in place of one that is not cached. */
  offline: '/offline',
} as const

/** The fragment of the rules' URL that names one of them. */
export const ruleFragment = (number: number) => `rule-${number}`

/** The fragment of a recipe's URL that names one comment. */
export const commentFragment = (id: string) => `comment-${id}`

/** The fragment of a recipe's URL that names its comments. */
export const commentsFragment = 'comments'
