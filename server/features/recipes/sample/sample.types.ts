export type SampleCookName =
  | 'wanjiru'
  | 'fatma'
  | 'achieng'
  | 'neema'
  | 'brian'
  | 'tigist'
  | 'leila'
  | 'eleni'
  | 'giulia'
  | 'camille'
  | 'kenji'
  | 'suda'
  | 'rosa'

export type SampleCook = {
  username: SampleCookName
  firstName: string
  lastName: string
  title: string
  aboutMe: string
}

export type SampleRecipe = {
  /** Also the name of the recipe's picture, where one was drawn by hand. */
  slug: string
  title: string
  cook: SampleCookName
  /** One per line; a line that ends in a colon names the group below it. */
  ingredients: readonly string[]
  /** One step per line, without numbers. */
  instructions: readonly string[]
  /** From the first cut to the table, resting and chilling included; overnight soaking is named in the ingredients. */
  prepTime: string
  servings: number
  countryOfOrigin: string
  dietType: string
  /** An article about the dish, or else about its kind or main ingredient. Its `url`, blank, is its own page. */
  moreInfoUrl: string
}

export type SampleStars = 1 | 2 | 3 | 4 | 5

export type SampleActivity = {
  recipe: SampleRecipe['slug']
  ratings: Partial<Record<SampleCookName, SampleStars>>
  comments: readonly { cook: SampleCookName; content: string }[]
}
