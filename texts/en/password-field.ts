/** For example 'Show confirm password', of the field's label. */
export const show = (label: string) => `Show ${label.toLowerCase()}`
