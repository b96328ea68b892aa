import { parse } from 'yaml'
import { cleanLine } from '../../reading/text.ts'
import { readTimes } from '../../reading/times.ts'
import {
  distinctTags,
  emptyRecipe,
  type FileRecipe,
  httpAddress,
  type LineGroup,
  type OwnFields,
  pictureNamed,
  ratingOf,
} from '../file-recipe.ts'
import { lineOfIngredient } from '../ingredient-line.ts'
import { isObject, type JsonObject, listIn, namesIn, numberIn, objectIn, textIn } from '../json-values.ts'

/** Reads a recipe in Cooklang. `name` is the file's name without its ending; it is the title if the text has none. */
export function readCooklang(written: string, name: string): FileRecipe {
  const { metadata, text } = takeMetadata(written.replace(/\r\n?/g, '\n').replace(/^\ufeff/, ''))
  const own = ownFieldsIn(metadata.get('mezani'))
  const body = readBody(text, own !== undefined)
  const get = (...names: string[]) =>
    names.map(one => metadata.get(one)).find(one => one !== undefined && one !== '')
  const source = get('source', 'source url', 'source.url', 'url')
  const sourceParts = objectIn(source)
  const time = objectIn(get('time'))
  const image = textIn(listIn(get('image', 'images', 'picture', 'pictures'))[0])
  return {
    ...emptyRecipe,
    title: textIn(get('title')) || name,
    description: textIn(get('description', 'introduction')),
    ingredients: body.ingredients,
    instructions: body.instructions,
    yields: [
      textIn(get('servings', 'serves', 'yield', 'yields'))
        .split('|')[0]
        ?.trim() ?? '',
    ].filter(Boolean),
    ...readTimes({
      prep: get('prep time', 'time.prep', 'preparation time') ?? time.prep,
      cook: get('cook time', 'time.cook', 'cooking time') ?? time.cook,
      total:
        get('time required', 'total time', 'duration') ?? (isObject(get('time')) ? undefined : get('time')),
    }),
    tags: distinctTags(
      [...listIn(get('tags', 'tag')), ...listIn(get('course', 'category')), ...listIn(get('diet'))].flatMap(
        one => textIn(one).split(','),
      ),
    ),
    cuisine: listIn(get('cuisine')).flatMap(namesIn).join(', '),
    equipment: body.equipment,
    notes: body.notes,
    rating: ratingOf(numberIn(get('rating')) ?? ''),
    sourceUrl:
      httpAddress(isObject(source) ? sourceParts.url : source) ||
      httpAddress(get('source url', 'source.url')),
    sourceName:
      textIn(get('author', 'source.author', 'source name', 'source.name')) ||
      textIn(sourceParts.author) ||
      textIn(sourceParts.name) ||
      (httpAddress(source) ? '' : textIn(source)),
    language: textIn(get('locale', 'language')) || undefined,
    picture: pictureNamed(image) ?? { entry: `${name}.*` },
    lost: get('difficulty') ? ['difficulty'] : [],
    own,
  }
}

/** Reads the fields that an export of this software has. Undefined for other files. */
function ownFieldsIn(value: unknown): Partial<OwnFields> | undefined {
  if (!isObject(value)) return undefined
  return {
    prepTime: textIn(value.prepTime),
    moreInfoUrl: httpAddress(value.moreInfoUrl),
    chefImage: httpAddress(value.chefImage),
    dietType: textIn(value.dietType),
  }
}

/** Removes comments: `-- to the end of the line` and `[- over several lines -]`. */
const withoutComments = (text: string): string =>
  text
    .replace(/(?<!\\)\[-[\s\S]*?-\]/g, ' ')
    .split('\n')
    .map(line => (/^---+\s*$/.test(line) ? line : line.replace(/(^|\s)--(?!-).*$/, '$1')))
    .join('\n')

type Metadata = Map<string, unknown>

/** Separates the metadata from the text: YAML between two lines of dashes, and lines like `>> key: value`. */
function takeMetadata(text: string): { metadata: Metadata; text: string } {
  const metadata: Metadata = new Map()
  const front = /^\s*---[^\S\n]*\n([\s\S]*?)\n---[^\S\n]*(?:\n|$)/.exec(text)
  for (const [key, value] of Object.entries(front ? yamlIn(front[1] ?? '') : {}))
    metadata.set(keyOf(key), value)
  const rest = withoutComments(front ? text.slice(front[0].length) : text)
  const kept = rest.split('\n').filter(line => {
    const [whole, key = '', value = ''] = /^\s*>>\s*([^:]+):\s*(.*)$/.exec(line) ?? []
    if (whole !== undefined) metadata.set(keyOf(key), value.trim())
    return whole === undefined
  })
  return { metadata, text: kept.join('\n') }
}

const keyOf = (written: string): string => written.trim().toLowerCase().replace(/[_-]+/g, ' ')

