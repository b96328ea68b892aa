import { photoHashOf } from '../media/picture-quota.ts'

/** The lines of a text that are not blank, as a change names one. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map(line => line.trim())
    .filter(line => line !== '')

export const hasLine = (ingredients: string, line: string): boolean => linesOf(ingredients).includes(line)

/** The hash of a cook's photo, for the sweep that deletes what nothing shows. */
export const photoHashIn = ({ photoKey }: { photoKey: string | null }): string[] =>
  [photoHashOf(`/media/${photoKey}`)].filter(hash => hash !== undefined)
