/** The lines of a text that are not blank, as a change names one. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map(line => line.trim())
    .filter(line => line !== '')

export const hasLine = (ingredients: string, line: string): boolean => linesOf(ingredients).includes(line)

/** A cook's photo by its address, as those of recipes are given. */
export const photosOf = ({ photoKey }: { photoKey: string | null }): { photo?: string } =>
  photoKey ? { photo: `/media/${photoKey}` } : {}
