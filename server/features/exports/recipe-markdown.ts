import type { RecipePart } from '#contract/recipe-text/read-lines.ts'
import { absoluteAddress } from '#server/platform/http/own-address.ts'
import * as t from '#texts/exports.ts'
import type { OwnRecipe } from './own-rows.queries.ts'
import { type Item, sectionsOf } from './sections.ts'

type Options = { publicUrl: string; picture: { address: string; isDrawn: boolean } | undefined }

/** Writes a recipe as CommonMark for people and note-taking programs. It has all but the cook's picture, so it can be imported again. */
export function recipeMarkdown(recipe: OwnRecipe, { publicUrl, picture }: Options): string {
  const facts = [
    sayWith(t.byChef, recipe.chefName),
    recipe.servings && t.servesCount(recipe.servings),
    sayWith(t.time, recipe.prepTime),
    sayWith(t.fromCountry, recipe.countryOfOrigin),
    sayWith(t.diet, recipe.dietType),
  ].filter(Boolean)
  const link = (say: typeof t.source, written: string) => {
    const address = absoluteAddress(written, publicUrl)
    return address && say(bracketed(address))
  }
  const links = [link(t.source, recipe.url), link(t.moreAt, recipe.moreInfoUrl)].filter(Boolean)
  return `${[
    `# ${escapeMarkdown(recipe.title)}`,
    picture && `![${picture.isDrawn ? t.drawn : ''}](${bracketed(picture.address)})`,
    facts.join(' · '),
    `## ${t.ingredients}`,
    partOf(recipe, 'ingredients'),
    `## ${t.instructions}`,
    partOf(recipe, 'instructions'),
    links.join('\n\n'),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

/** Returns a fact, or an empty text without words. Escapes the dot, which separates facts. */
const sayWith = (say: typeof t.byChef, words: string): string => {
  const written = escapeMarkdown(words).replaceAll('·', '&middot;')
  return written && say(written)
}

const bracketed = (address: string): string => `<${address.replace(/[<>\s]/g, encodeURIComponent)}>`

/** Writes lines as a list with the page's numbers, and notes as paragraphs between its items. */
const partOf = (recipe: OwnRecipe, part: RecipePart): string =>
  sectionsOf(recipe[part], part)
    .flatMap(({ name, items }) => [
      ...(name === undefined ? [] : [`### ${escapeMarkdown(name)}`]),
      ...(items.length > 0 ? [listOf(items, part)] : []),
    ])
    .join('\n\n')

function listOf(items: readonly Item[], part: RecipePart): string {
  let written = ''
  for (const [at, { text, number }] of items.entries()) {
    const isListed = number !== undefined
    const mark = part === 'ingredients' ? '-' : `${number}.`
    const gap = isListed && items[at - 1]?.number !== undefined ? '\n' : '\n\n'
    written += (at > 0 ? gap : '') + (isListed ? `${mark} ` : '') + escapeMarkdown(text)
  }
  return written
}

/** Escapes what CommonMark reads as a mark. A number with a dot begins a list only at the start of a line. */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#&|~]/g, '\\$&')
    .replace(/^([-+=])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2')