function yamlIn(text: string): JsonObject {
  try {
    return objectIn(parse(text, { logLevel: 'silent' }))
  } catch {
    // People write this by hand. What is not valid YAML is read line by line.
    return Object.fromEntries(
      text.split('\n').flatMap(line => {
        const [, key, value] = /^([^:#\s][^:]*):\s+(.*)$/.exec(line) ?? []
        return key && value ? [[key, value.trim()]] : []
      }),
    )
  }
}

type Body = { ingredients: LineGroup[]; instructions: LineGroup[]; equipment: string[]; notes: string[] }

/** Reads the body. An export of this software has its notes among the steps, where they belong. */
function readBody(text: string, isOwn: boolean): Body {
  const ingredients: LineGroup[] = [{ name: null, lines: [] }]
  const instructions: LineGroup[] = [{ name: null, lines: [] }]
  const equipment = new Set<string>()
  const notes: string[] = []
  const listed = new Set<string>()
  let isInSteps = false
  for (const block of blocksOf(text)) {
    isInSteps ||= block.kind === 'section' && block.text === ''
    if (block.kind === 'section') {
      ingredients.push({ name: block.text || null, lines: [] })
      instructions.push({ name: block.text || null, lines: [] })
    } else if (block.kind === 'note' && isOwn)
      (isInSteps ? instructions : ingredients).at(-1)?.lines.push(unescaped(block.text))
    else if (block.kind === 'note') notes.push(block.text)
    else {
      const step = readStep(block.text)
      for (const { line, food, hasAmount } of step.ingredients) {
        if (step.isListOnly || hasAmount || !listed.has(food.toLowerCase()))
          ingredients.at(-1)?.lines.push(line)
        listed.add(food.toLowerCase())
      }
      for (const one of step.cookware) equipment.add(one)
      if (!step.isListOnly) instructions.at(-1)?.lines.push(step.text)
    }
  }
  const filled = (groups: LineGroup[]) => groups.filter(({ lines }) => lines.length > 0)
  return {
    ingredients: filled(ingredients),
    instructions: filled(instructions),
    equipment: [...equipment],
    notes,
  }
}

type Block = { kind: 'section' | 'note' | 'step'; text: string }

/** Splits the text into blocks. The lines up to an empty line are one step or one note; a section is one line. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const line of text.split('\n')) {
    const section = /^\s*=+\s*([^=]*?)\s*=*\s*$/.exec(line)
    const kind = section ? 'section' : /^\s*>/.test(line) ? 'note' : 'step'
    const own = section ? (section[1] ?? '') : cleanLine(line.replace(/^\s*>\s?/, ''))
    if (section) {
      blocks.push({ kind, text: own })
      open = undefined
    } else if (own === '') open = undefined
    else if (open?.kind === kind) open.text = `${open.text} ${own}`
    else {
      open = { kind, text: own }
      blocks.push(open)
    }
  }
  return blocks
}

/** `@name{amount%unit}(preparation)`, `#pot{}`, `~name{20%minutes}`. Without braces a name is one word. */
const token =
  /\\([\\@#~{}|\-[=>])|([@#~])(?:[@&?+-]|\([^)]*\))*(?:((?:\\.|[^@#~{}\n\\])*?)\{([^{}\n]*)\}|([\p{L}\p{N}_'’-]+))(?:\(([^()\n]*)\))?/gu

const unescaped = (name: string): string => name.replace(/\\(.)/gu, '$1')

type Listed = { line: string; food: string; hasAmount: boolean }
type Step = { text: string; ingredients: Listed[]; cookware: string[]; isListOnly: boolean }

function readStep(written: string): Step {
  const ingredients: Listed[] = []
  const cookware: string[] = []
  const marks = /[@#~]/
  const text = written.replace(token, (whole, escaped, mark, braced, inside = '', word, note = '') => {
    if (escaped !== undefined) return escaped
    // Only a timer may have no name.
    const name = cleanLine(braced ?? word ?? '')
    if (mark !== '~' && name === '') return whole
    if (mark === '~') return word ? whole : amountOf(inside) || name
    const [food = '', alias = food] = name.split(/(?<!\\)\|/).map(part => unescaped(part.trim()))
    const shown = alias || food
    if (mark === '#') cookware.push(food)
    else {
      const [amount = '', unit = ''] = partsOf(inside)
      ingredients.push({
        line: lineOfIngredient({ amount, unit, food, note: cleanLine(note) }),
        food,
        hasAmount: amount !== '',
      })
    }
    return shown + (mark === '@' || !note ? '' : ` (${note})`)
  })
  const rest = written.replace(token, whole => (whole.startsWith('@') ? '' : whole))
  return {
    text: cleanLine(text),
    ingredients,
    cookware,
    isListOnly: ingredients.length > 0 && !marks.test(rest) && !/[\p{L}\p{N}]/u.test(rest),
  }
}

/** Splits an amount and its unit. "=" keeps an amount fixed when servings change, "*" scales it with them. */
const partsOf = (inside: string): string[] =>
  inside.split('%').map(part => cleanLine(part.replace(/^\s*=/, '').replace(/\*\s*$/, '')))

const amountOf = (inside: string): string => partsOf(inside).filter(Boolean).join(' ')
