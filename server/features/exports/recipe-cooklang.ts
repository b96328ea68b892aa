import { stringify } from 'yaml'
import { absoluteAddress } from '../recipes/own-addresses.ts'
import type { OwnRecipe } from './own-rows.queries.ts'

/**
 * A recipe in Cooklang. First come its ingredients, a paragraph each and under their headings, since here no step names them; then
 * the steps. What the language has no word for is under `mezani`, as it was written.
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
  const lines = linesOf(recipe.ingredients)
  const ingredients = lines.map((line, at) => sectionFor(line, lines[at + 1]) ?? ingredientFor(line))
  const steps = linesOf(recipe.instructions).map(line => escapeStart(escapeMarks(line)))
  return `---\n${stringify(said)}---\n\n${[...ingredients, '==', ...steps].join('\n\n')}\n`
}

const linesOf = (text: string): string[] => text.split('\n').filter(line => line.trim() !== '')

const headingPattern = /^(?=.*\p{L})([^\d½¼¾⅓⅔=:\\[]{1,60}):$/u

/** One that heads nothing is a line. */
function sectionFor(line: string, next: string | undefined): string | undefined {
  const [, name] = headingPattern.exec(line) ?? []
  return name === undefined || next === undefined || headingPattern.test(next) ? undefined : `== ${name} ==`
}

/** With its amount and its note where the line is put together of them, else the whole line as a name. */
function ingredientFor(line: string): string {
  const [, amount, unit, food = '', note] =
    /^([\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛ ./–-]*?) (?:(g|kg|ml|cl|dl|l|oz|lb|tsp|tbsp|cups?|pinch|cloves?) )?([^,;()%|]+)(?:, ([^()]+))?$/u.exec(
      line,
    ) ?? []
  if (!amount) return `@${escapeName(line)}{}`
  const measure = [amount, unit].filter(Boolean).join('%')
  return `@${escapeName(food)}{${measure}}${note ? `(${note})` : ''}`
}

const escapeMarks = (text: string): string => text.replace(/[\\@#~{}|]|--|\[-/g, '\\$&')

/** What would be read as a mark of the ingredient, before its name. */
const escapeName = (name: string): string => escapeMarks(name).replace(/^[&?+(-]/, '\\$&')

/** What begins a section, a note or metadata where it is the first of a line. */
const escapeStart = (line: string): string => (/^[=>]/.test(line) ? `\\${line}` : line)
