/** Each page's title, and its description for search engines and link previews. */
export const home = 'Karibu mezani'
export const homeDescription =
  'Welcome to the table. Cook what the neighbours cook, and pass your own plate along.'

export const bringARecipe = 'Bring a recipe'
export const leave = 'Leave Mezani'
export const providerAnswer = 'Log in'
export const login = 'Login'
export const loginDescription = 'Welcome back. Your seat is still warm.'

export const signup = 'Sign Up'
export const signupDescription = 'Take a seat: save recipes, rate them and share your own.'

export const about = 'About Us'
export const aboutDescription =
  'Mezani means “at the table” in Swahili: a place for everyone who cooks at home.'

export const contact = 'Contact Us'
export const contactDescription = 'Ask us, correct us, or tell us what is missing from the table.'

export const rules = 'The rules'
export const rulesDescription = 'The rules of this table. Moderators decide by them and by nothing else.'

export const transparency = 'Transparency'
export const transparencyDescription =
  'Every report and every decision by the moderators, counted by month. Numbers only, no names.'
export const moderation = 'Moderation'
export const moderationCase = 'Case'
export const notice = 'From the moderators'

export const recipes = 'Recipes'
export const recipesDescription =
  'Recipes from everywhere: search by dish, chef, country, diet or ingredient.'

/** Until the recipe or the cook has loaded. */
export const recipe = 'Recipe'
export const chef = 'Chef'

export const myRecipes = 'My Recipes'
export const myProfile = 'My Profile'
export const resetPassword = 'Choose a new password'
export const verifyEmail = 'Verify your email'
export const emailChange = 'Confirm your new email'
export const undoEmailChange = 'Keep your email'
export const secondFactorRecovery = 'A lost second factor'
export const adminSetup = 'Set up this site'
export const adminSignin = 'Admin Sign In'
export const adminDashboard = 'Admin Dashboard'
export const adminMembers = 'Members'
export const adminLog = 'Log'
export const adminMessages = 'Messages'
export const adminSecurity = 'Security'
export const adminRules = 'The rules of this table'
export const offline = 'No connection'
export const notFound = 'Page not found'
