import { parse } from 'csv-parse/sync'
import { linesOfMarkup } from '../../reading/text.ts'
import { readTimes } from '../../reading/times.ts'
import {
  distinctTags,
  emptyRecipe,
  type FileRecipe,
  groupLines,
  httpAddress,
  pictureNamed,
  ratingOf,
  writtenHeading,
} from '../file-recipe.ts'
import { type JsonObject, listIn, textIn } from '../json-values.ts'

/** Column headings as programs and people write them, reduced to letters and digits. The names in a JSON object are headings, too. */
const columnNames = {
  title: 'title name recipename recipe recipetitle dish jina titel nombre titre nome',
  description: 'description summary intro introduction about',
  ingredients:
    'ingredients ingredient ingredientlist recipeingredient recipeingredients viungo zutaten ingredientes ingredienti',
  instructions:
    'instructions directions steps method preparation recipeinstructions howto procedure instruction direction hatua zubereitung instrucciones preparacion preparazione',
  yields: 'yield yields serves servings quantity recipeyield portions makes servingsize portionen',
  prep: 'preptime preparationtime activetime prep prepminutes handsontime',
  cook: 'cooktime cookingtime cook cookminutes baketime',
  total: 'totaltime total time duration totalminutes readyin',
  notes: 'notes note comments comment tips privatenotes',
  url: 'url sourceurl link website web originalurl recipeurl isbasedon',
  source: 'source author sourcename credit from by cook chef chefname',
  rating: 'rating stars myrating score',
  tags: 'tags labels categories category tag label course courses keywords collections diet diettype type',
  cuisine: 'cuisine country countryoforigin origin recipecuisine',
  picture: 'imageurl photourl image photo picture pictureurl originalpicture images photos',
  nutrition: 'nutrition nutritionalinfo nutritioninfo calories',
  video: 'video videourl',
  favourite: 'favorite favourite',
  difficulty: 'difficulty',
} as const

type Column = keyof typeof columnNames
/** The texts of a column in one row. Several columns may have the same heading. */
type Cell = { column: Column | undefined; texts: string[] }

const columnOf = (heading: string): Column | undefined => {
  const folded = heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
  return (Object.keys(columnNames) as Column[]).find(column =>
    columnNames[column].split(' ').includes(folded),
  )
}

const isRecipe = (columns: readonly (Column | undefined)[]): boolean =>
  columns.includes('title') && (columns.includes('ingredients') || columns.includes('instructions'))

/** Finds the recipes of a table whose first row names the columns. Undefined if the table has none. */
export function csvRecipes(text: string): (() => FileRecipe)[] | undefined {
  const rows = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  }) as string[][]
  const columns = (rows[0] ?? []).map(columnOf)
  if (!isRecipe(columns)) return undefined
  return rows
    .slice(1)
    .map(cells => () => readRow(columns.map((column, at) => ({ column, texts: [cells[at] ?? ''] }))))
}

/** Finds the JSON objects whose names are like the headings of a table. */
export const jsonRecipes = (objects: readonly JsonObject[]): (() => FileRecipe)[] =>
  objects
    .map(object => Object.entries(object).map(([name, value]) => ({ column: columnOf(name), value })))
    .filter(cells => isRecipe(cells.map(({ column }) => column)))
    .map(
      cells => () =>
        readRow(cells.map(({ column, value }) => ({ column, texts: column ? cellsIn(value) : [] }))),
    )

/** Returns a cell for each value of a list. An object or a list in it becomes one cell with all of its values: "2 cups flour". */
const cellsIn = (value: unknown): string[] =>
  listIn(value).map(one =>
    typeof one === 'object' && one !== null ? Object.values(one).flatMap(cellsIn).join(' ') : textIn(one),
  )

/** Returns the delimiter that occurs most often in the first line. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1)
  const count = (character: string) => first.split(character).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

function readRow(cells: readonly Cell[]): FileRecipe {
  const row: Partial<Record<Column, string[]>> = {}
  for (const { column, texts } of cells) {
    const filled = texts.map(text => text.trim()).filter(Boolean)
    if (column && filled.length > 0) row[column] = (row[column] ?? []).concat(filled)
  }
  const lines = (column: Column) => (row[column] ?? []).flatMap(linesOfMarkup)
  const first = (column: Column) => row[column]?.[0] ?? ''
  const addresses = [...(row.url ?? []), ...(row.source ?? [])].map(httpAddress).filter(Boolean)
  const pictures = (row.picture ?? []).flatMap(cell => cell.split(/[\s,;]+(?=https?:)|\n/i))
  return {
    ...emptyRecipe,
    title: lines('title').join(' '),
    description: lines('description').join(' '),
    ingredients: groupLines(lines('ingredients'), writtenHeading),
    instructions: groupLines(lines('instructions'), writtenHeading),
    yields: row.yields ?? [],
    ...readTimes({
      prep: first('prep'),
      cook: first('cook'),
      total: first('total'),
    }),
    tags: distinctTags((row.tags ?? []).flatMap(cell => cell.split(/[,;|\n]/))),
    cuisine: (row.cuisine ?? []).join(', '),
    notes: lines('notes'),
    rating: ratingOf(first('rating')),
    sourceUrl: addresses[0] ?? '',
    sourceName: (row.source ?? []).find(cell => !httpAddress(cell)) ?? '',
    picture: pictureNamed(pictures[0]),
    lost: [
      ...(first('nutrition') ? (['nutrition'] as const) : []),
      ...(first('video') ? (['video'] as const) : []),
      ...(/^(?:1|true|yes)$/i.test(first('favourite')) ? (['favourite'] as const) : []),
      ...(first('difficulty') ? (['difficulty'] as const) : []),
      ...(pictures.length > 1 ? (['more pictures'] as const) : []),
    ],
  }
}
