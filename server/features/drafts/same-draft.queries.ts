import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

type Texts = { title: string; ingredients: string; instructions: string }

/** A member hardly has more drafts with the same title. */
const maxOfOneTitle = 20

/** Finds the member's draft with the same text, ignoring spacing and case. */
export async function findSameDraft(
  db: Database,
  authorId: number,
  texts: Texts,
): Promise<number | undefined> {
  const drafts = await db
    .selectFrom('drafts')
    .select(['id', 'title', 'ingredients', 'instructions'])
    .where('author_id', '=', authorId)
    .where(sql<boolean>`lower(title) = lower(${texts.title})`)
    .orderBy('id')
    .limit(maxOfOneTitle)
    .execute()
  const folded = fold(texts)
  return drafts.find(draft => fold(draft) === folded)?.id
}

const fold = ({ title, ingredients, instructions }: Texts): string =>
  [title, ingredients, instructions]
    .map(text => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim())
    .join('\n')
