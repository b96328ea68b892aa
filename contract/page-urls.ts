/** Available in browsers and Node, but the contract is compiled without the types of either. */
declare const URLSearchParams: new (query: Record<string, string>) => { toString: () => string }

/** The URL of every page, for links in the client and in mails. */
export const pageUrls = {
  home: '/',
  login: '/login',
  /** The address to which a provider sends the browser back. It is registered with the provider. */
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
  /** The recipes of one country, on the page of its kitchen. */
  recipesFrom: (country: string) => `/recipes?${new URLSearchParams({ country })}`,
  recipe: (id: number | string) => `/recipes/${id}`,
  /** The recipe page before its recipe has loaded. No recipe has this id. */
  recipeShell: '/recipes/0',
  recipeVersions: (id: number | string) => `/recipes/${id}/versions`,
  myRecipes: '/myrecipes',
  importRecipe: '/myrecipes/import',
  importReview: '/myrecipes/import/review',
  importBatch: (id: number | string) => `/myrecipes/import/${id}`,
  /** The member's own recipes, with an empty form open. */
  createRecipe: '/myrecipes?create',
  /** The member's own recipes, with the form of this draft open. */
  draft: (id: number | string) => `/myrecipes?draft=${id}`,
  /** The member's own recipes, with the form of this recipe open. */
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
  /** The page that is shown offline instead of a page that is not cached. */
  offline: '/offline',
} as const

/** The fragment that links to one rule on the rules page. */
export const ruleFragment = (number: number) => `rule-${number}`

/** The fragment that links to one comment on a recipe's page. */
export const commentFragment = (id: string) => `comment-${id}`

/** The fragment that links to a recipe's comments. */
export const commentsFragment = 'comments'
