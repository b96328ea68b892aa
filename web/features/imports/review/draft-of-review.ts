import type { DraftInput } from '#contract/drafts.ts'
import * as limits from '#contract/limits.ts'
import { toPlainFigures } from '#contract/plain-figures.ts'
import { withoutColon } from '#contract/recipe-text/headings.ts'
import { columns, lineOfCells } from './cells.ts'
import type { ImportWork, Review, ReviewedLine } from './review.ts'

/**
 * Returns the line as it is stored: as it was written, except for what the reader changed. If the understood words stand in the
 * line, they are changed there. Otherwise the cells make a new line.
 */
export function storedLine({
  source,
  isHeading,
  understood,
  cells,
  state,
}: ReviewedLine): string | undefined {
  if (state === 'left-out') return undefined
  if (isHeading) return cells.food.trim() && `${withoutColon(cells.food.trim())}:`
  const changed = columns.filter(column => cells[column].trim() !== understood[column])
  if (state === 'kept' || changed.length === 0) return source
  const [column] = changed
  if (changed.length > 1 || !column) return lineOfCells(cells)
  const parts = understood[column] === '' ? [] : source.split(understood[column])
  const [before, after] = parts
  const next = cells[column].trim()
  if (parts.length !== 2 || before === undefined || after === undefined || next === '')
    return lineOfCells(cells)
  return before + next + after
}

const joinLines = (lines: readonly (string | undefined)[]): string => lines.filter(Boolean).join('\n')

/** Fields that no page has in our form. They are filled in before the recipe is published. */
const emptyFields = {
  chefName: '',
  chefImage: '',
  moreInfoUrl: '',
  rating: undefined,
  countryOfOrigin: '',
  dietType: '',
}

/** Returns the draft, with where it comes from. */
export function draftOfReview(review: Review, kind: ImportWork['kind']): DraftInput {
  const { read, title, servings, prepTime, lines, steps } = review
  const number = Number(toPlainFigures(servings.trim()))
  return {
    ...emptyFields,
    title: title.trim(),
    ingredients: joinLines(lines.map(storedLine)),
    instructions: joinLines(steps.filter(({ isLeftOut }) => !isLeftOut).map(({ text }) => text.trim())),
    prepTime: prepTime.trim(),
    servings: Number.isInteger(number) && number >= limits.minServings ? number : undefined,
    image: read.image ?? '',
    url: read.sourceUrl ?? '',
    language: read.language ?? '',
    source: {
      kind,
      address: read.sourceUrl ?? '',
      name: siteOf(read.sourceUrl) ?? '',
      author: read.author ?? '',
      licence: '',
      instructions: read.instructions.join('\n'),
    },
  }
}

/** Returns an address's host as people say it. */
export const siteOf = (address: string | null): string | undefined =>
  address && URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : undefined
