// Titles of pages, and their descriptions for search engines and link previews

export const siteName = 'Mezani'
export const documentTitle = (page: string) => `${page} · Mezani`

export const karibuMezani = 'Karibu mezani'
export const homeDescription =
  'Welcome to the table. Cook what the neighbours cook, and pass your own plate along.'

export const bringARecipe = 'Bring a recipe'
export const leave = 'Leave Mezani'
export const providerAnswer = 'Log in'
export const login = 'Login'
export const loginDescription = 'Welcome back. Your seat is still warm.'

export const signUp = 'Sign Up'
export const signupDescription = 'Take a seat: save recipes, rate them and share your own.'

export const aboutUs = 'About Us'
export const aboutDescription =
  'Mezani means “at the table” in Swahili: a place for everyone who cooks at home.'

export const contactUs = 'Contact Us'
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

/** Titles until the recipe or the cook has loaded. */
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
export const noConnection = 'No connection'
export const notFound = 'Page not found'

// Header and menus

export const home = 'Home'
export const logIn = 'Log In'
export const logOut = 'Log Out'

export const skipToContent = 'Skip to the content'
export const mainNavigation = 'Main'
export const menu = 'Menu'
export const closeMenu = 'Close menu'
export const account = 'Account'
/** The links of anonymous visitors, who have no bar. */
export const getStarted = 'Get started'

export const theme = 'Theme'
export const themeNames = { system: 'System', light: 'Light', dark: 'Dark' }

// Footer

export const copyright = (year: number) => `© ${year} Mezani`
export const clickToExpand = 'Click to expand'
export const clickToCollapse = 'Click to collapse'
export const motto = 'A place at the table for everyone who cooks at home.'
export const footerNavigation = 'Footer'

// Home page

export const onTheTableNow = 'On the table now'
export const allRecipes = 'All recipes'

export const welcome =
  'Welcome to the table. Cook what the neighbours cook, from Mombasa to Lima, and pass your own plate along.'
export const heroPicture = 'A green table cloth with a kanga border, laid with dishes from many countries'

// About us

export const oneMorePlate = 'There is always room for one more plate'
export const nameMeaning = <Node>(name: Node) =>
  [
    name,
    ' means “at the table” in Swahili. It is where the day is told, where guests become family, and where recipes are really passed on: by hand, by taste, with an argument about the salt.',
  ] as const
export const openTable =
  'We keep that table open to everyone. Bring the dish you know best, try the one you have never heard of, and tell the cook how it went.'

export const laidTablePicture = 'A table laid with injera and stews, chapati, coffee and a salad'
export const spicesPicture = 'Five bowls of ground spices and two sticks of cinnamon'
export const doughPicture = 'Dough and a rolling pin on a board, and the print of a hand in flour'

export const mission = 'Mission'
export const missionText =
  'To help people cook what other people really eat at home, by putting every cook’s own words, measures and shortcuts within reach.'
export const vision = 'Vision'
export const visionText =
  'A world in which no family dish is lost because nobody wrote it down, and no kitchen is too small or too far away to teach us something.'
export const culture = 'Culture'
export const cultureText =
  'We say karibu to beginners, we credit the cook, we taste before we judge, and we keep the table free of noise and of anything that is not about food.'

// A page that does not exist

export const notFoundCode = '404 Error'
export const notFoundText = 'Somebody finished this plate before you came. The kitchen is still open, though.'
export const goBack = 'Go back'
export const contactSupport = 'Contact support'

// A page that failed

export const pageFailed = 'This page did not come out right'
export const pageFailedText =
  'Something went wrong on our side while preparing it. Load it again, or start from the home page.'
export const loadAgain = 'Load it again'
export const goToHomePage = 'Go to the home page'

export const pageIsComing =
  'The site is very busy right now. This page should appear in a few seconds; if it does not, please load it again.'
export const tooManyPages =
  'A great many pages have been opened from this network in a short time. Please try again in a few minutes.'

// Without a connection

export const notOnDevice = 'This page is not on your device'
export const notOnDeviceText =
  'You are offline, and this page has not been opened here before. Check your connection and try again. Recipes that you opened while you were signed in can still be read.'

export const youAreOffline = 'You are offline. What you opened before can still be read.'
export const newVersion = 'A new version of Mezani is ready.'
export const loadNewVersion = 'Load it'
export const later = 'Later'

export const savedCopy = <Node>(relativeTime: Node) =>
  ['You are reading a saved copy from ', relativeTime, ', because the site cannot be reached.'] as const
