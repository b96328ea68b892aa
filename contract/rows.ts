/**
 * Access, method and path of every operation. Plain strings, each a constant of its own, so that the build puts only
 * those into a page that it calls; bodies and replies are in the features' schemas.
 */

export const checkAuth = 'anyone GET /api/auth/check-auth'
export const logout = 'anyone POST /api/auth/logout'
export const login = 'anyone POST /api/auth/login'
export const signup = 'anyone POST /api/auth/signup'
export const requestReset = 'anyone POST /auth/reset-password'
export const confirmReset = 'anyone POST /api/auth/reset-password/confirm'
export const verifyEmail = 'anyone POST /api/auth/verify-email'
export const resendVerification = 'anyone POST /api/auth/verify-email/resend'
export const confirmEmailChange = 'anyone POST /api/auth/email-change/confirm'
export const undoEmailChange = 'anyone POST /api/auth/email-change/undo'
export const changePassword = 'user POST /api/auth/password'
export const signOutEverywhere = 'user POST /api/auth/logout-everywhere'

export const loginSecondFactor = 'anyone POST /api/auth/login/second-factor'
export const proveOwner = 'user POST /api/auth/proof'
export const startSecondFactor = 'user POST /api/auth/second-factor'
export const confirmSecondFactor = 'user POST /api/auth/second-factor/confirm'
export const renewRecoveryCodes = 'user POST /api/auth/second-factor/recovery-codes'
export const removeSecondFactor = 'user DELETE /api/auth/second-factor'
export const getSecurity = 'user GET /api/auth/security'
export const listSessions = 'user GET /api/auth/sessions'
export const endOtherSessions = 'user DELETE /api/auth/sessions'
export const endOneSession = 'user DELETE /api/auth/sessions/{id}'

export const listRecipes = 'optional GET /api/recipes'
export const listFacets = 'optional GET /api/recipes/facets'
export const suggest = 'optional GET /api/recipes/suggestions'
export const getRecipe = 'user GET /api/recipes/{id}'
export const createRecipe = 'user POST /api/recipes'
export const editRecipe = 'user PUT /api/recipes/{id}'
export const deleteRecipe = 'user DELETE /api/recipes/{id}'
export const listOwnRecipes = 'user GET /api/recipes/user'

export const rateRecipe = 'user PUT /api/recipes/{id}'

export const getBookmark = 'user GET /api/recipes/{id}/bookmark'
export const addBookmark = 'user POST /api/recipes/{id}/bookmark'
export const removeBookmark = 'user DELETE /api/recipes/{id}/bookmark'
export const listBookmarked = 'user GET /api/recipes/bookmarked'

export const addComment = 'user POST /api/recipes/{id}/comment'
export const listComments = 'user GET /api/recipes/{id}/comments'

export const getCurrentUser = 'user GET /api/users/current'
export const updateUser = 'user PUT /api/users/{id}'
export const uploadAvatar = 'user POST /api/users/avatar'
export const getUserStats = 'user GET /api/user-stats'
export const getChef = 'optional GET /api/users/{id}'
export const followUser = 'user POST /api/users/{id}/follow'
export const unfollowUser = 'user DELETE /api/users/{id}/follow'

export const getBlock = 'user GET /api/users/{id}/block'
export const blockUser = 'user POST /api/users/{id}/block'
export const unblockUser = 'user DELETE /api/users/{id}/block'
export const listBlocked = 'user GET /api/blocks'

export const getOwnData = 'user GET /api/users/current/data'
export const requestExport = 'user POST /api/users/current/export'
export const linkExport = 'user POST /api/users/current/export/link'
export const leave = 'user POST /api/users/current/leave'
export const comeBack = 'anyone POST /api/auth/return'
export const exportBeforeLeaving = 'anyone POST /api/auth/return/export'

export const listNotifications = 'user GET /api/notifications'

export const sendContactMessage = 'anyone POST /api/contact'

export const uploadImage = 'user POST /api/images'

export const reportContent = 'user POST /api/reports'
export const listOwnReports = 'user GET /api/reports'

export const listCases = 'moderator GET /api/moderation/cases'
export const claimNextCase = 'moderator POST /api/moderation/cases/claim'
export const getCase = 'moderator GET /api/moderation/cases/{id}'
export const claimCase = 'moderator POST /api/moderation/cases/{id}/claim'
export const releaseCase = 'moderator DELETE /api/moderation/cases/{id}/claim'
export const decideCase = 'moderator POST /api/moderation/cases/{id}/decision'
export const decideAppeal = 'moderator POST /api/moderation/cases/{id}/appeal/decision'
export const undoAction = 'moderator POST /api/moderation/actions/{id}/undo'

export const listNotices = 'user GET /api/notices'
export const getNotice = 'user GET /api/notices/{id}'
export const readNotice = 'user POST /api/notices/{id}/read'
export const appealNotice = 'user POST /api/notices/{id}/appeal'

export const getTransparency = 'anyone GET /api/transparency'

export const getRules = 'anyone GET /api/rules'
export const getRulesText = 'admin GET /api/admin/rules'
export const publishRules = 'admin PUT /api/admin/rules'

export const reportClientError = 'anyone POST /api/client-errors'

export const adminSignin = 'anyone POST /api/admin/signin'
export const adminLogout = 'anyone POST /api/admin/logout'
export const listAllUsers = 'admin GET /api/admin/users'
export const listMembers = 'admin GET /api/admin/members'
export const listAllRecipes = 'admin GET /api/admin/recipes'
export const listAllComments = 'admin GET /api/admin/comments'
export const getStatistics = 'admin GET /api/admin/statistics'
export const nameModerator = 'admin POST /api/admin/members/{id}/moderator'
export const removeModerator = 'admin DELETE /api/admin/members/{id}/moderator'
export const restrictMember = 'admin POST /api/admin/members/{id}/restriction'
export const liftRestriction = 'admin POST /api/admin/members/{id}/restriction/lift'
export const listAuditLog = 'admin GET /api/admin/audit-log'
export const deleteComment = 'admin DELETE /api/admin/comments/{id}'
