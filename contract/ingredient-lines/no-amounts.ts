import { readTimeAt } from '../times/read-time.ts'
import { unitsBeforeNumber } from '../times/time-words.ts'
import { isDash, isSlash, readAmount } from './amounts.ts'
import { readHeat } from './heat.ts'
import { isJoinedTo } from './tokens.ts'
import { findPhrase, type Reading } from './vocabulary.ts'

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const percentSigns = wordSet('% ٪ percent pct prozent')
const percentWords = [
  ['pour', 'cent'],
  ['por', 'ciento'],
  ['por', 'cento'],
  ['per', 'cento'],
] as const

/** Words before a number that is a name or a reference: 'Type 405', 'No. 10 can', 'see note 2', 'asilimia 70'. */
const labels = wordSet(
  '# ° º nº no nr numero num typ type tipo aina grade size grosse taille talla tamanho taglia note nota step schritt etape paso passo hatua page seite asilimia nyuzi digrii T',
)
/** What follows the number in a name: 'five-spice', '7-grain', '7-Up', '3-bean'. */
const countedInNames = wordSet(
  'spice spices spiced grain grains seed seeds bean cheese pepper ply layer star up korn kornbrot gewurz gewurze epices cereales fromages especias quesos graos queijos especiarias spezie cereali formaggi er ers',
)
/** Those words that also follow their number without a hyphen: '5 spice powder'. */
const namedByNumber = wordSet('spice spices spiced up epices especias especiarias spezie')
/** Words after a number that says how many make a pound or a portion. */
const countWords = wordSet('count ct')
export const perWords = wordSet('per pro par por')

/** From this numerator on, a fraction is not an amount, except for sixteenths: '16/20' and '31/40' are grades of prawns. */
const minGrade = 8

/**
 * Returns the token after a number that is not an amount, and after what belongs to the number: '2 %', '40 °C', '30 minutes',
 * '00', 'T55', '16/20', '16 to 20 count', '5 per guest'. Undefined if no number begins here, or if it may be an amount.
 */
export function endOfNoAmount(reading: Reading, at: number): number | undefined {
  const { tokens } = reading
  const figure = tokens[at]?.figure
  if (!figure) return undefined
  if (/^0+$/.test(figure) || isLabelled(reading, at)) return at + 1
  return endOfGrade(reading, at) ?? endOfName(reading, at) ?? endOfShare(reading, at)
}

function isLabelled({ tokens, words }: Reading, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!before || before.figure) return false
  if (labels.has(before.word) || unitsBeforeNumber.has(before.word)) return true
  // 'T55' and 'U-10' are names, 'x3' and 'ca.200' are not. A unit may also stand before its number.
  const letters =
    isDash(before) && isJoinedTo(before, token) && isJoinedTo(tokens[at - 2], before) ? at - 2 : at - 1
  const name = tokens[letters]
  // The word must be as long as its written form, so that it has no dot.
  return (
    (letters === at - 2 || isJoinedTo(before, token)) &&
    /^[a-z]{1,2}$/i.test(name?.word ?? '') &&
    name?.end === (name?.start ?? 0) + (name?.word.length ?? 0) &&
    name?.word !== 'x' &&
    !findPhrase(words.units, tokens, letters) &&
    !findPhrase(words.about, tokens, letters)
  )
}

/** Reads a ratio: '16/20' and '21/25' say how many weigh a pound, '80/20' and '50/50' how much of each. */
function endOfGrade({ tokens, words }: Reading, at: number): number | undefined {
  if (!isSlash(tokens[at + 1]) || !/^\d{1,3}$/.test(tokens[at]?.figure ?? '')) return undefined
  const [from, to] = [Number(tokens[at]?.figure), Number(tokens[at + 2]?.figure || Number.NaN)]
  if (findPhrase(words.units, tokens, at + 3)) return undefined
  const isGrade = from >= minGrade && to > from && to !== 16
  return isGrade || from + to === 100 ? at + 3 : undefined
}

/** Reads a number that is part of a name: '5-spice', '7up', '405er', 'five spice'. */
export function endOfName({ tokens }: Reading, at: number): number | undefined {
  const isHyphened = isDash(tokens[at + 1]) && isJoinedTo(tokens[at], tokens[at + 1])
  const name = isHyphened ? at + 2 : at + 1
  const isJoined = isJoinedTo(tokens[name - 1], tokens[name])
  const known = isJoined ? countedInNames : namedByNumber
  return known.has(tokens[name]?.word ?? '') && (isJoined || !isHyphened) ? name + 1 : undefined
}

/** Reads a percentage, a temperature, a time, or a number for each of something. */
function endOfShare(reading: Reading, at: number): number | undefined {
  const { tokens, words } = reading
  const amount = readAmount(reading, at)
  if (!amount) return undefined
  const next = (ahead = 0) => tokens[amount.end + ahead]?.word ?? ''
  if (percentSigns.has(next())) return amount.end + 1
  if (percentWords.some(([first, second]) => next() === first && next(1) === second)) return amount.end + 2
  const measured = readHeat(reading, amount) ?? readTimeAt(tokens, at)
  if (measured) return measured.end
  const dashed = isDash(tokens[amount.end]) ? 1 : 0
  if (countWords.has(next(dashed))) return amount.end + dashed + 1
  const isPer = perWords.has(next()) && !findPhrase(words.remarks, tokens, amount.end)
  return isPer || (next() === 'kwa' && next(1) === 'kila') ? amount.end + 2 : undefined
}
