/** Every key of the query cache. A shorter key matches all keys that begin with it. */
export const authKey = (token: string | null) => ['auth', token] as const
export const currentUserKey = ['users', 'current'] as const
export const userStatsKey = ['users', 'stats'] as const
export const notificationsKey = ['notifications'] as const
export const ownReportsKey = ['own-reports'] as const
export const draftsKey = ['drafts'] as const
export const diaryKey = ['diary'] as const
export const blocksKey = ['blocks'] as const
export const rulesKey = ['rules'] as const
export const contactKey = ['contact'] as const
export const adminKey = ['admin'] as const
export const moderationKey = ['moderation'] as const
export const rulesTextKey = [...adminKey, 'rules'] as const
export const casesKey = [...moderationKey, 'cases'] as const
export const caseKey = (id: string) => [...moderationKey, 'case', id] as const
export const recoveriesKey = [...moderationKey, 'recoveries'] as const
export const noticesKey = ['notices'] as const
export const noticeKey = (id: string) => [...noticesKey, id] as const
export const importsKey = ['imports'] as const
export const importKey = (id: string) => [...importsKey, id] as const
export const importWaysKey = ['import-ways'] as const
export const transparencyKey = ['transparency'] as const
export const membersKey = [...adminKey, 'members'] as const
export const auditKey = [...adminKey, 'log'] as const
export const messagesKey = [...adminKey, 'messages'] as const
export const adminSecurityKey = [...adminKey, 'security'] as const
export const dashboardKey = [...adminKey, 'dashboard'] as const
export const chefsKey = ['chefs'] as const
export const chefKey = (id: string, isSignedIn: boolean) => [...chefsKey, id, isSignedIn] as const

/** The parts of the recipe cache: the lists, the page of one recipe, and the card, which is its public part. */
type RecipesPart =
  | 'catalogue'
  | 'matches'
  | 'featured'
  | 'latest'
  | 'countries'
  | 'by-chef'
  | 'detail'
  | 'versions'
  | 'cooks'
  | 'card'

/**
 * Returns the key of one part of the recipe cache. Without arguments, it matches everything about recipes except the member's own
 * two lists.
 */
export const recipesKey = (...part: [] | [RecipesPart, ...question: unknown[]]) => ['recipes', ...part]

/** The keys of the member's own recipes and of their bookmarks. */
export const myRecipesKeys = { user: ['own-recipes'], bookmarked: ['bookmarked-recipes'] } as const
