/** Returns the lines of a text that are not blank, in the form in which a change names a line. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map(line => line.trim())
    .filter(line => line !== '')

export const hasLine = (ingredients: string, line: string): boolean => linesOf(ingredients).includes(line)

/** Returns a cook's photo by its address, in the form of recipes' pictures. */
export const photosOf = ({ photoKey }: { photoKey: string | null }): { photo?: string } =>
  photoKey ? { photo: `/media/${photoKey}` } : {}
