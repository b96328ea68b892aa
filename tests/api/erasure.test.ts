import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkOf } from '#server/platform/http/network.ts'
import { findInFiles, findInLog, findInTables, findNumber } from '#tests/support/find-traces.ts'
import { waitForJobs } from '#tests/support/jobs.ts'
import { endDeparture, eraseDue } from '#tests/support/leavers.ts'
import {
  account,
  aMemberWithEverything,
  headers,
  home,
  names,
  newAddress,
} from '#tests/support/member-with-everything.ts'
import { password } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { takeZip } from '#tests/support/zip.ts'

const site = await openSite({
  LOG_LEVEL: 'trace',
  TRUST_PROXY: '127.0.0.1',
  CONTACT_EMAIL: 'team@example.net',
})
const { call, pool } = site

const everything = await aMemberWithEverything(site)

test('P1: the ZIP of a member who has one of everything contains all of it, and is valid', {
  tags: ['account-zip-whole'],
}, async () => {
  const zip = await takeZip(site, everything)
  const json = (name: string) => JSON.parse(zip.get(name)?.toString() ?? 'null')
  const rows = Object.fromEntries(
    [...zip.keys()]
      .filter(name => name.startsWith('data/'))
      .map(name => [name.slice(5, -5), json(name)] as const),
  )
  const counts = Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, list.length]))
  assert.deepEqual(counts, {
    ...{
      profile: 1,
      recipes: 1,
      recipe_versions: 2,
      drafts: 1,
      import_batches: 1,
      imported_recipes: 1,
      comments: 1,
      cooks: 1,
      ratings: 1,
      bookmarks: 1,
      follows: 1,
      blocks: 1,
    },
    ...{
      notifications: 1,
      sessions: 1,
      known_networks: 1,
      email_changes: 1,
      one_time_links: 1,
      uploads: 3,
      contact_messages: 1,
    },
    ...{
      departures: 0,
      exports: 1,
      second_factors: 1,
      factor_recoveries: 1,
      factor_recovery_agreements: 0,
      passkeys: 1,
      identities: 1,
      content_reports: 1,
      moderation_cases: 4,
    },
    ...{ moderation_actions: 1, moderators: 0, site_notifications: 1, refused_mails: 1 },
  })
  assert.deepEqual(
    [
      rows.profile[0].email,
      rows.profile[0].about_me,
      rows.comments[0].content,
      rows.comments[0].recipe_title,
    ],
    [account.email, names.aboutMe, 'Kama kwa mama.', 'Chapati'],
  )
  assert.deepEqual(
    [rows.email_changes[0].new_email, rows.known_networks[0].network, rows.contact_messages[0].phone_number],
    [newAddress, networkOf(home), '+254 722 555 019'],
  )
  const folder = `recipes/${everything.recipes[0]}-mukimo-wa-githunguri`
  const recipe = json(`${folder}/recipe.json`)
  assert.deepEqual(
    [recipe['@context'], recipe['@type'], recipe.name, recipe.image, recipe.prepTime, recipe.recipeYield],
    ['https://schema.org', 'Recipe', 'Mukimo wa Githunguri', ['picture.webp'], 'PT90M', '4 servings'],
  )
  assert.equal(recipe.recipeIngredient.length, 3)
  assert.ok(recipe.recipeInstructions.every((step: object) => '@type' in step && 'text' in step))
  assert.deepEqual(recipe.aggregateRating, { '@type': 'AggregateRating', ratingValue: 5, ratingCount: 1 })
  const pictures = [...zip].filter(([name]) => name.endsWith('.webp'))
  assert.deepEqual(pictures.map(([name]) => name.replace(/[0-9a-f]{32}/, 'HASH')).toSorted(), [
    'avatar.webp',
    'pictures/HASH-960.webp',
    `${folder}/picture.webp`,
  ])
  for (const [name, bytes] of pictures) assert.equal(bytes.toString('latin1', 8, 12), 'WEBP', name)
  const page = zip.get('index.html')?.toString() ?? ''
  for (const text of [
    'Nyambura Kipkemboi',
    'Mukimo wa Githunguri',
    'Kama kwa mama.',
    'Chapati, on 2026-04-30: 2 of 5',
    'Chapati: 2 of 5',
  ])
    assert.ok(page.includes(text), text)
  const links = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = '']) => link)
  assert.ok(links.length > 10)
  for (const link of links) assert.ok(zip.has(link), link)
})

test('P1: no password, token or hash is in a ZIP', async () => {
  const zip = await takeZip(site, everything)
  const text = [...zip.values()].map(bytes => bytes.toString('latin1')).join('\n')
  assert.doesNotMatch(text, /argon2|[ual]1_[\w-]{43}|_hash"/)
})

for (const recipes of ['delete', 'stay'] as const)
  test(`P2: after the last day no table, file, mail or log line contains anything of a member (their recipes: ${recipes})`, {
    tags: ['account-erased'],
  }, async () => {
    const member = recipes === 'delete' ? everything : await aMemberWithEverything(site)
    const { id, token, needles } = member
    const before = await findInTables(site, needles)
    for (const needle of needles.filter(needle => !['limuru'].includes(needle.toLowerCase())))
      assert.ok(
        before.some(place => place.endsWith(needle)),
        `the search finds ${needle}`,
      )
    assert.ok((await findInFiles(site, needles)).length > 5)
    await call('POST', '/api/users/current/leave', {
      token,
      body: { currentPassword: password, recipes },
      headers,
    })
    const refused = await call('POST', '/api/auth/login', {
      body: { email: account.email, password },
      headers,
    })
    assert.equal(refused.body.code, 'account_leaving')
    await call('POST', '/api/auth/return/export', { body: { token: refused.body.departure.token } })
    await waitForJobs(site)
    await endDeparture(site, id)
    await eraseDue(site)
    assert.deepEqual(await findNumber(site, id), [])
    assert.deepEqual(await findInTables(site, needles), [])
    assert.deepEqual(await findInFiles(site, needles), [])
    assert.deepEqual(
      findInLog(
        site,
        needles.filter(needle => needle !== networkOf(home)),
      ),
      [],
    )
    for (const picture of member.pictures) assert.equal((await fetch(picture)).status, 404)
    const { rows } = await pool.query('select title from recipes where id = any($1)', [member.recipes])
    assert.deepEqual(rows, recipes === 'stay' ? [{ title: 'Mukimo wa Githunguri' }] : [])
    const cases = await pool.query(
      `select c.kind, array_agg(r.explanation) as said from moderation_cases c join content_reports r on r.case_id = c.id
      where c.kept ->> 'title' = 'Chapati' or c.kept ->> 'recipeTitle' = 'Chapati' group by c.kind order by c.kind`,
    )
    assert.deepEqual(
      cases.rows.map(({ kind }) => kind),
      ['comment', 'recipe'],
    )
    assert.equal(
      (await call('POST', '/api/auth/login', { body: { email: account.email, password } })).status,
      401,
    )
  })
