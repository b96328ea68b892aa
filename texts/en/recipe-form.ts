import { formatNumber } from '#texts/format/number.ts'

export const createTitle = 'Create a New Culinary Masterpiece'
export const editTitle = 'Edit Your Recipe'
export const create = 'Create Recipe'
export const update = 'Update Recipe'
export const isSaved = (title: string) => `“${title}” is saved.`
/** For a recipe that only its author sees until a moderator decides. */
export const isSavedForModerators = (title: string) =>
  `${isSaved(title)} A moderator will look at what you changed.`

export const draftKept = 'Draft kept on this device'
export const draftKeptOnClose = 'What you wrote is kept on this device as a draft.'
export const draftFound = 'This device has a draft of this that was never saved.'
export const continueDraft = 'Continue the draft'
export const discardDraft = 'Discard it'
export const replaceTyped = 'Replace what you typed?'
export const replaceTypedText = 'The draft will replace everything that is in the form now.'
export const replaceTypedConfirm = 'Replace it'
export const keepTyping = 'Keep typing'

export const prepTimePlaceholder = '1 hour 30 min'
export const prepTimeNotFound =
  'Shown as you write it. For filters to find it, write a time like “1 hour 30 min”.'
export const prepTimeReadAs = (minutes: number) =>
  `Read as ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
export const ratingHint = (max: number, step: number) =>
  `0 to ${formatNumber(max)}, in steps of ${formatNumber(step)}`
export const ingredientsHint = 'One ingredient per line'
export const instructionsHint = 'One step per line'

/** The button's name for screen readers continues after its label. */
export const uploadChefImage = { label: 'Upload', purpose: 'a chef image' }
export const useMyNameAndPicture = 'Use my name and picture'
export const useMyName = 'Use my name'
export const urlHint = 'Where the recipe was first published'
export const useOwnPage = 'Use its own page here'
export const ownPagePending = 'The recipe gets its page when it is published.'
export const moreInfoUrlHint = 'A page that tells more about the dish'
export const ourRecipesFrom = (country: string) =>
  country ? `Use our recipes from ${country}` : 'Use our recipes'
export const uploadPhoto = 'Upload a photo'
export const useThisCover = 'Use this cover'
export const imageHint =
  'A cover is drawn from your title, ingredients, country and diet. Either button fills in this field.'
export const coverPending = 'Your cover will be drawn when you save.'
export const noPictureThere = 'There is no picture at this address.'
export const dishWillLieHere = 'Your dish will lie here.'

// What a save does

/** The form of an edited recipe says which version it will become. */

export const willBeVersion = (number: number) => `This will be version ${number}.`
export const whoIsTold = 'Everybody who has bookmarked it is told once.'
export const correction = 'A small correction.'
export const staysVersion = (number: number) =>
  `Version ${number} stays version ${number}, and nobody is told.`

export const whatChanged = 'What changed?'
export const mayStayEmpty = 'In your own words, shown beside the version. You may leave it empty.'

// What is wrong with a field

export const isRequired = {
  title: 'Title is required.',
  dietType: 'Diet Type is required.',
  countryOfOrigin: 'Country of Origin is required.',
  prepTime: 'Prep Time is required.',
  servings: 'Servings are required.',
  rating: 'Rating is required.',
  ingredients: 'Ingredients are required.',
  instructions: 'Instructions are required.',
  chefName: 'Chef Name is required.',
  chefImage: 'Chef Image is required.',
  url: 'URL is required.',
  moreInfoUrl: 'More Info URL is required.',
  image: 'Image is required.',
}

export const mustBeWebAddress = (label: string) =>
  `${label} must be a web address that starts with https:// or http://.`
export const mustBeOnStep = (label: string, max: number, step: number) =>
  `${label} must be a number from 0 to ${formatNumber(max)}, in steps of ${formatNumber(step)}.`
export const mustBeAtLeast = (label: string, min: number) => `${label} must be ${formatNumber(min)} or more.`

export const fieldsNeedAnotherLook = (count: number) =>
  count === 1 ? 'One field needs another look' : `${formatNumber(count)} fields need another look`
