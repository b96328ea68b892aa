import { readFile } from 'node:fs/promises'
import { wordsOf } from '#contract/ingredient-lines/guess-language.ts'
import { parseIngredientLines } from '#contract/ingredient-lines/parse-ingredient-line.ts'
import { tokensOf } from '#contract/ingredient-lines/tokens.ts'
import { findPhrase, vocabularyFor } from '#contract/ingredient-lines/vocabulary.ts'

/** A line and its parts, in the format that the data's README describes. */
export type KnownLine = { language: string; line: string; readings: Reading[]; foods: string[] }
type Reading = { min: number | null; max: number | null; unit: string }

/** The scores of one language's lines, in percent of them. */
export type LineScore = {
  language: string
  count: number
  amount: number
  unit: number
  food: number
  all: number
  misses: string[]
}

export const readKnownLines = async (file: string): Promise<KnownLine[]> => {
  const [heads = '', ...rows] = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  const columns = heads.split('\t')
  return rows.map(row => {
    const cells = row.split('\t')
    const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
    const number = (text: string) => (text === '' ? null : Number(text))
    const main = { min: number(cell('min')), max: number(cell('max')), unit: cell('unit') }
    const others = cell('alternatives')
      .split(';')
      .map(text => text.trim())
      .filter(Boolean)
      .map(text => readAlternative(text, main))
    const readings = [main, ...others]
    return {
      language: cell('language'),
      line: cell('line'),
      readings: main.min === null && main.unit !== '' ? [...readings, { ...main, min: 1, max: 1 }] : readings,
      foods: cell('food').split(' | '),
    }
  })
}

/** Reads '28 oz', '2-3', 'dash', and '-' for no amount. Parts that are not stated are as in the main reading. */
function readAlternative(text: string, main: Reading): Reading {
  const [, from, to, unit = ''] = /^(?:([\d.]+)(?:-([\d.]+))?)?\s*(.*)$/.exec(text) ?? []
  if (text === '-') return { min: null, max: null, unit: main.unit }
  if (from === undefined) return { ...main, unit }
  return { min: Number(from), max: Number(to ?? from), unit }
}

/** Scores the contract's parser by the rules of the data's README. Parses the lines of each language with that language given. */
export function scoreLines(known: readonly KnownLine[], parse = parseIngredientLines): LineScore[] {
  return [...Map.groupBy(known, ({ language }) => language)].map(([language, lines]) => {
    const score = {
      language,
      count: lines.length,
      amount: 0,
      unit: 0,
      food: 0,
      all: 0,
      misses: [] as string[],
    }
    for (const { line, readings, foods } of lines) {
      const [parsed] = parse([line], language)
      if (!parsed) continue
      const amountOf = ({ min, max }: Reading) =>
        sameNumber(min, parsed.amount?.min) && sameNumber(max, parsed.amount?.max)
      const unitOf = ({ unit }: Reading) => nameOfUnit(unit) === (parsed.unit ?? '')
      const both = readings.some(reading => amountOf(reading) && unitOf(reading))
      const isAmount = readings.some(amountOf)
      const isUnit = readings.some(unitOf)
      const isFood = foods.some(food => foldFood(food) === foldFood(parsed.food))
      score.amount += isAmount ? 1 : 0
      score.unit += isUnit ? 1 : 0
      score.food += isFood ? 1 : 0
      score.all += both && isFood ? 1 : 0
      if (!both || !isFood)
        score.misses.push(
          `${both ? '' : 'measure '}${isFood ? '' : 'food '}· ${line} → ${JSON.stringify(parsed)}`,
        )
    }
    const share = (count: number) => (100 * count) / lines.length
    return {
      ...score,
      amount: share(score.amount),
      unit: share(score.unit),
      food: share(score.food),
      all: share(score.all),
    }
  })
}

const sameNumber = (one: number | null, other: number | undefined): boolean =>
  one === null ? other === undefined : other !== undefined && Math.abs(one - other) < 0.006 * Math.max(1, one)

const nameOfUnit = (unit: string): string => {
  if (unit === '') return ''
  for (const words of Object.values(wordsOf)) {
    const tokens = tokensOf(unit)
    const found = findPhrase(vocabularyFor(words).units, tokens, 0)
    if (found && found.end === tokens.length) return found.value
  }
  return unit
}

const ignored = new Set(
  'of de d di da do del della dei l la le les el los las ya za wa cha vya the a an large small medium big extra jumbo md lg sm grande grandes grand petit petite gros grosse klein kleine kleiner gross grosse grosser große großer media medio mediana medianas mediano medianos media médio média médias médios piccola piccolo piccole grande grandi pequeno pequena pequeño pequeña moyen moyenne kubwa kikubwa ndogo kidogo'.split(
    ' ',
  ),
)

/** Folds a food as the README says: without sizes, plurals, accents, punctuation and articles. */
const foldFood = (food: string): string =>
  food
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(word => !ignored.has(word))
    .map(word => word.replace(/ies$/, 'y').replace(/(?<=..)(?:es|s)$/, ''))
    .join(' ')
