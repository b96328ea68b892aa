import { defaultTreeAdapter as tree } from 'parse5'
import { type Item, isItem, itemsIn } from './items.ts'
import { parseLenientJson } from './lenient-json.ts'
import { attribute, childrenOf, type Page } from './page.ts'
import type { Reading } from './reading.ts'
import { isRecipeItem, readSchemaRecipe } from './schema-recipe.ts'

/** Reads the recipes that a page states as JSON-LD, in the page's order. */
export const readJsonLd = (page: Page): Reading[] =>
  recipesIn(
    page.elements.filter(isJsonLd).flatMap(script => {
      const text = childrenOf(script)
        .map(node => (tree.isTextNode(node) ? node.value : ''))
        .join('')
      return parseLenientJson(text)
    }),
    page,
  )

/** Reads the recipes of a text that is nothing but JSON, as applications store them. Undefined for any other text. */
export function readJson(text: string, page: Page): Reading[] | undefined {
  if (!/^\ufeff?\s*[[{]/.test(text)) return undefined
  const found = recipesIn(parseLenientJson(text), page)
  return found.length > 0 ? found : undefined
}

function recipesIn(values: readonly unknown[], page: Page): Reading[] {
  const items = itemsIn(values)
  const byId = new Map<string, Item>()
  for (const item of items) {
    const id = item['@id']
    // An item that has nothing but its id is a reference.
    if (isItem(item) && typeof id === 'string' && Object.keys(item).length > 1 && !byId.has(id))
      byId.set(id, item)
  }
  return items.filter(isRecipeItem).map(item => readSchemaRecipe(item, { page, byId }))
}

const isJsonLd = (element: Page['elements'][number]): boolean =>
  element.tagName === 'script' && /^\s*application\/ld\+json/i.test(attribute(element, 'type') ?? '')
