import { linesOfMarkup } from '../../reading/text.ts'
import { readTimes } from '../../reading/times.ts'
import {
  distinctTags,
  emptyRecipe,
  type FileRecipe,
  groupLines,
  httpAddress,
  ratingOf,
  writtenHeading,
} from '../file-recipe.ts'
import { childrenNamed, type XmlElement } from '../xml.ts'

/** Reads a recipe of Cookmate, formerly My CookBook. */
export function readCookmate(recipe: XmlElement): FileRecipe {
  const lines = (name: string) => childrenNamed(recipe, name).flatMap(entryLines)
  const text = (name: string) => lines(name).join(' ')
  const images = [...lines('imagepath'), ...lines('image')]
  const [path] = images
  const address = images.map(httpAddress).find(Boolean) || httpAddress(text('imageurl'))
  return {
    ...emptyRecipe,
    title: text('title'),
    description: text('description'),
    ingredients: groupLines(lines('ingredient'), writtenHeading),
    instructions: groupLines(lines('recipetext'), writtenHeading),
    yields: [text('quantity')].filter(Boolean),
    ...readTimes({
      prep: text('preptime'),
      cook: text('cooktime'),
      total: text('totaltime'),
    }),
    tags: distinctTags([...lines('category'), ...lines('tag')].flatMap(line => line.split(','))),
    notes: [...lines('comments'), ...lines('comment')],
    rating: ratingOf(text('rating')),
    sourceUrl: httpAddress(text('url')),
    sourceName: text('source'),
    language: text('lang') || undefined,
    picture: path && !httpAddress(path) ? { entry: path } : address ? { address } : undefined,
    lost: [
      ...(text('nutrition') ? (['nutrition'] as const) : []),
      ...(text('video') ? (['video'] as const) : []),
      ...(images.length > 1 ? (['more pictures'] as const) : []),
    ],
  }
}

/** Returns the lines of the element's text, and those of each `li` in it. */
const entryLines = (element: XmlElement): string[] => {
  const entries = childrenNamed(element, 'li')
  return [...linesOfMarkup(element.text), ...entries.flatMap(entry => linesOfMarkup(entry.text))]
}
