import { sql } from 'kysely'
import { findBackupStatus, type Run } from '#server/platform/backup/backup-runs.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isThere } from '../moderation/effects.queries.ts'
import { countFacets } from '../recipes/search/search.ts'

/** Counts the totals of the whole site anew each time. */
export async function countEverything(db: Database) {
  const { rows } = await sql<Record<(typeof counted)[number], number>>`
    select
      (select count(*) from users where email_key <> '') as "users",
      (select count(*) from users where email_verified_at is not null) as "verifiedUsers",
      (select count(*) from recipes) as "recipes",
      (select count(*) from comments where ${isThere}) as "comments",
      (select count(*) from ratings) as "ratings",
      (select count(*) from bookmarks) as "bookmarks",
      (select count(*) from follows) as "follows",
      (select count(*) from contact_messages) as "contactMessages",
      (select count(*) from users where email_key <> '' and created_at > now() - interval '7 days') as "newUsersThisWeek",
      (select count(*) from recipes where created_at > now() - interval '7 days') as "newRecipesThisWeek"
  `.execute(db)
  const { countries, dietTypes } = await countFacets(db)
  const [counts] = rows
  if (!counts) throw new Error('A select of counts returned no row.')
  const { backup, verified_restore: verified } = await findBackupStatus(db)
  return {
    ...counts,
    recipesByDiet: byValue(dietTypes),
    recipesByCountry: byValue(countries),
    lastBackup: presentRun(backup.last),
    lastVerifiedRestore: presentRun(verified.last),
  }
}

const presentRun = (run: Run | undefined) =>
  run ? { finishedAt: run.finishedAt.toISOString(), isSuccessful: run.isSuccessful, bytes: run.bytes } : null

const counted = [
  'users',
  'verifiedUsers',
  'recipes',
  'comments',
  'ratings',
  'bookmarks',
  'follows',
  'contactMessages',
  'newUsersThisWeek',
  'newRecipesThisWeek',
] as const

const byValue = (facets: { value: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(facets.map(({ value, count }) => [value, count]))
