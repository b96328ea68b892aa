import { openPool } from '#server/platform/database/connect.ts'
import { openSite } from '#tests/support/site.ts'
import { writeMany } from '#tools/many/write-many.ts'

/** A site with so many made-up recipes, always the same. */
export async function openMadeSite(recipes: number) {
  const site = await openSite()
  const unhurried = { statement_timeout: 0, query_timeout: 0, lock_timeout: 0 }
  const pool = openPool({ connectionString: site.databaseUrl, max: 2, ...unhurried }, () => undefined)
  await writeMany(pool, recipes)
  await pool.end()
  site.kitchen.kept.forget()
  return site
}
