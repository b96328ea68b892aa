export const noIngredients = 'No ingredients are listed.'
export const noInstructions = 'No instructions are given.'
