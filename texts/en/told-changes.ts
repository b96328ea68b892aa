/** Says in a few words how a line changed. The version line, the list of versions, their comparison and the notification all use it. */

type Told = 'halved' | 'doubled' | 'less' | 'more' | 'changed' | 'added' | 'removed'
type Quantity = { of: 'amount' | 'time' | 'temperature' } | null
type QuantityChange = { from: Quantity; to: Quantity; told: Told; ratio: number | null }

export type LineChange = {
  kind: 'same' | 'changed' | 'added' | 'removed' | 'moved'
  quantity: QuantityChange | null
  wording: 'swapped' | 'longer' | 'shorter' | 'reworded' | null
}

export type Change = LineChange & {
  part: 'ingredients' | 'instructions' | 'servings' | 'prepTime'
  /** The food of an ingredient, or the number of a step. Empty for a heading or note. */
  subject: string
}

const amounts: Record<Told, string> = {
  halved: 'halved',
  doubled: 'doubled',
  less: 'less',
  more: 'more',
  changed: 'a different amount',
  added: 'an amount added',
  removed: 'the amount removed',
}

const times: Record<Told, string> = {
  halved: 'half as long',
  doubled: 'twice as long',
  less: 'shorter',
  more: 'longer',
  changed: 'a different time',
  added: 'a time added',
  removed: 'the time removed',
}

const heats: Record<Told, string> = {
  halved: 'cooler',
  doubled: 'hotter',
  less: 'cooler',
  more: 'hotter',
  changed: 'a different heat',
  added: 'a heat added',
  removed: 'the heat removed',
}

const wordings = {
  swapped: 'swapped',
  longer: 'says more',
  shorter: 'says less',
  reworded: 'reworded',
} as const

/** The ratios for which cooks have words, of amounts and of times. */
const ratios: readonly (readonly [ratio: number, amount: string, time: string])[] = [
  [1 / 4, 'three quarters less', 'a quarter as long'],
  [1 / 3, 'two thirds less', 'a third as long'],
  [2 / 3, 'a third less', 'a third shorter'],
  [3 / 4, 'a quarter less', 'a quarter shorter'],
  [5 / 4, 'a quarter more', 'a quarter longer'],
  [4 / 3, 'a third more', 'a third longer'],
  [3 / 2, 'half as much again', 'half as long again'],
  [3, 'three times as much', 'three times as long'],
  [4, 'four times as much', 'four times as long'],
]
const tolerance = 0.02

function quantityWords({ from, to, told, ratio }: QuantityChange): string {
  const kind = (to ?? from)?.of ?? 'amount'
  if (kind === 'temperature') return heats[told]
  const known = ratios.find(([of]) => ratio !== null && Math.abs(ratio / of - 1) <= tolerance)
  if (kind === 'time') return known?.[2] ?? times[told]
  return known?.[1] ?? amounts[told]
}

/** Says how a line changed, to be shown beside the line: 'halved', 'twice as long', 'added'. */
export function lineChange({ kind, quantity, wording }: LineChange): string {
  switch (kind) {
    case 'added':
      return 'added'
    case 'removed':
      return 'left out'
    case 'moved':
      return 'moved'
    default:
      if (wording === 'swapped') return wordings.swapped
      return quantity ? quantityWords(quantity) : wording ? wordings[wording] : ''
  }
}

export const movedUp = 'moved up'
export const movedDown = 'moved down'

const servings: Record<Told, string> = {
  halved: 'for half as many',
  doubled: 'for twice as many',
  less: 'for fewer',
  more: 'for more',
  changed: 'for a different number',
  added: 'servings named',
  removed: 'servings left out',
}

const prepTimes: Record<Told, string> = {
  halved: 'takes half as long',
  doubled: 'takes twice as long',
  less: 'takes less time',
  more: 'takes longer',
  changed: 'a different prep time',
  added: 'prep time named',
  removed: 'prep time left out',
}

export const servingsChange = (change: QuantityChange | null): string => servings[change?.told ?? 'changed']
export const prepTimeChange = (change: QuantityChange | null): string => prepTimes[change?.told ?? 'changed']

/** Says how a line changed if the line is not beside it: 'salt halved', 'step 3: twice as long'. */
export function tellChange(change: Change): string {
  const { part, subject, quantity, kind, wording } = change
  if (part === 'servings') return servingsChange(quantity)
  if (part === 'prepTime') return prepTimeChange(quantity)
  const step = subject ? `step ${subject}` : 'a line among the steps'
  const of = part === 'instructions' ? step : subject || 'an ingredient'
  if (part === 'ingredients' && wording === 'swapped') return `now with ${of}`
  const isParticiple = kind !== 'changed' || /^(halved|doubled)$/.test(quantity?.told ?? '')
  return `${of}${isParticiple ? '' : ':'} ${lineChange(change)}`
}

/** Says how a line changed, with a capital for the beginning of a text: 'Salt halved'. */
export function tellChangeFirst(change: Change): string {
  const told = tellChange(change)
  return told.charAt(0).toUpperCase() + told.slice(1)
}

export const changeSentence = (change: Change) => `${tellChangeFirst(change)}.`
