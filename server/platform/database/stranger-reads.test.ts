import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

test('strangers’ reads use DATABASE_READ_URL and members’ the primary; if the former fails, all reads use the primary', async () => {
  // Its database stands for a standby that no write has reached yet.
  const standby = await openSite()
  const site = await openSite({ DATABASE_READ_URL: standby.databaseUrl, LOG_LEVEL: 'warn' })
  const author = await aMember(site)
  await publishRecipe(site, author, { title: 'Githeri' })
  const titles = async (options?: { token: string }) =>
    (await site.call('GET', '/api/recipes', options)).body.map(({ title }: { title: string }) => title)

  assert.deepEqual(await titles({ token: author.token }), ['Githeri'])
  assert.deepEqual(await titles(), [])

  await standby.pool.query('alter table recipes rename to away')
  site.services.responseCache.clear()
  assert.deepEqual(await titles(), ['Githeri'])
  assert.match(site.logLines.join(''), /DATABASE_READ_URL: a read failed/)
})
