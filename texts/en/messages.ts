// The specification's sentences, word for word.

// Accounts

export const emailTaken = 'Email already registered'
export const invalidCredentials = 'Invalid email or password'
export const passwordsDiffer = 'Passwords do not match'
export const passwordTooShort = 'Password should be at least 6 characters'
export const loginFailed = 'An error occurred during login. Please try again.'
export const signupEmailInUse = 'The email address is already in use. Please proceed to login.'
export const signupFailed = 'An error occurred during sign up. Please try again.'
export const signedUp =
  'Account has been created successfully. Please check your email to verify your account.'
export const resetNeedsEmail = 'Please enter your email address.'
export const resetSent = 'Password reset instructions sent to your email.'
export const resetRefused = 'Failed to send reset instructions.'
export const resetFailed = 'An error occurred. Please try again.'

// Recipes

export const recipesUnauthorized = 'Unauthorized. Please log in.'
export const recipesFailed = 'An error occurred while fetching recipes.'
export const recipeFailed = 'Failed to load recipe. Please try again.'
export const recipeNotFound = 'Recipe not found'
export const noRecipesFound = 'No recipes found.'
export const noRecipesFoundHint = 'Try adjusting your search or filters.'
export const ownRecipesFailed = 'Failed to fetch recipes. Please try again later.'
export const recipeSaveFailed = 'Failed to save the recipe. Please try again.'
export const recipeDeleteFailed = 'Failed to delete the recipe. Please try again.'
export const recipeUnchanged = 'No changes were made to the recipe.'

// Bookmarks

export const bookmarksUnauthorized = 'Please log in to bookmark recipes.'
export const bookmarkFailed = 'Failed to update bookmark. Please try again.'
export const bookmarkRemoveFailed = 'Failed to remove the bookmark. Please try again.'

// Ratings

export const ratingUpdated = 'Rating updated successfully!'
export const ratingFailed = 'Failed to update rating. Please try again.'

// Comments

export const commentAdded = 'Comment added successfully!'
export const commentFailed = 'Failed to add comment. Please try again.'

// Profile

export const profileUpdateFailed = 'Error updating profile. Please try again.'
export const avatarFailed = 'Error uploading avatar. Please try again.'

// Contact

export const messageSent = 'Your message is sent successfully!'
export const messageFailed = 'Failed to send message.'
