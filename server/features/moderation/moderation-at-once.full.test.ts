import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  aCase,
  aHiddenRecipe,
  aModerator,
  anAppeal,
  claimCase,
  decide,
  decideAppeal,
  reason,
  undo,
} from '#tests/support/cases.ts'
import { aMember, anAdmin } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const site = await openSite()
const { call, db } = site
const moderator = await aModerator(site, 'Eleni')
const { token: adminToken } = await anAdmin(site)

const get = async (path: string, { token }: { token: string }) => call('GET', path, { token })
const statusOf = async (path: string, member: { token: string }) => (await get(path, member)).status

test('when moderators decide a case at once, one decision counts', {
  tags: ['trust-claim'],
}, async () => {
  const id = await aCase(site, { kind: 'recipe', id: await publishRecipe(site, await aMember(site)) })
  const others = [moderator, await aModerator(site), await aModerator(site)]
  const claims = await Promise.all(others.map(other => claimCase(site, other, id)))
  assert.deepEqual(claims.map(({ status }) => status).toSorted(), [200, 409, 409])
  const replies = await Promise.all([...others, ...others].map(other => decide(site, other, id)))
  assert.equal(replies.filter(({ status }) => status === 200).length, 1)
  const actions = await db.selectFrom('moderation_actions').select('id').where('case_id', '=', id).execute()
  assert.equal(actions.length, 1)
})

test('when several moderators take the next case at once, each gets a different one', async () => {
  const author = await aMember(site)
  for (let n = 0; n < 3; n++) await aCase(site, { kind: 'recipe', id: await publishRecipe(site, author) })
  const others = await Promise.all([1, 2, 3].map(() => aModerator(site)))
  const replies = await Promise.all(
    others.map(({ token }) => call('POST', '/api/moderation/cases/claim', { token })),
  )
  assert.equal(new Set(replies.map(({ body }) => body.id)).size, 3)
})

test('an appeal that is decided while the decision is undone leaves one state', {
  tags: ['trust-appeal-at-once'],
}, async () => {
  for (let n = 0; n < 4; n++) {
    const author = await aMember(site)
    const { recipeId, caseId, actionId } = await anAppeal(site, author)
    await claimCase(site, moderator, caseId)
    const other = await aModerator(site)
    const [appeal, undone] = await Promise.all([
      decideAppeal(site, moderator, caseId, { outcome: 'overturned' }),
      undo(site, other, actionId),
    ])
    assert.deepEqual([appeal.status, undone.status].toSorted(), [200, 409])
    assert.equal(await statusOf(`/api/recipes/${recipeId}`, other), 200)
    const { body } = await get(`/api/moderation/cases/${caseId}`, other)
    assert.equal(body.isWaiting, false)
  }
})

test('during a suspension, each recipe sent is either published or refused', {
  tags: ['trust-suspended-write'],
}, async () => {
  const member = await aMember(site)
  const [, ...replies] = await Promise.all([
    call('POST', `/api/admin/members/${member.id}/restriction`, {
      token: adminToken,
      body: { kind: 'suspend', days: 3, rule: 1, reason },
    }),
    ...Array.from({ length: 6 }, (_, n) =>
      call('POST', '/api/recipes', { token: member.token, body: aRecipe({ title: `Ugali ${n}` }) }),
    ),
  ])
  const stored = await db.selectFrom('recipes').select('id').where('author_id', '=', member.id).execute()
  assert.equal(stored.length, replies.filter(({ status }) => status === 201).length)
  assert.ok(replies.every(({ status }) => status === 201 || status === 403))
  assert.equal((await call('POST', '/api/recipes', { token: member.token, body: aRecipe() })).status, 403)
})

test('administrators read the audit log, and nobody can change it, not even through the application’s connection', {
  tags: ['trust-audit'],
}, async () => {
  await aHiddenRecipe(site, await aMember(site))
  const { body } = await call('GET', '/api/admin/audit-log?limit=1', { token: adminToken })
  assert.deepEqual(
    [body.entries.length, body.entries[0].action, body.entries[0].actor.kind],
    [1, 'decide', 'moderator'],
  )
  for (const statement of [
    "update mezani_audit.audit_log set action = 'x'",
    'delete from mezani_audit.audit_log',
    'truncate mezani_audit.audit_log',
  ])
    await assert.rejects(site.pool.query(statement), { code: '42501' })
})

test('decisions are counted publicly by month and rule, without names', {
  tags: ['trust-transparency'],
}, async () => {
  const { body } = await call('GET', '/api/transparency', {})
  assert.equal(body.months.length, 1)
  assert.ok(body.totals.reports > 5 && body.totals.actions > 5 && body.totals.appeals > 2)
  assert.ok(
    body.byRule.some(
      ({ number, actions }: { number: number; actions: { hide: number } }) =>
        number === 3 && actions.hide > 3,
    ),
  )
  const csv = await fetch(`${site.url}/transparency.csv`)
  assert.match(await csv.text(), /^Month,Reports,Actions,Appeals,Overturned,Median hours\r\n20\d\d-\d\d,\d+,/)
})

test('figures of the public page are deleted after three years', async () => {
  for (const [table, columns, values] of [
    ['moderation_figures', 'month, kind, rule, rule_name, count', "'report', 3, '', 1"],
    ['decision_hours', 'month, hours, count', '5, 1'],
  ])
    await site.pool.query(`insert into ${table} (${columns}) select (date_trunc('month', now() at time zone 'UTC')
      - make_interval(months => ago))::date, ${values} from generate_series(30, 60) ago`)
  await site.services.jobs.enqueue(db, 'sweep-cases', {})
  const countOld = async (table: string) => {
    const { rowCount } = await site.pool.query(
      `select from ${table} where month < now() - interval '29 months'`,
    )
    return rowCount
  }
  // Six months stay: those from 30 to 35 months ago.
  await waitFor(
    async () => ((await countOld('decision_hours')) === 6 ? true : undefined),
    'the end of the sweep',
  )
  assert.equal(await countOld('moderation_figures'), 6)
})
