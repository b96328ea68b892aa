import { formatNumber } from '#texts/format/number.ts'

export const createTitle = 'Create a New Culinary Masterpiece'
export const editTitle = 'Edit Your Recipe'
export const create = 'Create Recipe'
export const update = 'Update Recipe'
export const isSaved = (title: string) => `“${title}” is saved.`
/** Of a recipe that only its author sees until a moderator decides. */
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

/** The name of the button for screen readers goes on after its label. */
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
