export const hidden = 'Hidden'
export const waits = 'Waiting for a moderator'
export const photoState = (isRemoved: boolean) => (isRemoved ? 'Photo removed' : 'Photo hidden')
