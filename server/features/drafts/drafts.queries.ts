import { sql } from 'kysely'
import type { DraftFields, DraftInput } from '#contract/drafts.ts'
import { type RecipeField, recipeFieldNames } from '#contract/recipe-fields.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import { type ColumnOf, columnOf } from '../recipes/recipes.select.ts'

/** A draft to store. Drafts that were imported together have the id of their batch. */
export type NewDraft = DraftInput & { batchId?: number }

type Selection<Field extends RecipeField> = Field extends string ? `d.${ColumnOf<Field>} as ${Field}` : never
const fieldColumns = recipeFieldNames.map(
  field => `d.${columnOf(field)} as ${field}` as Selection<RecipeField>,
)

type FieldColumns = {
  [Field in RecipeField as ColumnOf<Field>]: undefined extends DraftFields[Field] ? number | null : string
}
const fieldColumnsOf = (fields: DraftFields) =>
  Object.fromEntries(recipeFieldNames.map(field => [columnOf(field), fields[field] ?? null])) as FieldColumns

const entryColumns = [
  'id',
  'revision',
  'title',
  'image',
  'source_kind as sourceKind',
  'source_address as sourceAddress',
  'source_name as sourceName',
  'source_author as sourceAuthor',
  'source_licence as sourceLicence',
  'language',
  'batch_id as batchId',
  'is_changed as isChanged',
  'created_at as createdAt',
  'changed_at as changedAt',
] as const

export const findDraft = (db: Database, { id, authorId }: { id: number; authorId: number }) =>
  db
    .selectFrom('drafts as d')
    .select([...entryColumns, ...fieldColumns, 'source_instructions as sourceInstructions'])
    .modifyFront(prepared)
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .executeTakeFirst()

export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>

/** Finds a draft and locks it until the transaction ends. */
export const findDraftForUpdate = (db: Database, { id, authorId }: { id: number; authorId: number }) =>
  db
    .selectFrom('drafts')
    .select([
      'revision',
      'image',
      'chef_image as chefImage',
      'ingredients',
      'instructions',
      'source_instructions as sourceInstructions',
    ])
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .forUpdate()
    .executeTakeFirst()

/** Counts the lines of a stored text in the database, without sending the text. */
export const lineCount = (column: 'ingredients' | 'instructions' | 'd.ingredients' | 'd.instructions') => {
  const text = sql.ref(column)
  return sql<number>`case ${text} when '' then 0 else 1 + length(${text}) - length(replace(${text}, chr(10), '')) end`
}

/** Lists drafts, the newest first, or those before an id. */
export const listDrafts = (
  db: Database,
  authorId: number,
  { limit, before }: { limit: number; before: number | undefined },
) =>
  db
    .selectFrom('drafts')
    .select([
      ...entryColumns,
      lineCount('ingredients').as('ingredientCount'),
      lineCount('instructions').as('instructionCount'),
      sql<boolean>`(title <> '' and ingredients <> '' and instructions <> '')`.as('isReady'),
    ])
    .modifyFront(prepared)
    .where('author_id', '=', authorId)
    .$if(before !== undefined, page => page.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export type DraftEntryRow = Awaited<ReturnType<typeof listDrafts>>[number]

/** Counts a member's drafts and the bytes of their long texts. */
export const measureDrafts = (db: Database, authorId: number) =>
  db
    .selectFrom('drafts')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(octet_length(ingredients) + octet_length(instructions) + octet_length(source_instructions)), 0)`.as(
        'textBytes',
      ),
    ])
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow()

const sourceColumnsOf = ({ source, language, batchId }: NewDraft) => ({
  source_kind: source?.kind ?? null,
  source_address: source?.address ?? '',
  source_name: source?.name ?? '',
  source_author: source?.author ?? '',
  source_licence: source?.licence ?? '',
  source_instructions: source?.instructions ?? '',
  language,
  batch_id: batchId ?? null,
})

/** Inserts drafts in one statement, whatever their number, and returns their ids in their order. */
export async function insertDraftRows(
  db: Database,
  authorId: number,
  drafts: readonly NewDraft[],
): Promise<number[]> {
  const rows = drafts.map(draft => ({ ...fieldColumnsOf(draft), ...sourceColumnsOf(draft) }))
  const columns = sql.join(Object.keys(rows[0] ?? {}).map(column => sql.ref(column)))
  if (rows.length === 0) return []
  const { rows: stored } = await sql<{ id: number }>`
    insert into drafts (author_id, ${columns})
    select ${authorId}, ${columns} from jsonb_populate_recordset(null::drafts, ${JSON.stringify(rows)}::jsonb) with ordinality
    order by ordinality
    returning id`.execute(db)
  return stored.map(({ id }) => id)
}

/** Updates a locked draft. Returns its next revision and the time. */
export const updateDraft = (db: Database, id: number, fields: DraftFields) =>
  db
    .updateTable('drafts')
    .set({
      ...fieldColumnsOf(fields),
      revision: sql`revision + 1`,
      is_changed: true,
      changed_at: sql`clock_timestamp()`,
    })
    .where('id', '=', id)
    .returning(['id', 'revision', 'changed_at as changedAt'])
    .executeTakeFirstOrThrow()

/** Deletes a draft and returns the pictures that it showed. Undefined if the member has no such draft. */
export const deleteDraft = (db: Database, { id, authorId }: { id: number; authorId: number }) =>
  db
    .deleteFrom('drafts')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .returning(['image', 'chef_image as chefImage'])
    .executeTakeFirst()
