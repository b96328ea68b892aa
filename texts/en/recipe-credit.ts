/** The name follows. */
export const adaptedFrom = 'Adapted from'
export const publicDomain = 'In the public domain, from'
