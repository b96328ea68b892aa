import * as t from '#texts/export-markdown.ts'
import { absoluteAddress } from '../recipes/own-addresses.ts'
import type { OwnRecipe } from './own-rows.queries.ts'

type Options = { publicUrl: string; picture: { address: string; isDrawn: boolean } | undefined }

/** A recipe as a page of CommonMark, for people and for programs that keep notes; all of it but the cook's picture, so that it is read again. */
export function recipeMarkdown(recipe: OwnRecipe, { publicUrl, picture }: Options): string {
  const facts = [
    sayWith(t.by, recipe.chefName),
    recipe.servings && t.serves(recipe.servings),
    sayWith(t.time, recipe.prepTime),
    sayWith(t.from, recipe.countryOfOrigin),
    sayWith(t.diet, recipe.dietType),
  ].filter(Boolean)
  const link = (say: typeof t.source, written: string) => {
    const address = absoluteAddress(written, publicUrl)
    return address && say(bracketed(address))
  }
  const links = [link(t.source, recipe.url), link(t.more, recipe.moreInfoUrl)].filter(Boolean)
  return `${[
    `# ${escapeMarkdown(recipe.title)}`,
    picture && `![${picture.isDrawn ? t.drawn : ''}](${bracketed(picture.address)})`,
    facts.join(' · '),
    `## ${t.ingredients}`,
    listOf(recipe.ingredients, '-'),
    `## ${t.instructions}`,
    listOf(recipe.instructions, '1.'),
    links.join('\n\n'),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

/** The dot parts the facts. */
const sayWith = (say: typeof t.by, words: string): string => {
  const written = escapeMarkdown(words).replaceAll('·', '&middot;')
  return written && say(written)
}

const bracketed = (address: string): string => `<${address.replace(/[<>\s]/g, encodeURIComponent)}>`

/** A line that ends with a colon heads those that follow. */
function listOf(text: string, mark: '-' | '1.'): string {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const parts: string[] = []
  for (const line of lines) {
    const isHeading = /^[^\d]{1,60}:$/u.test(line)
    const last = parts.at(-1)
    if (isHeading) parts.push(`### ${escapeMarkdown(line.slice(0, -1))}`)
    else if (last?.startsWith(`${mark} `))
      parts[parts.length - 1] = `${last}\n${mark} ${escapeMarkdown(line)}`
    else parts.push(`${mark} ${escapeMarkdown(line)}`)
  }
  return parts.join('\n\n')
}

/** What CommonMark reads as a mark; a number with a dot begins a list at the start of a line only. */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#&|~]/g, '\\$&')
    .replace(/^([-+=])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2')
