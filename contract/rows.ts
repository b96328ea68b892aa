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
export const listPasskeys = 'user GET /api/auth/passkeys'
export const startPasskey = 'user POST /api/auth/passkeys/options'
export const addPasskey = 'user POST /api/auth/passkeys'
export const renamePasskey = 'user PUT /api/auth/passkeys/{id}'
export const removePasskey = 'user DELETE /api/auth/passkeys/{id}'
export const startPasskeyProof = 'user POST /api/auth/proof/passkey/options'
export const provePasskey = 'user POST /api/auth/proof/passkey'
export const startPasskeyLogin = 'anyone POST /api/auth/login/passkey/options'
export const loginPasskey = 'anyone POST /api/auth/login/passkey'
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

export const getRules = 'anyone GET /api/rules'
export const getRulesText = 'admin GET /api/admin/rules'
export const publishRules = 'admin PUT /api/admin/rules'

export const reportClientError = 'anyone POST /api/client-errors'

export const adminSignin = 'anyone POST /api/admin/signin'
export const adminLogout = 'anyone POST /api/admin/logout'
export const listAllUsers = 'admin GET /api/admin/users'
export const listAllRecipes = 'admin GET /api/admin/recipes'
export const listAllComments = 'admin GET /api/admin/comments'
export const getStatistics = 'admin GET /api/admin/statistics'
export const deleteComment = 'admin DELETE /api/admin/comments/{id}'
