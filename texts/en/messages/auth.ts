/** The specification's sentences, word for word: constants, so that a page in the browser carries only what it shows. */
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
