import type { Services } from '#server/app.ts'
import type { Recorder } from './recorder.ts'

const table = `Name,Ingredients,Directions,Servings,Labels
Kachumbari,"4 tomatoes
1 red onion","Slice them thinly.
Toss with salt and lemon.",4,"salad, Vegan"
`

/** A table of one recipe; as nothing runs in the background, what would be read of it is stored here. */
export async function recordImports({ record }: Recorder, db: Services['db'], token: string): Promise<void> {
  const file = { name: 'recipes.csv', type: 'text/csv', bytes: new TextEncoder().encode(table) }
  const { id } = await record('importFile', { token, file })
  const { user_id } = await db
    .updateTable('import_batches')
    .set({ format: 'csv' })
    .where('id', '=', id)
    .returning('user_id')
    .executeTakeFirstOrThrow()
  const read = { batch_id: id, user_id, document: 0, title: 'Kachumbari', draft_id: null, warnings: [] }
  await db
    .insertInto('imported_recipes')
    .values({ ...read, part: 0, reason: 'You have the most drafts one member can keep.' })
    .execute()
  const params = { id: String(id) }
  await record('getImport', { token, params })
  await record('listImportedRecipes', { token, params, query: {} })
  await record('cancelImport', { token, params })
  await record('undoImport', { token, params })
  await record('listImports', { token })
}
