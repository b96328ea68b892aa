import type { RecipeField } from '#contract/recipe-fields.ts'
import { headingIn } from '#contract/recipe-text/headings.ts'
import type { Times } from '../reading/times.ts'

export type LineGroup = { name: string | null; lines: string[] }

/** Where a recipe's picture is: in an entry of the archive, in the document itself, or at an address. */
export type FilePicture = { entry: string } | { base64: string } | { address: string }

/** What a recipe has in its file but cannot have on this site. */
export type LostPart = 'nutrition' | 'video' | 'more pictures' | 'favourite' | 'difficulty' | 'attachments'

/** The fields in an export of this software, as they were written. */
export type OwnFields = Record<Exclude<RecipeField, 'servings' | 'rating' | 'image'>, string> & {
  servings: number | undefined
}

/** A recipe as another application's file states it. `rating` is out of 5. What the file does not say is empty or undefined. */
export type FileRecipe = Times & {
  title: string
  description: string
  ingredients: LineGroup[]
  instructions: LineGroup[]
  /** How much the recipe makes, as written. The first entry with a number counts. */
  yields: string[]
  tags: string[]
  cuisine: string
  equipment: string[]
  notes: string[]
  rating?: number | undefined
  sourceUrl: string
  sourceName: string
  language?: string | undefined
  picture?: FilePicture | undefined
  lost: LostPart[]
  own?: Partial<OwnFields> | undefined
}

export const emptyRecipe: FileRecipe = {
  title: '',
  description: '',
  ingredients: [],
  instructions: [],
  yields: [],
  tags: [],
  cuisine: '',
  equipment: [],
  notes: [],
  sourceUrl: '',
  sourceName: '',
  lost: [],
}

/** Groups lines under the headings among them. `headingOf` returns the heading in a line, or undefined if it is not a heading. */
export function groupLines(
  lines: readonly string[],
  headingOf: (line: string) => string | undefined,
): LineGroup[] {
  const groups: LineGroup[] = []
  for (const line of lines) {
    const heading = headingOf(line)
    if (heading !== undefined) groups.push({ name: heading, lines: [] })
    else if (groups.length === 0) groups.push({ name: null, lines: [line] })
    else groups.at(-1)?.lines.push(line)
  }
  return groups
}

/** Returns the heading in lines like "For the sauce:", "[Sauce]", "## Sauce" or "SAUCE:". Undefined for other lines. */
export function writtenHeading(line: string): string | undefined {
  const marked = headingIn(line)
  if (marked !== undefined) return marked
  return /^(?=.*\p{L})[^\d½¼¾⅓⅔]{1,60}:$/u.test(line) ? line.slice(0, -1).trim() : undefined
}

export const ungrouped = (lines: string[]): LineGroup[] => (lines.length > 0 ? [{ name: null, lines }] : [])

/** Returns each tag once, in their order. Ignores case. */
export function distinctTags(tags: readonly string[]): string[] {
  const named = new Map<string, string>()
  for (const tag of tags.map(one => one.trim()).filter(Boolean))
    if (!named.has(tag.toLowerCase())) named.set(tag.toLowerCase(), tag)
  return [...named.values()]
}

export const httpAddress = (written: unknown): string =>
  typeof written === 'string' && /^https?:\/\/\S+$/i.test(written.trim()) && URL.canParse(written.trim())
    ? written.trim()
    : ''

/** Returns the picture that a file names by an address or by a path in its archive. Undefined without a name. */
export function pictureNamed(written: string | undefined): FilePicture | undefined {
  const address = httpAddress(written)
  if (address) return { address }
  return written ? { entry: written } : undefined
}

/** Converts a rating to one out of 5. Undefined for 0, which applications write if there is no rating. */
export function ratingOf(written: unknown, best = 5): number | undefined {
  const stars = (Number(written) / best) * 5
  return written !== '' && written !== null && stars > 0 && stars <= 5
    ? Math.round(stars * 10) / 10
    : undefined
}
