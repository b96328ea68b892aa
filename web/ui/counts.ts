/** '1,234', or 'about 51,000' */
export const formatCount = (count: number, isEstimate = false): string =>
  `${isEstimate ? 'about ' : ''}${count.toLocaleString('en')}`

export const pluralize = (count: number, noun: string, isEstimate = false): string =>
  `${formatCount(count, isEstimate)} ${noun}${count === 1 ? '' : 's'}`
