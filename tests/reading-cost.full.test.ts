import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseFamily } from 'mezani-covers/words/choose-family.ts'
import { readRecipe } from 'mezani-covers/words/recipe.ts'
import { facetKey } from '#contract/facet-key.ts'
import { foldText } from '#contract/fold-text.ts'
import { lineLanguages, wordsOf } from '#contract/ingredient-lines/guess-language.ts'
import {
  parseIngredientLine,
  parseIngredientLines,
} from '#contract/ingredient-lines/parse-ingredient-line.ts'
import { scaleLine } from '#contract/ingredient-lines/scale-line.ts'
import { initialColorIndex } from '#contract/initials.ts'
import * as limits from '#contract/limits.ts'
import { asciiMailAddress, mailAddress } from '#contract/mail-address.ts'
import { groupLines } from '#contract/recipe-text/group-lines.ts'
import { compareRecipes } from '#contract/recipe-versions/compare-recipes.ts'
import { searchDocument } from '#contract/search-terms.ts'
import { parsePrepTime } from '#contract/times/prep-time.ts'
import { typedCode, typedName, typedText } from '#contract/typed-text.ts'
import { excerptOf } from '#server/features/notifications/notifications.rules.ts'
import { threadCpuMsOf } from '#tests/support/thread-cpu.ts'
import { splitAtTimes } from '#web/features/cooking/step-times.ts'

/** Code that parses a text that a member can store, the length of the longest text, and the pieces of the grammar that it reads. */
type Parser = { maxLength: number; pieces: readonly string[]; parse: (text: string) => unknown }

const quantities = [
  '1',
  '½',
  '1½',
  'ⅷ',
  '1/',
  '1.',
  '1-',
  '1 ',
  '1 to ',
  '1 - ',
  '99999',
  'a ',
  'one ',
  'half an ',
]
const marks = [' ', '  ', '\u00a0', '-', '–', ',', '.', ':', '(', ')', '/', '“']
const words = [
  'x',
  'of ',
  'cup ',
  '1 cup ',
  '1 minute ',
  'minutes ',
  '1 or ',
  '1 h ',
  'half an hour ',
  'hour ',
  'saa ',
  '1分',
  'ß',
  'é',
  '飯',
  "'",
]
/** Each kind of word that lines of ingredients have: units, articles, sizes, preparations, remarks, lists. */
const linePieces = [
  ...['1', '½', '1/', '1 - ', 'a ', ' ', ',', '(', ')', '/', ':', 'é'],
  ...[
    'x ',
    'of ',
    '1 g ',
    '1 x ',
    'x and ',
    'x, ',
    'fresh, ',
    'chopped ',
    'finely ',
    'large ',
    'x for ',
    '+ 1 g ',
  ],
]
const anyPiece = [...quantities, ...marks, ...words]

const parsers: Record<string, Parser> = {
  'an ingredient': {
    maxLength: limits.maxIngredientsLength,
    pieces: anyPiece,
    parse: line => Object.values(wordsOf).map(words => scaleLine(line, 2, words)),
  },
  'a line of ingredients, understood in each language': {
    maxLength: limits.ingredientLines.maxLineLength,
    pieces: linePieces,
    parse: line => lineLanguages.map(language => parseIngredientLine(line, language)),
  },
  'all ingredients of a recipe, understood': {
    maxLength: limits.maxIngredientsLength,
    pieces: linePieces,
    parse: text => parseIngredientLines(linesOf(text, limits.ingredientLines)),
  },
  'the times of a step': { maxLength: limits.maxInstructionsLength, pieces: anyPiece, parse: splitAtTimes },
  'groups of lines': {
    maxLength: limits.maxInstructionsLength,
    pieces: [...marks, '\n', ':\n', 'x\n', ' \n'],
    parse: text => groupLines(text, 'instructions'),
  },
  'a preparation time': { maxLength: limits.maxPrepTimeLength, pieces: anyPiece, parse: parsePrepTime },
  // As many lines as a member may store, all of the same piece. The page parses each line by itself.
  'all ingredients of a recipe': {
    maxLength: limits.maxIngredientsLength,
    pieces: anyPiece,
    parse: text => linesOf(text, limits.ingredientLines).map(line => scaleLine(line, 2, wordsOf.en)),
  },
  'all steps of a recipe': {
    maxLength: limits.maxInstructionsLength,
    pieces: anyPiece,
    parse: text => linesOf(text, limits.instructionLines).map(splitAtTimes),
  },
  // Compared with a version in which every line differs, since equal lines need no comparing.
  'two versions of the ingredients': {
    maxLength: limits.maxIngredientsLength,
    pieces: [...linePieces, '\n', 'x\n', '1 x\n'],
    parse: text => compareVersions({ ingredients: linesOf(text, limits.ingredientLines).join('\n') }),
  },
  'two versions of the steps': {
    maxLength: limits.maxInstructionsLength,
    pieces: [...anyPiece, '\n', 'x\n', '1 h ', '9 °', '飯\n'],
    parse: text => compareVersions({ instructions: linesOf(text, limits.instructionLines).join('\n') }),
  },
  'the beginning of a comment': {
    maxLength: limits.maxCommentLength,
    pieces: ['x', ' ', 'x ', '\n', '👩‍👩‍👧‍👦', 'e\u0301', '\u200d', '飯', '🇰🇪'],
    parse: excerptOf,
  },
  "a member's name": {
    maxLength: limits.maxNameLength,
    pieces: [...marks, 'é', '飯', 'x'],
    parse: initialColorIndex,
  },
  'what is typed, before and after it is in one form': {
    maxLength: limits.maxInstructionsLength,
    pieces: [
      '\u0300\u0316',
      'a\u0300\u0316',
      'é',
      '@',
      '@é',
      '.',
      '\u{1f3f4}\u{e0067}',
      'क\u200d',
      ' ',
      '-',
      '٣',
      '\u3164',
    ],
    parse: text => [
      typedCode(text),
      asciiMailAddress(text),
      mailAddress.test(text),
      foldText(typedText(text)),
      facetKey(typedName(text)),
    ],
  },
  'the words of a cover': {
    maxLength: limits.maxIngredientsLength,
    pieces: ['x', 'x ', 'rice ', 'coconut ', 'coconut', 'é', '飯', '-', "'", 'not ', 'no '],
    parse: ingredients => chooseFamily(readRecipe({ ...blankRecipe, title: ingredients, ingredients }), 0),
  },
  'the words of a recipe': {
    maxLength: limits.maxInstructionsLength,
    pieces: ['x', 'x ', 'ies ', 'ß', 'é', 'ä', '-', '飯', 'が', 'ا', '\u064b', '\u0654', "'"],
    parse: instructions =>
      searchDocument({
        ...blankRecipe,
        ingredients: instructions.slice(0, limits.maxIngredientsLength),
        instructions,
      }),
  },
}

