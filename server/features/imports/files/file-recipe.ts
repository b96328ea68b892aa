import type { RecipeField } from '#contract/recipe-fields.ts'
import { headingIn } from '#contract/recipe-text/headings.ts'
import type { Times } from '../reading/times.ts'

export type LineGroup = { name: string | null; lines: string[] }

/** Where the picture of a recipe is: an entry of the archive, in the document itself, or at an address. */
export type FilePicture = { entry: string } | { base64: string } | { address: string }

/** What a recipe has in its file and cannot have here. */
export type LostPart = 'nutrition' | 'video' | 'more pictures' | 'favourite' | 'difficulty' | 'attachments'

/** Of an export of this software: the fields as they were written. */
export type OwnFields = Record<Exclude<RecipeField, 'servings' | 'rating' | 'image'>, string> & {
  servings: number | undefined
}

/** A recipe as a file of another application has it; `rating` of 5. Empty or undefined is what it does not say. */
export type FileRecipe = Times & {
  title: string
  description: string
  ingredients: LineGroup[]
  instructions: LineGroup[]
  /** How much it makes, as written; the first that has a number counts. */
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

/** Lines under the headings among them; `headingOf` says of a line which heading it is. */
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

/** Such as "For the sauce:", "[Sauce]", "## Sauce" or "SAUCE:". */
export function writtenHeading(line: string): string | undefined {
  const marked = headingIn(line)
  if (marked !== undefined) return marked
  return /^(?=.*\p{L})[^\d½¼¾⅓⅔]{1,60}:$/u.test(line) ? line.slice(0, -1).trim() : undefined
}

export const ungrouped = (lines: string[]): LineGroup[] => (lines.length > 0 ? [{ name: null, lines }] : [])

/** Each once, in their order, without regard to case. */
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

/** 0 is how applications say that there is none. */
export function ratingOf(written: unknown, best = 5): number | undefined {
  const stars = (Number(written) / best) * 5
  return written !== '' && written !== null && stars > 0 && stars <= 5
    ? Math.round(stars * 10) / 10
    : undefined
}
