import { sql } from 'kysely'
import type { Published } from '#server/features/moderation/publications.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Records that a member published `count` things of a kind today. The things themselves do not exist. */
export const recordPublications = (db: Database, userId: number, kind: Published['kind'], count: number) =>
  sql`insert into publications (kind, target_id, author_id, published_at)
    select ${kind}, -n, ${userId}, now() from generate_series(1, ${count}::int) n`.execute(db)
