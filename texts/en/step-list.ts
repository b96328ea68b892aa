export const noInstructions = 'No instructions are given.'
