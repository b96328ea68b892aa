import assert from 'node:assert/strict'
import type { Recipe } from '#contract/recipes.ts'
import { openPool } from '#server/platform/database/connect.ts'
import { openSite, type TestSite } from '#tests/support/site.ts'
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

/** All pages from this one on. With each page, `meanwhile` is begun as well. */
export async function readAll(
  site: TestSite,
  path: string,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<Recipe[]> {
  const read: Recipe[] = []
  for (let next = path; next !== ''; ) {
    const [{ status, body, headers, text }] = await Promise.all([site.call('GET', next), meanwhile()])
    assert.equal(status, 200, text)
    read.push(...body)
    next = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]?.slice(site.url.length) ?? ''
  }
  return read
}
