import { parse } from 'csv-parse/sync'
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

/** Column headings as programs and people write them, reduced to letters and digits. */
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
  source: 'source author sourcename credit from by cook chef',
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
export type CsvRow = Partial<Record<Column, string[]>>

const columnOf = (heading: string): Column | undefined => {
  const folded = heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
  return (Object.keys(columnNames) as Column[]).find(column =>
    columnNames[column].split(' ').includes(folded),
  )
}

/** Reads the rows of a table whose first row names the columns. Undefined if no column is the title. */
export function csvRows(text: string): CsvRow[] | undefined {
  const rows = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  }) as string[][]
  const columns = (rows[0] ?? []).map(columnOf)
  if (!columns.includes('title') || !(columns.includes('ingredients') || columns.includes('instructions')))
    return undefined
  return rows.slice(1).map(cells => {
    const row: CsvRow = {}
    for (const [at, column] of columns.entries()) {
      const cell = cells[at]?.trim()
      if (column && cell) row[column] = [...(row[column] ?? []), cell]
    }
    return row
  })
}

/** Returns the delimiter that occurs most often in the first line. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1)
  const count = (character: string) => first.split(character).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

export function readCsvRow(row: CsvRow): FileRecipe {
  const lines = (column: Column) => (row[column] ?? []).flatMap(linesOfMarkup)
  const first = (column: Column) => row[column]?.[0] ?? ''
  const addresses = [...(row.url ?? []), ...(row.source ?? [])].map(httpAddress).filter(Boolean)
  const pictures = (row.picture ?? []).flatMap(cell => cell.split(/[\s,;]+(?=https?:)|\n/i))
  const picture = httpAddress(pictures[0]) ? { address: httpAddress(pictures[0]) } : undefined
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
    cuisine: first('cuisine'),
    notes: lines('notes'),
    rating: ratingOf(first('rating')),
    sourceUrl: addresses[0] ?? '',
    sourceName: (row.source ?? []).find(cell => !httpAddress(cell)) ?? '',
    picture: picture ?? (pictures[0] ? { entry: pictures[0] } : undefined),
    lost: [
      ...(first('nutrition') ? (['nutrition'] as const) : []),
      ...(first('video') ? (['video'] as const) : []),
      ...(/^(?:1|true|yes)$/i.test(first('favourite')) ? (['favourite'] as const) : []),
      ...(first('difficulty') ? (['difficulty'] as const) : []),
      ...(pictures.length > 1 ? (['more pictures'] as const) : []),
    ],
  }
}
