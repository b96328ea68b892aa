export const offline = 'You are offline. What you opened before can still be read.'
export const newVersion = 'A new version of Mezani is ready.'
export const loadIt = 'Load it'
export const later = 'Later'
