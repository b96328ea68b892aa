/**
 * The texts that both sides use. Sentences of the specification are verbatim.
 * One object a feature, so that a page in the browser carries only its own.
 */
export const authMessages = {
  emailTaken: 'Email already registered',
  invalidCredentials: 'Invalid email or password',
  passwordsDiffer: 'Passwords do not match',
  passwordTooShort: 'Password should be at least 6 characters',
  loginFailed: 'An error occurred during login. Please try again.',
  signupEmailInUse: 'The email address is already in use. Please proceed to login.',
  signupFailed: 'An error occurred during sign up. Please try again.',
  signedUp: 'Account has been created successfully. Please check your email to verify your account.',
  resetNeedsEmail: 'Please enter your email address.',
  resetSent: 'Password reset instructions sent to your email.',
  resetRefused: 'Failed to send reset instructions.',
  resetFailed: 'An error occurred. Please try again.',
} as const

export const recipesMessages = {
  unauthorized: 'Unauthorized. Please log in.',
  listFailed: 'An error occurred while fetching recipes.',
  detailFailed: 'Failed to load recipe. Please try again.',
  notFound: 'Recipe not found',
  noneFound: 'No recipes found.',
  noneFoundHint: 'Try adjusting your search or filters.',
  ownListFailed: 'Failed to fetch recipes. Please try again later.',
  saveFailed: 'Failed to save the recipe. Please try again.',
  deleteFailed: 'Failed to delete the recipe. Please try again.',
  unchanged: 'No changes were made to the recipe.',
} as const

export const bookmarksMessages = {
  unauthorized: 'Please log in to bookmark recipes.',
  failed: 'Failed to update bookmark. Please try again.',
  removeFailed: 'Failed to remove the bookmark. Please try again.',
} as const

export const ratingsMessages = {
  updated: 'Rating updated successfully!',
  failed: 'Failed to update rating. Please try again.',
} as const

export const commentsMessages = {
  added: 'Comment added successfully!',
  failed: 'Failed to add comment. Please try again.',
} as const

export const contactMessages = {
  sent: 'Your message is sent successfully!',
  failed: 'Failed to send message.',
} as const

export const usersMessages = {
  updateFailed: 'Error updating profile. Please try again.',
  avatarFailed: 'Error uploading avatar. Please try again.',
} as const

export const messages = {
  auth: authMessages,
  recipes: recipesMessages,
  bookmarks: bookmarksMessages,
  ratings: ratingsMessages,
  comments: commentsMessages,
  contact: contactMessages,
  users: usersMessages,
} as const
