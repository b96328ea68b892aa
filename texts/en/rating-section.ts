import { formatNumber } from '#texts/format/number.ts'

export const title = 'Rating'
export const ratings = (count: number) => (count === 1 ? 'from 1 cook' : `from ${formatNumber(count)} cooks`)
export const youGave = (stars: number) =>
  stars === 1 ? 'You gave this 1 star.' : `You gave this ${formatNumber(stars)} stars.`
export const giveYourStars = 'Cooked it? Give it your stars.'

export const yourRating = 'Your rating'
export const starCount = (stars: number) => (stars === 1 ? '1 star' : `${formatNumber(stars)} stars`)
