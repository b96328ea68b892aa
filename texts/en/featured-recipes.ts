import { formatNumber } from '#texts/format/number.ts'

export const title = 'Something sweet'
export const carousel = 'carousel'
export const slides = 'Slides'
export const position = (slide: number, count: number) => `${formatNumber(slide)} of ${formatNumber(count)}`
export const play = 'Play'
export const pause = 'Pause'

export const showRecipe = (title: string) => `Show ${title}`
export const commentOn = (title: string) => `Comment on ${title}`
export const like = (title: string) => `Like ${title}`
export const liked = 'Recipe liked'
export const likeRemoved = 'Like removed'
