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
  transparencyFigures: '/transparency.csv',
  moderation: '/moderation',
  casesAbout: (memberId: number | string) => `/moderation?member=${memberId}`,
  moderationCase: (id: number | string) => `/moderation/cases/${id}`,
  notice: (id: number | string) => `/notices/${id}`,
  recipes: '/recipes',
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
  adminSignin: '/admin/signin',
  adminDashboard: '/admin/dashboard',
  adminRules: '/admin/rules',
  adminMembers: '/admin/members',
  adminLog: '/admin/log',
  /** What one member did, and what was done about the member. */
  adminLogOf: (memberId: number | string) => `/admin/log?member=${memberId}`,
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
