export const backToRecipes = 'Back to the recipes'
export const sessionEnded = 'Your session has ended. Log in again to read it.'
export const goneOrMistyped = 'It may have been taken off the table, or the address is not quite right.'
export const serverDidNotAnswer = 'The kitchen did not answer. Please try again in a moment.'
