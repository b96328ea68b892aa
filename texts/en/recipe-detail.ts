export const recipes = 'Recipes'
export const loading = 'Loading the recipe'

export const prepTime = 'Prep time'
export const serves = 'Serves'
export const dietType = 'Diet type'
export const country = 'Country'
export const unknownCountry = 'Not specified'
export const rating = 'Rating'

export const ingredients = 'Ingredients'
export const instructions = 'Instructions'
export const original = 'The original'
export const moreAboutIt = 'More about it'
export const moreFrom = (country: string) => `More recipes from ${country}`
export const whyText = 'Links from new members are shown as text.'

export const cookMode = 'Cook mode'
export const cookedThis = 'I cooked this'
export const print = 'Print'
