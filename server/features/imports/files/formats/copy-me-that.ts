import {
  attribute,
  classesOf,
  descendantsOf,
  type Element,
  elementsIn,
  type Page,
} from '../../reading/page.ts'
import { textOf } from '../../reading/text.ts'
import {
  distinctTags,
  emptyRecipe,
  type FileRecipe,
  httpAddress,
  type LineGroup,
  pictureNamed,
  ratingOf,
} from '../file-recipe.ts'

/** Finds the recipes of a page. Ids repeat on it, because each recipe has the same set of ids. */
export const copyMeThatRecipes = (page: Page): Element[] =>
  page.elements.filter(
    element =>
      element.tagName === 'div' &&
      classesOf(element).includes('recipe') &&
      descendantsOf(element).some(one => attribute(one, 'id') === 'recipeIngredients'),
  )

export function readCopyMeThat(element: Element): FileRecipe {
  const inside = descendantsOf(element)
  const byId = (id: string) => inside.find(one => attribute(one, 'id') === id)
  const text = (id: string) => {
    const found = byId(id)
    return found ? textOf(found) : ''
  }
  const ofClass = (name: string) => inside.filter(one => classesOf(one).includes(name))
  const link = byId('original_link')
  const address = httpAddress(link && attribute(link, 'href'))
  const picture = ofClass('recipeImage')
    .map(one => attribute(one, 'src'))
    .find(Boolean)
  const notes = byId('recipeNotes')
  return {
    ...emptyRecipe,
    title: text('name'),
    description: text('description'),
    ingredients: groupsOf(byId('recipeIngredients')),
    instructions: groupsOf(byId('recipeInstructions')),
    yields: [text('recipeYield') || text('servings').replace(/^[^:]*:\s*/, '')].filter(Boolean),
    tags: distinctTags(ofClass('recipeCategory').map(textOf)),
    notes: notes ? elementsIn(notes).map(textOf).filter(Boolean) : [],
    rating: ratingOf(text('ratingValue')),
    sourceUrl: address,
    sourceName: link && !httpAddress(textOf(link)) ? textOf(link) : '',
    picture: pictureNamed(picture),
  }
}

/** Groups the entries of a list. An entry with the class `…_subheader` heads those that follow. A spacer is empty. */
function groupsOf(list: Element | undefined): LineGroup[] {
  const groups: LineGroup[] = []
  for (const entry of list ? elementsIn(list) : []) {
    const line = textOf(entry)
    if (!line) continue
    if (classesOf(entry).some(name => name.endsWith('_subheader'))) groups.push({ name: line, lines: [] })
    else if (groups.length === 0) groups.push({ name: null, lines: [line] })
    else groups.at(-1)?.lines.push(line)
  }
  return groups
}
