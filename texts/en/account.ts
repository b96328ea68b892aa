export const sessionEnded = 'Your profile could not be loaded: your session has ended.'
export const notLoaded = 'Your profile could not be loaded. Check your connection and try again.'
export const loading = 'Loading your profile'
export const yourCard = 'Your card'
/** In the menus, in the place of a name that is not known. */
export const account = 'Account'

export const recipes = 'Recipes'
export const followers = 'Followers'
export const following = 'Following'
export const countsNotLoaded = 'The counts could not be loaded.'
