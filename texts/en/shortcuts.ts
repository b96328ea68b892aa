export const keyboardShortcuts = 'Keyboard shortcuts'
export const useTheseKeys = 'Use these keys'

export const search = 'Search'
export const goToHomePage = 'Go to the home page'
export const goToRecipes = 'Go to the recipes'
export const thisList = 'This list'
