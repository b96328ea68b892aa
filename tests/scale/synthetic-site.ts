import assert from 'node:assert/strict'
import type { Recipe } from '#contract/recipes.ts'
import { openPool } from '#server/platform/database/connect.ts'
import { readPages } from '#tests/support/call.ts'
import { openSite, type TestSite } from '#tests/support/site.ts'
import { insertSyntheticRecipes } from '#tools/synthetic/insert-synthetic.ts'

/** Opens a site with this many synthetic recipes, always the same ones. */
export async function openSyntheticSite(recipes: number) {
  const site = await openSite()
  const withoutTimeouts = { statement_timeout: 0, query_timeout: 0, lock_timeout: 0 }
  const pool = openPool({ connectionString: site.databaseUrl, max: 2, ...withoutTimeouts }, () => undefined)
  await insertSyntheticRecipes(pool, recipes)
  // Makes the authors established members. Tests write as them, and more than new members may.
  await pool.query(
    "update users set created_at = created_at - interval '8 days', email_verified_at = created_at",
  )
  await pool.end()
  site.services.responseCache.clear()
  return site
}

/** Reads all pages, beginning with this one. `meanwhile` runs concurrently with each page. */
export async function readAllPages(
  site: TestSite,
  path: string,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<Recipe[]> {
  const recipes: Recipe[] = []
  const read = async (next: string) => (await Promise.all([site.call('GET', next), meanwhile()]))[0]
  for await (const { status, body, text } of readPages(path, read)) {
    assert.equal(status, 200, text)
    recipes.push(...body)
  }
  return recipes
}
