/** In the form. */
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

/** At the beginning of a refusal's sentence. */
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
