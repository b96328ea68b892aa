import type { BlockSentences } from '#texts/blocks.ts'
import { counted } from '#texts/counted.ts'

export const recipes = 'Recipes'
export const recipeLoading = 'Loading the recipe'

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

/** The name follows. */
export const adaptedFrom = 'Adapted from'
export const publicDomain = 'In the public domain, from'

export const backToRecipes = 'Back to the recipes'
export const sessionEnded = 'Your session has ended. Log in again to read it.'
export const goneOrMistyped = 'It may have been taken off the table, or the address is not quite right.'
export const serverDidNotAnswer = 'The kitchen did not answer. Please try again in a moment.'

// Rating

export const ratings = (count: number) => `from ${counted(count, 'cook')}`
export const youGave = (stars: number) => `You gave this ${counted(stars, 'star')}.`
export const giveYourStars = 'Cooked it? Give it your stars.'

export const yourRating = 'Your rating'
export const starCount = (stars: number) => counted(stars, 'star')

// Comments

export const comments = 'Comments'
/** Read aloud after the number of comments. */
export const commentsAfterNumber = (count: number | undefined) => (count === 1 ? ' comment' : ' comments')
/** The author of a comment that was sent without one. */
export const aCook = 'A cook'
export const olderCommentsFailed = 'Earlier comments could not be loaded. Please try again.'
export const noComments = 'Nobody has said anything yet.'

export const comment = 'Comment'
export const commentPlaceholder = 'What would you tell the next cook?'
export const addComment = 'Add comment'
/** Leads to the page on which a member can end a block. */
export const openSecurity = 'Open Security'
export const blockedFromCommenting = (name: string): BlockSentences => ({
  you: `You have blocked ${name}. To comment on this recipe, unblock them in your profile, under Security.`,
  author: `You cannot comment on this recipe, because ${name} has blocked you.`,
})

// Versions

export const versionNumber = (number: number) => `Version ${number}`
export const toldOn = (change: string, day: string) => ` · ${change} on ${day}`
