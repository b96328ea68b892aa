import { isResult } from './amount-roles.ts'
import { mayBeThousands } from './amounts.ts'
import { endOfName, perWords } from './no-amounts.ts'
import { numbersElsewhere } from './other-languages.ts'
import type { Measure } from './plain-measure.ts'
import { skipPrepared } from './prepared.ts'
import { findPhrase, type Reading } from './vocabulary.ts'

/** Detects thousands as another language writes them: nobody weighs a thousandth of a gram, so '1.500 g' means 1500 g there. */
export const isOfAnotherLanguage = ({ tokens }: Reading, { parts }: Measure): boolean =>
  parts.some(
    ({ amount, amountAt, unit }) =>
      (unit === 'g' || unit === 'ml') && amount.min < 1000 && mayBeThousands(tokens[amountAt[0]]),
  )

const persons = new Set('personne convive persona comensal pessoa testa mtu'.split(' '))

/**
 * Checks whether an amount is for each of something whose number is not known: '¼ stick of butter per chicken breast', '100 g de
 * riz par personne'.
 */
export function isPerThing({ tokens, words }: Reading, at: number): boolean {
  const { word = '' } = tokens[at] ?? {}
  const isPer = perWords.has(word) || /^(?:a|kwa|cada)$/.test(word)
  if (isPer && persons.has(tokens[at + 1]?.word ?? '')) return true
  return /^(?:per|pro)$/.test(word) && !findPhrase(words.remarks, tokens, at)
}

/**
 * Checks whether a number word counts something: '4 eggs, two beaten', '4 eggs, one beaten'. In 'cut in two', 'five spice' and
 * 'the thick one' it does not.
 */
export function isCountInWords(reading: Reading, at: number): boolean {
  const { tokens, words } = reading
  if (numbersElsewhere.has(tokens[at]?.word ?? '')) return true
  const number = findPhrase(words.numbers, tokens, at)
  if (!number || number.value < 1) return false
  if (number.value === 1) return skipPrepared(reading, number.end) !== undefined || isOneOfThem(reading, at)
  return !isResult(reading, at) && endOfName(reading, at) === undefined
}

const forWords = new Set('for para pour fur zum per kwa'.split(' '))

/** Checks whether a word for one is a number rather than an article: '(one large)', ', um para pincelar'. */
const isOneOfThem = ({ tokens }: Reading, at: number): boolean =>
  /^[,(]$/.test(tokens[at - 1]?.word ?? '') &&
  (/^(?:one|uno|moja|kimoja|mmoja)$/.test(tokens[at]?.word ?? '') || forWords.has(tokens[at + 1]?.word ?? ''))
