import { counted } from '#texts/counted.ts'
import { formatNumber } from '#texts/format/number.ts'

// Lists of recipes

export const recipes = 'Recipes'
export const featuredFailed = (reason: string) => `Error: ${reason}`

export const recipesLoading = 'Loading recipes'
export const recipesShown = (count: number, total: number, isEstimate: boolean) =>
  isEstimate
    ? `${formatNumber(count)} of about ${formatNumber(total)} shown`
    : `${formatNumber(count)} of ${formatNumber(total)} shown`

export const viewRecipe = 'View Recipe'

/** Read aloud before the value, which an icon explains. */
export const rating = 'Rating'
export const noRatings = 'No ratings yet'
export const prepTime = 'Prep time'

export const serves = (servings: number) => `Serves ${formatNumber(servings)}`

/** The labels by stored word. The form suggests them in this order. */
export const dietLabels = {
  Vegan: 'Vegan',
  Dash: 'Dash',
  Keto: 'Keto',
  Atkins: 'Atkins',
  Pescatarian: 'Pescatarian',
  'Gluten-Free': 'Gluten-Free',
  Dessert: 'Dessert',
  Omnivore: 'Omnivore',
  Vegetarian: 'Vegetarian',
}

export const sharedBy = <Node>(author: Node) => ['Shared by ', author] as const
export const byChef = (name: string) => `by ${name}`

// Carousel

export const somethingSweet = 'Something sweet'
export const carousel = 'carousel'
export const slides = 'Slides'
export const play = 'Play'
export const pause = 'Pause'

export const showRecipe = (title: string) => `Show ${title}`
export const commentOn = (title: string) => `Comment on ${title}`
export const like = (title: string) => `Like ${title}`
export const liked = 'Recipe liked'
export const likeRemoved = 'Like removed'

// Filters

export const search = 'Search'
export const searchPlaceholder = 'Search recipes, chefs, ingredients...'
export const clearSearch = 'Clear the search'
export const country = 'Country'
export const diet = 'Diet'
export const allCountries = 'All'
export const showFilters = 'Show Filters'
export const hideFilters = 'Hide Filters'
export const recipesFound = (count: number, isEstimate: boolean) =>
  `${isEstimate ? 'about ' : ''}${counted(count, 'recipe')}`

export const minimumRating = 'Minimum Rating'
export const minimumServings = 'Minimum Servings'
export const maximumPrepTime = 'Maximum Prep Time (minutes)'
export const anyNumber = 'Any'
export const anyRating = 'Any rating'

export const activeFilters = 'Active filters'
export const removeFilter = (filter: string) => `Remove the filter ${filter}`
export const ratingAndUp = (rating: number) => `${formatNumber(rating)} and up`
export const servingsAndUp = (servings: number) => `${counted(servings, 'serving')} and up`
export const minutesAtMost = (minutes: number) => `${counted(minutes, 'minute')} at most`

// Sharing

export const facebook = 'Facebook'
export const twitter = 'Twitter'
export const instagram = 'Instagram'
export const whatsapp = 'WhatsApp'

export const shareRecipe = (title: string) => `Share ${title}`
export const shareOn = (site: string) => `Share on ${site}`
export const opening = (site: string) => `Opening ${site}`

// Bookmarks

export const bookmarkRecipe = (title: string) => `Bookmark ${title}`
export const bookmark = 'Bookmark'
export const bookmarked = 'Bookmarked'

export const bookmarkAdded = 'Recipe bookmarked'
export const bookmarkRemoved = 'Bookmark removed'

// Hidden by the moderators

export const hiddenOnlyYou = 'Hidden, only you see it'
export const waitsOnlyYou = 'Waiting for a moderator, only you see it'
export const whyWaits = 'You have written the same thing several times within an hour.'
export const whyHidden = 'Why, and how to appeal'

export const hidden = 'Hidden'
export const waits = 'Waiting for a moderator'
export const photoRemoved = 'Photo removed'
export const photoHidden = 'Photo hidden'

// Link previews and search engines

export const previewServes = (servings: number) => `serves ${formatNumber(servings)}`
export const servingsYield = (servings: number) => (servings === 1 ? '1 serving' : `${servings} servings`)

// Sentences of the API

export const notYourRecipe = 'Only the member who published this recipe can change or delete it.'
export const tooManyRecipes = (count: number) =>
  count === 1
    ? 'You have published 1 recipe, the most one member can keep. Delete it to publish another.'
    : `You have published ${formatNumber(count)} recipes, the most one member can keep. Delete one to publish another.`
export const tooMuchText = (megabytes: number) =>
  `Your recipes hold ${formatNumber(megabytes)} MB of text, the most one member can keep. Shorten or delete one first.`
export const tooManyComments = (count: number) =>
  count === 1
    ? 'You have commented on this recipe once, the most one member can.'
    : `You have commented on this recipe ${formatNumber(count)} times, the most one member can.`
