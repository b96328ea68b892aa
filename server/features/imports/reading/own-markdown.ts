import * as t from '#texts/exports.ts'
import { isIngredientHeading } from './line-marks.ts'
import type { IngredientGroup, Reading } from './reading.ts'
import { readTimes } from './times.ts'

/** A recipe in this software's Markdown. Ingredients and instructions are lines; a heading among them ends with a colon. */
export type MarkdownRecipe = {
  title: string
  /** An address, or the name of a file beside the text. Undefined if the cover is drawn. */
  picture?: string | undefined
  chefName: string
  servings?: number | undefined
  prepTime: string
  countryOfOrigin: string
  dietType: string
  ingredients: string[]
  instructions: string[]
  url: string
  moreInfoUrl: string
}

/** Reads this software's Markdown. Undefined for any other text: lines of a similar text that are outside the known parts would be lost. */
export function readOwnMarkdown(text: string): MarkdownRecipe | undefined {
  const lines = text.split(/\r\n?|\n/).filter(line => line.trim() !== '')
  const ingredientsAt = lines.indexOf(`## ${t.ingredients}`)
  const stepsAt = lines.indexOf(`## ${t.instructions}`, ingredientsAt)
  const title = /^# (.+)$/.exec(lines[0] ?? '')?.[1]
  if (title === undefined || ingredientsAt < 1 || stepsAt < 0) return undefined
  const linksAt = lines.findIndex((line, at) => at > stepsAt && linkPattern.test(line))
  const stepsEnd = linksAt === -1 ? lines.length : linksAt
  const head = readHead(lines.slice(1, ingredientsAt))
  const ingredients = readList(lines.slice(ingredientsAt + 1, stepsAt), /^- /)
  const instructions = readList(lines.slice(stepsAt + 1, stepsEnd), /^\d+\. /)
  const links = readLinks(lines.slice(stepsEnd))
  if (!head || !links) return undefined
  return { title: plainText(title), ingredients, instructions, ...head, ...links }
}

type Head = Pick<
  MarkdownRecipe,
  'picture' | 'chefName' | 'servings' | 'prepTime' | 'countryOfOrigin' | 'dietType'
>

function readHead(lines: readonly string[]): Head | undefined {
  const head: Head = { chefName: '', prepTime: '', countryOfOrigin: '', dietType: '' }
  for (const line of lines) {
    const [isPicture, alternative, address] = /^!\[(.*)\]\(<?(.+?)>?\)$/.exec(line) ?? []
    if (isPicture) head.picture = alternative === t.drawn ? undefined : address
    else for (const fact of line.split(' · ')) if (!readFact(head, fact)) return undefined
  }
  return head
}

const said = { chefName: t.byChef, prepTime: t.time, countryOfOrigin: t.fromCountry, dietType: t.diet }

function readFact(head: Head, fact: string): boolean {
  const servings = t.readServes(fact)
  if (servings) head.servings = servings
  if (servings) return true
  for (const [name, say] of Object.entries(said)) {
    const label = say('')
    if (!fact.startsWith(label)) continue
    head[name as keyof typeof said] = plainText(fact.slice(label.length))
    return true
  }
  return false
}

/** Reads the lines of a list. A line that is neither a heading nor a list item is a note and stays as it is. */
const readList = (lines: readonly string[], mark: RegExp): string[] =>
  lines.map(line =>
    line.startsWith('### ') ? `${plainText(line.slice('### '.length))}:` : plainText(line.replace(mark, '')),
  )

const labels = { url: t.source(''), moreInfoUrl: t.moreAt('') }
const linkPattern = new RegExp(`^(?:${Object.values(labels).join('|')})<\\S+>$`)

function readLinks(lines: readonly string[]): Pick<MarkdownRecipe, 'url' | 'moreInfoUrl'> | undefined {
  const links = { url: '', moreInfoUrl: '' }
  for (const line of lines) {
    if (!linkPattern.test(line)) return undefined
    const name = line.startsWith(labels.url) ? 'url' : 'moreInfoUrl'
    links[name] = line.slice(labels[name].length + 1, -1)
  }
  return links
}

/** Converts the recipe to what is read of a page. Leaves out what a page has no field for, for example the country. */
export function readingOfMarkdown(written: MarkdownRecipe): Reading {
  const groups = groupsOf(written.ingredients)
  return {
    title: written.title,
    ingredients: groups.flatMap(({ ingredients }) => ingredients),
    ingredientGroups: groups.some(({ name }) => name !== null) ? groups : [],
    instructions: written.instructions,
    yields: written.servings === undefined ? [] : [String(written.servings)],
    ...readTimes({ total: written.prepTime }),
    pictures: isAddress(written.picture) ? [{ address: written.picture, width: 0, height: 0 }] : [],
    author: written.chefName || undefined,
    address: written.url || undefined,
  }
}

/** True for a picture with an address. A picture in a file was not sent with the text. */
const isAddress = (picture: string | undefined): picture is string =>
  picture !== undefined && /^https?:/.test(picture)

function groupsOf(lines: readonly string[]): IngredientGroup[] {
  const groups: IngredientGroup[] = [{ name: null, ingredients: [] }]
  for (const line of lines) {
    if (line.endsWith(':') && isIngredientHeading(line))
      groups.push({ name: line.replace(/:$/, ''), ingredients: [] })
    else groups.at(-1)?.ingredients.push(line)
  }
  return groups.filter(({ name, ingredients }) => name !== null || ingredients.length > 0)
}

/** Removes the escapes of Markdown signs. */
const plainText = (written: string): string =>
  written.replace(/\\([!-/:-@[-`{-~])|&middot;/g, (_, sign?: string) => sign ?? '·')
