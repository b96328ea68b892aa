import { type Item, termOf } from './items.ts'
import { attribute, classesOf, descendantsOf, type Element, elementsIn, type Page, parentOf } from './page.ts'
import { linesOf, textOf } from './text.ts'

/** How a vocabulary marks items in HTML: the types of an item that begins at an element, and the properties that an element is. */
type Marking = {
  typesOf: (element: Element) => string[] | undefined
  propertiesOf: (element: Element) => string[]
}

const words = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean)

const microdata: Marking = {
  typesOf: element =>
    attribute(element, 'itemscope') === undefined ? undefined : words(attribute(element, 'itemtype')),
  propertiesOf: element => words(attribute(element, 'itemprop')),
}

const rdfa: Marking = {
  typesOf: element => (attribute(element, 'typeof') ? words(attribute(element, 'typeof')) : undefined),
  propertiesOf: element => words(attribute(element, 'property')),
}

/** Microformats: hRecipe and h-recipe. Their properties are classes. */
const microformatProperties: ReadonlyMap<string, string> = new Map(
  Object.entries({
    fn: 'name',
    'p-name': 'name',
    ingredient: 'recipeIngredient',
    'p-ingredient': 'recipeIngredient',
    instructions: 'recipeInstructions',
    'e-instructions': 'recipeInstructions',
    yield: 'recipeYield',
    'p-yield': 'recipeYield',
    duration: 'totalTime',
    'dt-duration': 'totalTime',
    preptime: 'prepTime',
    cooktime: 'cookTime',
    photo: 'image',
    'u-photo': 'image',
    author: 'author',
    'p-author': 'author',
    summary: 'description',
    'p-summary': 'description',
  }),
)
const microformats: Marking = {
  typesOf: element =>
    classesOf(element).some(name => name === 'hrecipe' || name === 'h-recipe') ? ['Recipe'] : undefined,
  propertiesOf: element => classesOf(element).flatMap(name => microformatProperties.get(name) ?? []),
}

/** Finds the recipes that are marked in the HTML itself, in the page's order. */
export function findMarkedRecipes(page: Page): Item[] {
  const ids = new Map(
    page.elements.flatMap(element => {
      const id = attribute(element, 'id')
      return id ? [[id, element] as const] : []
    }),
  )
  return [microdata, rdfa, microformats].flatMap(marking =>
    page.elements
      .filter(element => marking.typesOf(element)?.some(type => termOf(type) === 'recipe'))
      .map(element => readItem(element, marking, { ids, depth: 0 })),
  )
}

type Place = { ids: ReadonlyMap<string, Element>; depth: number }

const maxDepth = 8

function readItem(scope: Element, marking: Marking, place: Place): Item {
  // Without a prototype, because a page may mark a property as 'constructor'.
  const item: { [property: string]: unknown[] | string[] } = Object.create(null)
  item['@type'] = marking.typesOf(scope) ?? []
  const rows = new Map<string, Element | undefined>()
  const add = (element: Element) => {
    const properties = marking.propertiesOf(element)
    const isScope = marking.typesOf(element) !== undefined
    if (properties.length > 0) {
      const value =
        isScope && place.depth < maxDepth
          ? readItem(element, marking, { ...place, depth: place.depth + 1 })
          : undefined
      for (const property of properties) {
        const name = termOf(property)
        const values = [...(item[name] ?? [])]
        const row = rowOf(element)
        const before = values.at(-1)
        // An amount and a food in cells of the same row are one line.
        if (row && row === rows.get(name) && typeof before === 'string' && value === undefined)
          values[values.length - 1] = `${before} ${textValueOf(element, property)}`
        else values.push(value ?? textValueOf(element, property))
        rows.set(name, row)
        item[name] = values
      }
    }
    if (!isScope) for (const child of elementsIn(element)) add(child)
  }
  for (const child of elementsIn(scope)) add(child)
  for (const id of words(attribute(scope, 'itemref'))) {
    const referred = place.ids.get(id)
    // Only for the outermost item, because references may form a circle.
    if (referred && place.depth === 0) add(referred)
  }
  return withoutEchoes(item)
}

/** Returns the list item or table row that an element is directly in. */
function rowOf(element: Element): Element | undefined {
  const parent = parentOf(element)
  return parent && (parent.tagName === 'li' || parent.tagName === 'tr') ? parent : undefined
}

/** Drops the first value if it repeats the others, as in a list with the same mark as its lines: `<ul itemprop=x><li itemprop=x>`. */
function withoutEchoes(item: { [property: string]: unknown[] }): Item {
  for (const [property, values] of Object.entries(item)) {
    if (values.length < 2) continue
    const texts = values.map(value => (typeof value === 'string' ? value.replace(/\s+/g, '') : undefined))
    const others = texts.slice(1).filter(Boolean).join('')
    if (texts[0] && others.length > 0 && texts[0] === others) item[property] = values.slice(1)
  }
  return item
}

const addressed = new Set(['image', 'url', 'thumbnailurl', 'photo'])
const lineTags = new Set(['li', 'br', 'p', 'tr', 'h2', 'h3', 'h4'])

function textValueOf(element: Element, property: string): string {
  const written = attribute(element, 'content') ?? attribute(element, 'datetime')
  if (written !== undefined && written.trim() !== '') return written
  if (element.tagName === 'img' || element.tagName === 'source') return imageAddress(element)
  if (element.tagName === 'data' || element.tagName === 'meter')
    return attribute(element, 'value') ?? textOf(element)
  if (addressed.has(termOf(property))) {
    const image = descendantsOf(element).find(({ tagName }) => tagName === 'img')
    return (
      attribute(element, 'href') ??
      attribute(element, 'src') ??
      (image ? imageAddress(image) : textOf(element))
    )
  }
  if (element.tagName === 'link') return attribute(element, 'href') ?? ''
  const hasLines =
    element.tagName !== 'li' && descendantsOf(element).some(({ tagName }) => lineTags.has(tagName))
  return hasLines || termOf(property).includes('instruction') ? linesOf(element).join('\n') : textOf(element)
}

/** Returns the address of a picture, which may be loaded lazily. `src` then has only a placeholder. */
export function imageAddress(element: Element): string {
  const lazy = ['data-src', 'data-lazy-src', 'data-original', 'data-pin-media', 'src'].map(name =>
    attribute(element, name),
  )
  const address = lazy.find(one => one && !one.startsWith('data:'))
  const sources = attribute(element, 'data-srcset') ?? attribute(element, 'srcset')
  return address ?? sources?.split(/\s+/)[0] ?? ''
}
