import { didVerbs } from '#texts/cook-dialog.ts'
import { formatNumber } from '#texts/format/number.ts'
import { ordinalKind } from '#texts/format/ordinal.ts'

/** What members cooked, among the comments, beside the rating and in the diary. */
export const show = 'Show'
export const choices = {
  everyone: 'Everyone',
  all: 'Cooked it',
  changed: 'Changed it',
  withPhoto: 'With a photo',
}
export const noneSuch = 'Nobody so far.'
export const notLoaded = 'This list could not be loaded.'
export const moreFailed = 'Earlier entries could not be loaded. Please try again.'

export const cookedAsWritten = 'cooked it as written'
export const cookedAndChanged = 'cooked it and changed it'
export const aPhoto = 'A photo'
export const version = (number: number) => `Version ${number}`

const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' }
export const time = (count: number) => `${formatNumber(count)}${endings[ordinalKind(count)] ?? 'th'} time`
export const took = (minutes: number) => `took ${formatNumber(minutes)} min`
export const older = (version: number, told: string | undefined) =>
  told ? `About version ${version}; since then: ${told}` : `About version ${version}, before it was changed`

export const verbs = didVerbs

export const howItWent = 'How it went'
export const asWritten = 'As written'
export const changed = 'Changed'
export const cooks = (count: number) => (count === 1 ? '1 cook' : `${formatNumber(count)} cooks`)
export const whatTheyChanged = 'What they changed'
export const countOf = (count: number, of: number) => `${formatNumber(count)} of ${formatNumber(of)}`

type Told = { line: string; verb: keyof typeof didVerbs; what: string }
export const toldChange = ({ line, verb, what }: Told) => {
  if (verb === 'added') return `Added ${what}`
  if (verb === 'leftOut') return `Left out: ${line}`
  if (verb === 'swapped') return what ? `${what} for ${line}` : `Swapped: ${line}`
  const told = verb === 'less' ? 'Less' : 'More'
  return what ? `${told}: ${line}, to ${what}` : `${told}: ${line}`
}

export const tookMinutes = (author: string, count: number, lower: number, upper: number) => {
  const range = lower === upper ? formatNumber(lower) : `${formatNumber(lower)}–${formatNumber(upper)}`
  const told = `${formatNumber(count)} cooks took ${range}${author ? '' : ' min'}.`
  return author ? `The author says ${author}; ${told}` : told
}
