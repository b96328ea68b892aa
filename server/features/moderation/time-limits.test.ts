import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  aCase,
  aHiddenRecipe,
  aModerator,
  anAppeal,
  claimCase,
  decideAppeal,
  decideOn,
} from '#tests/support/cases.ts'
import { aMember, anAdmin } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, pool } = site
const moderator = await aModerator(site, 'Eleni')

const queue = async () =>
  (await call('GET', '/api/moderation/cases', { token: moderator.token })).body.cases as {
    id: number
    isLate: boolean
    dueAt: string
  }[]

test('a case or appeal that has waited seven days is late, and comes before graver ones', {
  tags: ['trust-late'],
}, async () => {
  const author = await aMember(site)
  const mild = await aCase(site, { kind: 'recipe', id: await publishRecipe(site, author) }, 6)
  const grave = await aCase(site, { kind: 'recipe', id: await publishRecipe(site, author) }, 8)
  const { caseId: appealed } = await anAppeal(site, author)
  const move = (interval: string) =>
    pool.query(
      `update moderation_cases set opened_at = opened_at - $1::interval, waits_since = waits_since - $1::interval
        where id = any($2)`,
      [interval, [mild, appealed]],
    )
  await move('6 days 23 hours')
  assert.deepEqual(
    (await queue()).map(({ isLate }) => isLate),
    [false, false, false],
  )
  assert.equal((await queue())[0]?.id, grave)
  await move('1 hour')
  const rows = await queue()
  assert.deepEqual(
    rows.map(({ id, isLate }) => [id, isLate]),
    [
      [appealed, true],
      [mild, true],
      [grave, false],
    ],
  )
  assert.ok(Date.parse(rows[0]?.dueAt ?? '') < Date.now())
})

test('an appeal may be made for thirty days, with up to a thousand characters', {
  tags: ['trust-appeal'],
}, async () => {
  const [inTime, late] = [await aMember(site), await aMember(site)]
  const appeal = async (days: number, author: typeof late, text: string) => {
    const { actionId } = await aHiddenRecipe(site, author)
    await pool.query(
      `update moderation_actions set decided_at = now() - make_interval(days => $1) where id = $2`,
      [days, actionId],
    )
    return call('POST', `/api/notices/${actionId}/appeal`, { token: author.token, body: { text } })
  }
  assert.equal((await appeal(29, inTime, 'a'.repeat(1_000))).status, 201)
  assert.equal((await appeal(29, inTime, 'a'.repeat(1_001))).status, 400)
  const refused = await appeal(31, late, 'I sell nothing.')
  assert.deepEqual([refused.status, refused.body.code], [409, 'conflict'])
  assert.match(refused.body.message, /The time to appeal ended on/)
})

test('if there is only one moderator, an administrator decides the appeal against them', {
  tags: ['trust-appeal'],
}, async () => {
  await pool.query('delete from moderators where user_id <> $1', [moderator.id])
  const author = await aMember(site)
  const recipe = { kind: 'recipe', id: await publishRecipe(site, author) }
  const { caseId: id, actionId } = await decideOn(site, moderator, recipe)
  const appeal = { token: author.token, body: { text: 'I sell nothing.' } }
  assert.equal((await call('POST', `/api/notices/${actionId}/appeal`, appeal)).status, 201)
  assert.equal((await claimCase(site, moderator, id)).body.code, 'not_yours_to_decide')
  const admin = await anAdmin(site)
  assert.equal((await claimCase(site, admin, id)).status, 200)
  const { status } = await decideAppeal(site, admin, id, {
    outcome: 'overturned',
    reason: 'A pan is a tool, and nobody sells it here.',
  })
  assert.equal(status, 200)
})
