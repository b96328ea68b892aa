import type { Operation } from '#contract/routes.ts'

/**
 * Who asks. `A` is the owner of what is asked for, `B` another member, `U` one whose address is not verified,
 * `S` one suspended after the sign-in, `ADM` an administrator; then tokens that are worth nothing: expired, logged
 * out, made up, malformed, two kinds of JWT, a link's, a deleted member's; `CK` is A's token in a cookie or the query.
 */
// biome-ignore format: one line, like the heads of the columns below
export const credentials = ['none', 'A', 'B', 'U', 'S', 'ADM', 'EXP', 'OUT', 'FRG', 'MAL', 'NON', 'HS', 'RST', 'DEL', 'CK'] as const

export type Credential = (typeof credentials)[number]

/** What each operation answers to each of them: test-plan §2.2, and the operations beyond the specification's. */
// biome-ignore format: a table is read by its columns
export const accessMatrix: Record<Operation, readonly number[]> = {
  //                  none  A    B    U    S    ADM  EXP  OUT  FRG  MAL  NON  HS   RST  DEL  CK
  checkAuth:          [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  logout:             [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  login:              [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  signup:             [201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201],
  requestReset:       [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  confirmReset:       [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  verifyEmail:        [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  resendVerification: [401, 200, 200, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  sendContactMessage: [201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201],
  listRecipes:        [200, 200, 200, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 200],
  listFacets:         [200, 200, 200, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 200],
  getRecipe:          [401, 200, 200, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  rateRecipe:         [401, 200, 200, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  editRecipe:         [401, 200, 403, 403, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  createRecipe:       [401, 201, 201, 201, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  deleteRecipe:       [401, 204, 403, 403, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  getBookmark:        [401, 200, 200, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  addBookmark:        [401, 200, 200, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  removeBookmark:     [401, 200, 200, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  addComment:         [401, 201, 201, 201, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  listOwnRecipes:     [401, 200, 200, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  listBookmarked:     [401, 200, 200, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  getCurrentUser:     [401, 200, 200, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  updateUser:         [401, 200, 403, 403, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  uploadAvatar:       [401, 200, 200, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  uploadImage:        [401, 201, 201, 201, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  getChef:            [200, 200, 200, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 200],
  followUser:         [401, 403, 200, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  unfollowUser:       [401, 403, 200, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  listNotifications:  [401, 200, 200, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  getUserStats:       [401, 200, 200, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  adminSignin:        [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  adminLogout:        [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  listAllUsers:       [401, 401, 401, 401, 401, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  listAllRecipes:     [401, 401, 401, 401, 401, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  listAllComments:    [401, 401, 401, 401, 401, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  getStatistics:      [401, 401, 401, 401, 401, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401],
  deleteComment:      [401, 401, 401, 401, 401, 204, 401, 401, 401, 401, 401, 401, 401, 401, 401],
}
