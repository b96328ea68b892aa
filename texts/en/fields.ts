import { formatNumber } from '#texts/format/number.ts'

// Names of fields

export const email = 'Email'
export const username = 'Username'
export const firstName = 'First name'
export const lastName = 'Last name'
export const title = 'Title'
export const aboutMe = 'About me'
export const password = 'Password'
export const currentPassword = 'Current password'
export const code = 'Code'
export const ticket = 'Ticket'
export const passkeyName = 'Name'
export const phoneNumber = 'Phone number'
export const message = 'Message'
export const comment = 'Comment'
export const howCooked = 'How it was cooked'
export const cookedVersion = 'The version'
export const changedLine = 'A changed line'
export const changeVerb = 'How a line was changed'
export const changeWhat = 'What a line was changed to'
export const note = 'The note'
export const minutes = 'The time'
export const photo = 'The photo'
export const whatChanged = 'What changed'
export const rating = 'Rating'
export const address = 'The address'
export const page = 'The page'
export const rules = 'The rules'
export const explanation = 'What is wrong'
export const reason = 'The reason'
export const ingredientLine = 'A line of ingredients'
export const ingredientLines = 'The ingredients'
export const language = 'Language'
export const appeal = 'Your appeal'
export const revision = 'The revision'
export const sourceKind = 'Where it is from'
export const sourceName = 'The name of the source'
export const sourceAuthor = 'The author of the source'
export const licence = 'The licence'
export const sourceInstructions = 'The instructions of the source'
export const origin = 'Where it is from'
export const credit = 'Whose it is'

// Fields of a recipe

/** The labels in the form. */
export const recipeFieldLabels = {
  title: 'Title',
  dietType: 'Diet Type',
  countryOfOrigin: 'Country of Origin',
  prepTime: 'Prep Time',
  servings: 'Servings',
  rating: 'Rating',
  ingredients: 'Ingredients',
  instructions: 'Instructions',
  chefName: 'Chef Name',
  chefImage: 'Chef Image',
  url: 'URL',
  moreInfoUrl: 'More Info URL',
  image: 'Image',
}

/** The beginning of a refusal's sentence. */
export const recipeFieldSubjects = {
  title: 'Title',
  dietType: 'Diet type',
  countryOfOrigin: 'Country of origin',
  prepTime: 'Prep time',
  servings: 'Servings',
  rating: 'Rating',
  ingredients: 'Ingredients',
  instructions: 'Instructions',
  chefName: 'Chef name',
  chefImage: 'Chef image',
  url: 'URL',
  moreInfoUrl: 'More info URL',
  image: 'Image',
}

// What is wrong with a field

type Range = { min: number; max: number }

export const isRequired = (name: string) => `${name} is required.`
export const mustBeText = (name: string) => `${name} must be text.`
export const tooLong = (name: string, max: number) =>
  `${name} can have at most ${formatNumber(max)} characters.`
export const lineTooLong = (name: string, line: number, max: number) =>
  `${name}: line ${formatNumber(line)} can have at most ${formatNumber(max)} characters. Break it into several lines.`
export const tooManyLines = (name: string, max: number) =>
  `${name} can have at most ${formatNumber(max)} lines, blank ones included.`
export const unstorable = (name: string) => `${name} contains a character that cannot be stored.`
export const mustBeNumber = (name: string) => `${name} must be a number.`
export const outOfRange = (name: string, { min, max }: Range) =>
  `${name} must be a number from ${formatNumber(min)} to ${formatNumber(max)}.`
export const offStep = (name: string, { min, max }: Range, step: number) =>
  `${name} must be a number from ${formatNumber(min)} to ${formatNumber(max)}, in steps of ${formatNumber(step)}.`
export const mustBeWebAddress = (name: string) =>
  `${name} must be a web address that starts with http:// or https://.`
export const mustBeEmail = (name: string) => `${name} must be an email address, like cook@example.org.`
export const mustBeOneOf = (name: string, values: string) => `${name} must be one of ${values}.`
export const canOnlyBe = (name: string, value: string) => `${name} can only be ${value}.`
export const idMustBeWhole = 'An id is a whole number.'
export const emailLikeName = 'A name is shown to everybody, so it cannot be an email address.'
export const hiddenCharacters = (name: string) =>
  `${name} contains a line break or an invisible character. Please type it without.`
export const reservedName =
  'This name belongs to the site or to the people who run it. Please choose another one.'
export const invalidValue = 'This value cannot be used here.'
export const subjectMustBeOneOf = (subjects: string) => `The subject must be one of: ${subjects}.`
export const ratingMustBeStars = (min: number, max: number) =>
  `Rating must be a number from ${formatNumber(min)} to ${formatNumber(max)}, or 0 to withdraw it.`
export const passwordTooLong = (max: number) => `A password can have at most ${formatNumber(max)} characters.`
