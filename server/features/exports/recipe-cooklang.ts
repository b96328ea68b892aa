import { stringify } from 'yaml'
import {
  type IngredientLine,
  parseIngredientLines,
} from '#contract/ingredient-lines/parse-ingredient-line.ts'
import type { RecipePart } from '#contract/recipe-text/read-lines.ts'
import { absoluteAddress } from '#server/platform/http/own-address.ts'
import type { OwnRecipe } from './own-rows.queries.ts'
import { sectionsOf } from './sections.ts'

/**
 * Writes a recipe in Cooklang. First come its ingredients, each a paragraph and under their headings, since no step on this site names
 * them; then the steps. What the language has no field for is under `mezani`, as it was written.
 */
export function recipeCooklang(recipe: OwnRecipe, publicUrl: string): string {
  const absolute = (address: string) => absoluteAddress(address, publicUrl)
  const head = {
    title: recipe.title,
    author: recipe.chefName,
    source: absolute(recipe.url),
    image: absolute(recipe.image),
    servings: recipe.servings ?? '',
    'time required': recipe.prepMinutes ? `PT${recipe.prepMinutes}M` : '',
    cuisine: recipe.countryOfOrigin,
    diet: recipe.dietType,
    mezani: {
      dietType: recipe.dietType,
      prepTime: recipe.prepTime,
      moreInfoUrl: absolute(recipe.moreInfoUrl),
      chefImage: absolute(recipe.chefImage),
    },
  }
  const said = Object.fromEntries(Object.entries(head).filter(([, value]) => value !== ''))
  const blocks = [
    ...blocksOf(recipe, 'ingredients', ingredientWriter(recipe)),
    '==',
    ...blocksOf(recipe, 'instructions', text => escapeStart(escapeMarks(text))),
  ]
  return `---\n${stringify(said)}---\n\n${blocks.join('\n\n')}\n`
}

/** Returns a paragraph for each line. A heading without lines, which the language does not have, becomes a line. */
const blocksOf = (recipe: OwnRecipe, part: RecipePart, write: (line: string) => string): string[] =>
  sectionsOf(recipe[part], part).flatMap(({ name, items }) => {
    const isSection = name !== undefined && items.length > 0 && !/[=:\\[\]]|--/.test(name)
    const heading = isSection ? `== ${name} ==` : write(`${name}:`)
    return [
      ...(name === undefined ? [] : [heading]),
      ...items.map(({ text, number }) => (number === undefined ? `> ${escapeMarks(text)}` : write(text))),
    ]
  })

function ingredientWriter({ ingredients }: OwnRecipe): (line: string) => string {
  const lines = ingredients.split('\n').map(line => line.trim())
  const read = new Map(parseIngredientLines(lines).map((one, at) => [lines[at], one]))
  return line => ingredientFor(line, read.get(line))
}

const amountAndUnit = /^([\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛ .,/–-]*?) (?:([^\s\d,;()%|{}][^\d,;()%|{}]{0,19}) )?$/u

/** Writes an ingredient with its amount and note if the line consists of these parts, else the whole line as a name. */
function ingredientFor(line: string, read: IngredientLine | undefined): string {
  const { food = '', unit } = read ?? {}
  const at = line.indexOf(food)
  const [, figure, word = ''] = amountAndUnit.exec(line.slice(0, at)) ?? []
  const [isWhole, note] = /^(?:, ([^()]+))?$/.exec(line.slice(at + food.length)) ?? []
  if (figure === undefined || isWhole === undefined || /[,;()%|]/.test(food)) return `@${escapeName(line)}{}`
  const measure = unit && word ? `${figure}%${word}` : figure
  const name = unit ? food : `${word} ${food}`.trim()
  return `@${escapeName(name)}{${measure}}${note ? `(${note})` : ''}`
}

const escapeMarks = (text: string): string => text.replace(/[\\@#~{}|]|--|\[-/g, '\\$&')

/** Also escapes a first character that would be read as a mark before the ingredient's name. */
const escapeName = (name: string): string => escapeMarks(name).replace(/^[&?+(-]/, '\\$&')

/** Escapes a first character that would begin a section, a note or metadata. */
const escapeStart = (line: string): string => (/^[=>]/.test(line) ? `\\${line}` : line)
