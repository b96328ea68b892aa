export const hiddenOnlyYou = 'Hidden, only you see it'
export const waits = 'Waits for a moderator, only you see it'
export const whyWaits = 'You have written the same several times within an hour.'
export const whyHidden = 'Why, and how to appeal'
