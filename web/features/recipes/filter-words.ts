import type { Filters } from './filters.ts'

export const ratingAndUp = (rating: number): string => `${rating} and up`

/** How each filter in force is called on its chip. The diet has its own pressed button, the country its own field. */
export function filterWords(filters: Filters): { name: keyof Filters; words: string }[] {
  const { q, minRating, minServings, maxPrepTime } = filters
  return [
    q.trim() ? { name: 'q' as const, words: `“${q.trim()}”` } : undefined,
    minRating ? { name: 'minRating' as const, words: ratingAndUp(minRating) } : undefined,
    minServings
      ? { name: 'minServings' as const, words: `${counted(minServings, 'serving')} and up` }
      : undefined,
    maxPrepTime
      ? { name: 'maxPrepTime' as const, words: `${counted(maxPrepTime, 'minute')} at most` }
      : undefined,
  ].filter(chip => chip !== undefined)
}

/** '1,234', or 'about 51,000' */
export const inWords = (count: number, isEstimate = false): string =>
  `${isEstimate ? 'about ' : ''}${count.toLocaleString('en')}`

export const counted = (count: number, noun: string, isEstimate = false): string =>
  `${inWords(count, isEstimate)} ${noun}${count === 1 ? '' : 's'}`
