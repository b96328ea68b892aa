import { sql } from 'kysely'
import type { ImportOutcome } from '#contract/import-files.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { lineCount } from '../../drafts/drafts.queries.ts'

/** True if the recipe `r` of a report was already among the member's drafts. */
export const isKnown = sql<boolean>`r.known_draft_id is not null`

const outcomes = {
  draft: sql<boolean>`r.draft_id is not null`,
  look: sql<boolean>`r.draft_id is not null and cardinality(r.warnings) > 0`,
  known: isKnown,
  failed: sql<boolean>`coalesce(r.draft_id, r.known_draft_id) is null`,
} satisfies Record<ImportOutcome, unknown>

/** Lists what became of the recipes of a batch, after an id and in the order in which they were read. `only` selects one outcome. */
export const listRecipes = (
  db: Database,
  batchId: number,
  { only, limit, after }: { only?: ImportOutcome | undefined; limit: number; after: number },
) =>
  db
    .selectFrom('imported_recipes as r')
    .leftJoin('drafts as d', join =>
      join.on('d.id', '=', sql<number>`coalesce(r.draft_id, r.known_draft_id)`),
    )
    .select([
      isKnown.as('isKnown'),
      'r.id',
      'r.title',
      'r.warnings',
      'r.notes',
      'r.reason',
      'r.draft_id as madeDraftId',
      'd.id as draftId',
      'd.is_changed as isChanged',
      sql<string>`coalesce(d.image, '')`.as('image'),
      lineCount('d.ingredients').as('ingredientCount'),
      lineCount('d.instructions').as('instructionCount'),
    ])
    .where('r.batch_id', '=', batchId)
    .where('r.id', '>', after)
    .where(only ? outcomes[only] : sql.lit(true))
    .orderBy('r.id')
    .limit(limit)
    .execute()

/** Returns where reading continues, and how many recipes have been read. */
export async function findProgress(db: Database, batchId: number) {
  const { count } = await db
    .selectFrom('imported_recipes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('batch_id', '=', batchId)
    .executeTakeFirstOrThrow()
  const last = await db
    .selectFrom('imported_recipes')
    .select(['document', 'part'])
    .where('batch_id', '=', batchId)
    .orderBy('document', 'desc')
    .orderBy('part', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { count, next: last ? { document: last.document, part: last.part + 1 } : { document: 0, part: 0 } }
}

type ReadRecipe = {
  batchId: number
  userId: number
  document: number
  part: number
  title: string
  draftId: number | null
  knownDraftId: number | null
  warnings: string[]
  notes: string[]
  reason: string
}

export async function insertReadRecipe(
  db: Database,
  { batchId, userId, draftId, knownDraftId, ...read }: ReadRecipe,
  batch: { format: string | undefined; expected: number },
): Promise<void> {
  await db
    .insertInto('imported_recipes')
    .values({
      batch_id: batchId,
      user_id: userId,
      draft_id: draftId,
      known_draft_id: knownDraftId,
      ...read,
    })
    .execute()
  const { expected, format } = batch
  await db
    .updateTable('import_batches')
    .set({
      expected,
      ...(format && {
        format: sql<string>`case when format in ('', ${format}) then ${format} else 'several' end`,
      }),
    })
    .where('id', '=', batchId)
    .execute()
}
