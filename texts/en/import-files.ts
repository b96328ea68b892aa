import { formatNumber } from '#texts/format/number.ts'

/** Of what a recipe had elsewhere and has no place for here. */
const lostParts = {
  nutrition: 'its nutrition facts',
  video: 'its video',
  'more pictures': 'its other pictures',
  favourite: 'that it was a favourite',
  difficulty: 'its difficulty',
  attachments: 'its attached files',
} as const

export const lost = (parts: readonly (keyof typeof lostParts)[]) =>
  `Left behind: ${parts.map(part => lostParts[part]).join(', ')}.`
export const lostTags = (tags: readonly string[]) => `Tags left behind: ${tags.join(', ')}.`
export const pictureMissing = 'Its picture is not in the file.'
export const pictureRefused = (reason: string) => `Its picture was left behind. ${reason}`
export const picturesFull = 'Its picture was left behind: there is no room for more pictures.'
export const noTitle = 'It has no title.'
export const noIngredients = 'It has no ingredients.'
export const noInstructions = 'It has no steps.'
export const shortened = 'It has more text than a recipe here can have; the rest was left out.'
export const wrongAddress = 'The address of its source is too long, and was left out.'

/** What stands after the steps of a draft, since a recipe here has no field for it. */
export const notesHeading = 'Notes:'
export const equipmentLine = (equipment: readonly string[]) => `Equipment: ${equipment.join(', ')}`
export const yieldLine = (made: string) => `Makes ${made}`
export const heading = (name: string) => `${name}:`

export const preparing = (time: string) => `${time} preparation`
export const cooking = (time: string) => `${time} cooking`
export const bothTimes = (first: string, second: string) => `${first} + ${second}`
export const minutesText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${formatNumber(hours).replace(/\D/g, '')} h` : '', rest > 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ')
}
