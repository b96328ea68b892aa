export const hiddenOnlyYou = 'Hidden, only you see it'
export const waits = 'Waiting for a moderator, only you see it'
export const whyWaits = 'You have written the same thing several times within an hour.'
export const whyHidden = 'Why, and how to appeal'
