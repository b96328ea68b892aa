import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aMember, type Member } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { listReportsOf } from './content-reports.queries.ts'

const reportsPerDay = 4
const site = await openSite({ LIMITS: `reportsPerDay=${reportsPerDay}` })
const { call, db } = site

const author = await aMember(site, 'Brian')

type Reported = { kind: string; id: number }
const report = ({ token }: Member, thing: Reported, changes: object = {}) =>
  call('POST', '/api/reports', {
    token,
    body: { ...thing, rule: 3, explanation: 'It sells a pan.', ...changes },
  })
const ownReports = async ({ token }: Member) => (await call('GET', '/api/reports', { token })).body
const casesOf = async ({ kind, id }: Reported) =>
  (
    await db
      .selectFrom('moderation_cases')
      .select('id')
      .where('kind', '=', kind)
      .where('target_id', '=', id)
      .execute()
  ).map(row => row.id)

test('reports of one thing at once make one case, with one report from each member', {
  tags: ['trust-one-case'],
}, async () => {
  const reporters = await Promise.all(Array.from({ length: 6 }, () => aMember(site)))
  const thing = { kind: 'recipe', id: await publishRecipe(site, author) }
  const replies = await Promise.all([...reporters, ...reporters].map(member => report(member, thing)))
  assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([201]))
  const cases = await casesOf(thing)
  assert.equal(cases.length, 1)
  const reports = await listReportsOf(db, cases[0] ?? 0, 50)
  assert.equal(reports.length, reporters.length)
  for (const member of reporters) assert.equal((await ownReports(member)).left, reportsPerDay - 1)
})
