import { cleanLine } from '../../reading/text.ts'
import { distinctTags, emptyRecipe, type FileRecipe, type LineGroup } from '../file-recipe.ts'

const head = /^(?:MMMMM|-----).*(?:meal-?\s?master|recipe (?:via|extracted))/im
const end = /^(?:MMMMM|-----)-*\s*$/
const sectionLine = /^(?:MMMMM|-----)-*\s*([^-\s].*?)\s*-*\s*$/

export const isMealMaster = (text: string): boolean => head.test(text)

/** Returns the lines of each recipe in a file, between its head and the line that ends it. */
export function mealMasterRecipes(text: string): string[][] {
  const recipes: string[][] = []
  let latest: string[] | undefined
  for (const line of text.split(/\r\n?|\n/)) {
    if (head.test(line)) {
      latest = []
      recipes.push(latest)
    } else if (end.test(line)) latest = undefined
    else latest?.push(line.replaceAll('\t', '        '))
  }
  return recipes
}

export function readMealMaster(lines: readonly string[]): FileRecipe {
  const facts = new Map<string, string>()
  let at = 0
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const [, name = '', value = ''] =
      /^\s*(title|categories|yield|servings|source|author)\s*:\s*(.*)$/i.exec(line) ?? []
    if (name) facts.set(name.toLowerCase(), cleanLine(value))
    else if (line.trim() !== '') break
  }
  const ingredientsEnd = findEnd(lines, at)
  return {
    ...emptyRecipe,
    title: facts.get('title') ?? '',
    ingredients: ingredientGroups(lines.slice(at, ingredientsEnd)),
    instructions: paragraphs(lines.slice(ingredientsEnd)),
    yields: [facts.get('yield') ?? facts.get('servings') ?? ''].filter(Boolean),
    tags: distinctTags((facts.get('categories') ?? '').split(',').filter(tag => !/^\s*none\s*$/i.test(tag))),
    sourceName: facts.get('source') ?? facts.get('author') ?? '',
  }
}

/** Finds the line that begins the directions: the first one that is no ingredient, section or blank, or a section right before it. */
function findEnd(lines: readonly string[], from: number): number {
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line.trim() === '' || sectionLine.test(line) || columnsOf(line)) continue
    let first = at
    while (
      first > from &&
      ((lines[first - 1] ?? '').trim() === '' || sectionLine.test(lines[first - 1] ?? ''))
    )
      first -= 1
    return first
  }
  return lines.length
}

/** Where the columns of a line begin, counted from 0. */
const columns = { unit: 8, text: 11, second: 41 } as const

type Cell = { amount: string; unit: string; text: string }

/** Reads an ingredient: the amount in columns 1-7, the unit in 9-10, the text from 12. Undefined if the line is not one. */
function cellOf(written: string): Cell | undefined {
  const amount = written.slice(0, columns.unit - 1)
  const unit = written.slice(columns.unit, columns.text - 1)
  const text = written.slice(columns.text).trim()
  const isGap = (written[columns.unit - 1] ?? ' ') === ' ' && (written[columns.text - 1] ?? ' ') === ' '
  if (
    !isGap ||
    text === '' ||
    !/^[\d\s/.,½¼¾⅓⅔-]*$/.test(amount) ||
    !/^(?:[a-z]{1,2} ?| [a-z]| {2})$/i.test(unit)
  )
    return undefined
  return { amount: cleanLine(amount), unit: unit.trim(), text }
}

/** Reads the ingredients of a line, which may have a second one in a second column. Undefined if it has none. */
function columnsOf(line: string): { left: Cell; right: Cell | undefined } | undefined {
  const right = line.length > columns.second ? cellOf(line.slice(columns.second)) : undefined
  const left = cellOf(right ? line.slice(0, columns.second) : line)
  if (left) return { left, right }
  const only = right && line.slice(0, columns.second).trim() === '' ? right : undefined
  return only && { left: only, right: undefined }
}

/** Groups ingredients. In each group the left column comes before the right one. */
function ingredientGroups(lines: readonly string[]): LineGroup[] {
  const groups: { name: string | null; left: Cell[]; right: Cell[] }[] = []
  for (const line of lines) {
    const cells = columnsOf(line)
    const heading = cells ? undefined : sectionLine.exec(line)?.[1]
    if (heading !== undefined) groups.push({ name: cleanLine(heading), left: [], right: [] })
    if (!cells) continue
    if (groups.length === 0) groups.push({ name: null, left: [], right: [] })
    const group = groups.at(-1)
    if (!group) continue
    addCell(group.left, cells.left)
    if (cells.right) addCell(group.right, cells.right)
  }
  return groups
    .map(({ name, left, right }) => ({
      name,
      lines: [...left, ...right].map(({ amount, unit, text }) => cleanLine(`${amount} ${unit} ${text}`)),
    }))
    .filter(({ lines: own }) => own.length > 0)
}

/** Adds a cell. A cell that begins with "-" continues the one above it in the same column. */
function addCell(column: Cell[], cell: Cell): void {
  const last = column.at(-1)
  if (last && cell.text.startsWith('-') && !cell.amount && !cell.unit)
    last.text = `${last.text} ${cell.text.replace(/^-+\s*/, '')}`
  else column.push({ ...cell })
}

/** Joins the lines up to an empty line into one step. */
function paragraphs(lines: readonly string[]): LineGroup[] {
  const groups: LineGroup[] = []
  let open = false
  for (const line of lines) {
    const heading = sectionLine.exec(line)?.[1]
    const text = cleanLine(line.replace(/^\s*:/, ''))
    const group = groups.at(-1)
    if (heading !== undefined) groups.push({ name: cleanLine(heading), lines: [] })
    else if (text && open && group) group.lines.push(`${group.lines.pop() ?? ''} ${text}`.trim())
    else if (text && group) group.lines.push(text)
    else if (text) groups.push({ name: null, lines: [text] })
    open = text !== '' && heading === undefined
  }
  return groups.filter(({ lines: own }) => own.length > 0)
}
