import { formatNumber } from '#texts/format/number.ts'

export const meals = (count: number) => (count === 1 ? '1 meal' : `${formatNumber(count)} meals`)
export const loading = 'Loading your diary'
export const notLoaded = 'Your diary could not be loaded.'
export const moreFailed = 'Earlier meals could not be loaded. Please try again.'
export const none = 'Nothing cooked yet'
export const noneHint = 'Press “I cooked this” on a recipe’s page, and it will appear here.'
export const outOfSight = 'A recipe that cannot be seen right now'
export const asWritten = 'as written'
export const changed = 'changed'
export const version = (number: number) => `version ${number}`
export const onlyForMe = 'only for me'
export const edit = 'Edit'
export const editOf = (recipe: string, day: string) => ` ${recipe}, ${day}`
export const since = (told: string | undefined) => (told ? `${told} since` : 'The recipe has changed since')
export const compare = 'Compare'
