import type { Filters } from './filters.ts'

export const minRatingLabel = (rating: number): string => `${rating} and up`

/** How each filter in force is called on its chip. The diet has its own pressed button, the country its own field. */
export function filterLabels(filters: Filters): { name: keyof Filters; words: string }[] {
  const { q, minRating, minServings, maxPrepTime } = filters
  return [
    q.trim() ? { name: 'q' as const, words: `“${q.trim()}”` } : undefined,
    minRating ? { name: 'minRating' as const, words: minRatingLabel(minRating) } : undefined,
    minServings
      ? { name: 'minServings' as const, words: `${pluralize(minServings, 'serving')} and up` }
      : undefined,
    maxPrepTime
      ? { name: 'maxPrepTime' as const, words: `${pluralize(maxPrepTime, 'minute')} at most` }
      : undefined,
  ].filter(chip => chip !== undefined)
}

/** '1,234', or 'about 51,000' */
export const formatCount = (count: number, isEstimate = false): string =>
  `${isEstimate ? 'about ' : ''}${count.toLocaleString('en')}`

export const pluralize = (count: number, noun: string, isEstimate = false): string =>
  `${formatCount(count, isEstimate)} ${noun}${count === 1 ? '' : 's'}`
