import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as limits from '#contract/limits.ts'
import { aMember, anAdmin } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, db } = site

test('no answer grows with what members store: 8,000 long comments, and a page of the longest recipes', async () => {
  const [author, admin] = [await aMember(site), await anAdmin(site)]
  const id = await publishRecipe(site, author)
  for (let part = 0; part < 8; part += 1)
    await sql`insert into comments (recipe_id, author_id, content)
      select ${id}, ${author.id}, repeat('x', ${sql.lit(limits.maxCommentLength)}) from generate_series(1, 1000)`.execute(
      db,
    )
  const detail = await call('GET', `/api/recipes/${id}`, { token: author.token })
  assert.ok(detail.text.length < limits.commentsPageSize * (limits.maxCommentLength + 1_000))
  const moderated = await call('GET', '/api/admin/comments', { token: admin.token })
  assert.equal(moderated.body.length, limits.maxPageSize)
  assert.ok(moderated.text.length < limits.maxPageSize * (limits.maxCommentLength + 1_000))
  const line = '飯'.repeat(4_999)
  const instructions = Array<string>(12).fill(line).join('\n')
  const count = 30
  for (let n = 0; n < count; n += 1) await publishRecipe(site, author, { title: `Long ${n}`, instructions })
  const path = `/api/recipes?limit=100&author=${author.id}`
  const titles: string[] = []
  for (let next: string | undefined = path; next; ) {
    const page: Awaited<ReturnType<typeof call>> = await call('GET', next)
    assert.ok(Buffer.byteLength(page.text) < 1.5 * limits.maxAnswerTextBytes)
    titles.push(...page.body.map(({ title }: { title: string }) => title))
    next = /<[^>]*(\/api[^>]*)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
  }
  assert.deepEqual([titles.length, new Set(titles).size], [count + 1, count + 1])
})
