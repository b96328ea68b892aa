export const recipeNotFound = 'This recipe was not found. It may have been deleted.'
export const commentNotFound = 'This comment was not found. It may have been deleted.'
export const memberNotFound = 'This member was not found. It may have been deleted.'
export const pictureNotFound = 'This picture was not found. It may have been deleted.'
