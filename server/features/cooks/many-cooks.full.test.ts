import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { listCooks, listOwnCooks } from './cook-list.queries.ts'
import { listCountedCooks } from './figures.queries.ts'

const site = await openSite()
const { db } = site
const [author, eager] = [await aMember(site), await aMember(site)]
const recipe = await publishRecipe(site, author)
const crowd = 3_000

await sql`insert into users (email, email_key, username, username_key, first_name, password_hash)
  select name || '@crowd.example', name || '@crowd.example', name, name, 'Crowd', ''
  from (select 'crowd-' || n as name from generate_series(1, ${sql.lit(crowd)}) n) names`.execute(db)
/** Each member of the crowd cooked the recipe once, and one member cooked it a thousand times in private. */
await sql`insert into cooks
    (recipe_id, author_id, version, is_as_written, stars, cooked_on, changes, note, minutes, is_private, is_counted, text_bytes)
  select ${recipe}::bigint, id, 1, true, 4::smallint, '2026-01-01'::date + (id % 90)::integer, '[]'::jsonb, '', 40, false, true, 2 from users where first_name = 'Crowd'
  union all select ${recipe}::bigint, ${eager.id}::bigint, 1, true, 1, '2026-06-01'::date, '[]'::jsonb, '', 40, true, false, 2 from generate_series(1, 1000)`.execute(
  db,
)
await sql`analyze users, cooks, recipes`.execute(db)

/** Counts how many rows of the table are read, by index or by scan. */
const readRows = (act: (trx: Database) => Promise<unknown>) =>
  db.transaction().execute(async trx => {
    const countRead = async () => {
      const { rows } = await sql<{ read: number }>`
        select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
        from pg_stat_xact_user_tables where relname = 'cooks'`.execute(trx)
      return rows[0]?.read ?? 0
    }
    const before = await countRead()
    await act(trx)
    return (await countRead()) - before
  })

test('figures and lists of a recipe that thousands cooked read one page of rows, not the table', async () => {
  const page = { limit: 20, after: undefined }
  const figures = await readRows(trx => listCountedCooks(trx, recipe, 100))
  assert.ok(figures <= 100, String(figures))
  for (const filter of ['all', 'asWritten'] as const) {
    const listed = await readRows(trx => listCooks(trx, recipe, { ...page, viewerId: author.id, filter }))
    assert.ok(listed <= 100, `${filter}: ${listed}`)
  }
  const last = { limit: 20, after: { cookedOn: '2026-01-02', id: 1 } }
  const later = await readRows(trx => listCooks(trx, recipe, { ...last, viewerId: author.id, filter: 'all' }))
  assert.ok(later <= 100, String(later))
  const { length } = await listOwnCooks(db, eager.id, { ...page, recipeId: recipe })
  assert.equal(length, 21)
})