const blankRecipe = {
  title: '',
  chefName: '',
  countryOfOrigin: '',
  dietType: '',
  ingredients: '',
  instructions: '',
}

const compareVersions = (written: { ingredients?: string; instructions?: string }) => {
  const before = { ...blankRecipe, prepTime: '', ...written }
  const otherwise = (text: string) => text.replaceAll('\n', ' 7 y\n')
  const after = {
    ...before,
    ingredients: otherwise(before.ingredients),
    instructions: otherwise(before.instructions),
  }
  return compareRecipes(before, after)
}

/** Cuts the text into the longest lines that are allowed, and into no more lines than are allowed. */
const linesOf = (
  text: string,
  { maxLines, maxLineLength }: typeof limits.ingredientLines | typeof limits.instructionLines,
) =>
  Array.from({ length: Math.min(maxLines, Math.ceil(text.length / maxLineLength)) }, (_, n) =>
    text.slice(n * maxLineLength, (n + 1) * maxLineLength),
  )

/**
 * Yields runs of one piece, after and before something else, so that a pattern begins to match and then fails. Shorter runs of
 * two pieces follow. Short texts come first, because a text that is too costly at full length may take hours there.
 */
function* worstTexts({ maxLength, pieces }: Parser): Generator<string> {
  for (const length of [maxLength / 32, maxLength / 8, maxLength].map(Math.ceil)) {
    for (const piece of pieces) {
      for (const start of ['', '1', '1 ', 'x'])
        for (const end of ['', 'x', ' minutes', ' (']) {
          const run = piece.repeat(Math.ceil(length / piece.length))
          yield start + run.slice(0, length - start.length - end.length) + end
        }
      if (length < maxLength)
        for (const other of pieces) yield (piece + other).repeat(length).slice(0, length)
    }
  }
}

/** Passes over a text once with a simple pattern, which makes an object of each character. */
const passOver = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .match(/./gsu)?.length

/** A parser that reads each character a bounded number of times stays below this. A quadratic parser needs thousands of passes. */
const maxPasses = 200

/** Measured together, because some systems count processor time in hundredths of a second. */
const passesAtOnce = 100

for (const [name, parser] of Object.entries(parsers)) {
  test(`no text that a member can store is costly to parse: ${name}`, t => {
    const longest = 'x1 '.repeat(limits.maxInstructionsLength).slice(0, limits.maxInstructionsLength)
    for (let round = 0; round < 5; round += 1) parser.parse(longest.slice(0, parser.maxLength))
    const passMany = () => {
      for (let n = 0; n < passesAtOnce; n += 1) passOver(longest)
    }
    let pass = threadCpuMsOf(passMany) / passesAtOnce
    const passesOf = (text: string) => threadCpuMsOf(() => parser.parse(text)) / pass
    let worst = { passes: 0, text: '' }
    for (const text of worstTexts(parser)) {
      let passes = passesOf(text)
      // A shared processor may be slower from one moment to the next, so both are measured again, one right after the other.
      for (let retry = 0; retry < 4 && passes > maxPasses; retry += 1) {
        pass = threadCpuMsOf(passMany) / passesAtOnce
        passes = Math.min(passes, passesOf(text))
      }
      if (passes > worst.passes) worst = { passes, text }
      if (passes > maxPasses) break
    }
    const shown = JSON.stringify(worst.text.slice(0, 20))
    t.diagnostic(`${name}: at most ${worst.passes.toFixed(0)} passes, for ${shown}…`)
    assert.ok(worst.passes < maxPasses, `${worst.passes.toFixed(0)} passes for ${shown}`)
  })
}
