import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { maxPageSize } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { listComments, listRecipes, listUsers } from './admin.queries.ts'

const site = await openSite()
const { db } = site

const author = await aMember(site)
const recipe = await publishRecipe(site, author)
const crowd = 3_000

await sql`insert into users (email, email_key, username, username_key, first_name, password_hash)
  select name || '@crowd.example', name || '@crowd.example', name, name, 'Crowd', ''
  from (select 'crowd-' || n as name from generate_series(1, ${sql.lit(crowd)}) n) names`.execute(db)
await sql`insert into comments (recipe_id, author_id, content)
  select ${recipe}, ${author.id}, 'Comment ' || n from generate_series(1, ${sql.lit(crowd)}) n`.execute(db)
await sql`analyze users, comments, recipes`.execute(db)

/** Counts how many rows of these tables are read, by index or by scan. */
const readRows = (act: (db: Database) => Promise<unknown>) =>
  db.transaction().execute(async trx => {
    const countRead = async () => {
      const { rows } = await sql<{ read: number }>`
        select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
        from pg_stat_xact_user_tables where relname in ('users', 'recipes', 'comments')`.execute(trx)
      return rows[0]?.read ?? 0
    }
    const before = await countRead()
    await act(trx)
    return (await countRead()) - before
  })

test(`with ${crowd} rows, a page reads its own rows and the ones beside them, not the whole table`, async () => {
  for (const before of [undefined, crowd / 2]) {
    for (const list of [listUsers, listRecipes, listComments]) {
      const read = await readRows(trx => list(trx, { before, limit: maxPageSize + 1 }))
      assert.ok(read <= 3 * (maxPageSize + 2), `${list.name} ${before}: ${read}`)
    }
  }
})
