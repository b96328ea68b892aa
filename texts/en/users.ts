import type { BlockSentences } from '#texts/blocks.ts'
// Own profile

export const account = 'Account'
export const security = 'Security'
export const notifications = 'Notifications'
export const myBookmarks = 'My Bookmarks'
export const cooked = 'Cooked'

export const sessionEnded = 'Your profile could not be loaded: your session has ended.'
export const profileNotLoaded = 'Your profile could not be loaded. Check your connection and try again.'
export const profileLoading = 'Loading your profile'
export const yourCard = 'Your card'
export const recipes = 'Recipes'
export const followers = 'Followers'
export const following = 'Following'
export const countsNotLoaded = 'The counts could not be loaded.'

export const basicInfo = 'Basic Info'
export const firstName = 'First Name'
export const lastName = 'Last Name'
export const title = 'Title'
export const email = 'Email'
export const aboutMe = 'About Me'
export const currentPassword = 'Current Password'
export const whyPassword = (oldEmail: string) =>
  `To change your email address. Without it, we first write to ${oldEmail} to ask.`
export const save = 'Save'
export const profileSaved = 'Your profile is saved.'
export const profileSavedButEmail =
  'Your profile is saved. To change the email address, open the link we have sent.'

export const leaveWithoutSaving = 'Leave without saving?'
export const changesNotSavedYet = 'Your changes here have not been saved yet.'
export const leaveForm = 'Leave'
export const stayInForm = 'Stay'

export const waitsForNew = (email: string) =>
  `Waiting for you to open the link we sent to ${email}. Until then, log in with the address below.`
export const waitsForOld = (email: string, oldEmail: string) =>
  `Waiting for you to open the link we sent to ${oldEmail}. After that, we write to ${email}.`

// Picture

export const choosePicture = 'Choose a picture'
export const pictureKinds = 'JPEG, PNG, WebP or HEIC. Cropped to a square.'

export const cropPicture = 'Crop your picture'
export const howToCrop = 'Drag the picture, or move it with the arrow keys.'
export const cropArea = 'Part of the picture to keep'
export const zoom = 'Zoom'
export const useThisPart = 'Use this part'
export const cannotBeShown =
  'This browser cannot show the picture, so you cannot crop it here. Use it as it is, and it will be cropped to a square when you save it.'
export const useWhole = 'Use it as it is'

export const preview = 'Preview'
export const pictureNotSavedYet = 'Your picture changes once you save it.'
export const saveAvatar = 'Save Avatar'
export const pictureSaved = 'Your picture is saved.'

// What others see of a member

export const chefLoading = 'Loading the cook'

export const recipesLoading = 'Loading recipes'
export const recipesFailed = 'The recipes could not be loaded.'
export const noRecipes = 'Nothing on the table yet. Good things take time.'

export const noSuchChef = 'Nobody by that name'
export const noSuchChefText = 'This seat is empty. The cook may have left the table.'
export const chefFailed = 'This cook could not be shown'
export const chefFailedText = 'The kitchen did not answer. Please try again in a moment.'
export const allRecipes = 'All recipes'

// Following

export const follow = 'Follow'
export const followChef = (name: string) => `Follow ${name}`
export const followed = (name: string) => `You follow ${name}`

export const unfollow = 'Unfollow'
export const unfollowChef = (name: string) => `Unfollow ${name}`
export const unfollowed = (name: string) => `You no longer follow ${name}`

export const logInToFollow = 'Please log in to follow a cook.'
export const followFailed = 'That did not work. Please try again.'

export const blockedFromFollowing = (name: string): BlockSentences => ({
  you: `You have blocked ${name}. To follow them, unblock them in your profile, under Security.`,
  author: `You cannot follow ${name}, because ${name} has blocked you.`,
})
