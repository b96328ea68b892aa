import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import * as limits from '#contract/limits.ts'
import { pageUrls } from '#contract/page-urls.ts'
import { buildApp } from '#server/app.ts'
import { servePages } from '#server/pages.ts'
import { noThrottle } from '#server/platform/http/throttle.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { repository } from '#tests/support/repository.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'

await promisify(execFile)(process.execPath, [join(repository, 'tools/build.ts')])
const site = await openSite()
const { call } = await openUnthrottled(site)
const app = await buildApp(
  { ...site.services, throttler: noThrottle },
  { log: site.log, corsOrigins: [], trustProxy: [], isHttps: false },
)
/** The cache is too small for any page, so that each page is rendered. */
const uncached = { ...site.services.limits, pageCacheBytes: 1 }
await servePages(app, {
  ...site.services,
  limits: uncached,
  throttler: noThrottle,
  publicUrl: () => site.url,
})
await app.ready()
after(() => app.close())

/** Pieces of text that are costly somewhere: to escape, to fold, to split into characters, to match backwards. */
const pieces = [
  '<',
  '&amp;',
  '"',
  '\u2028',
  'e\u0301',
  '👩‍👩‍👧‍👦',
  '飯',
  '1-',
  '½',
  '1 min ',
  '@',
  '\n',
  '(',
  '\\',
  '$&',
  'ß',
  '{{',
]
const filled = (piece: string, length: number) => {
  const text = piece
    .repeat(Math.ceil(length / piece.length))
    .slice(0, length)
    .toWellFormed()
  return text.trim() === '' ? `x${text.slice(1, -1)}x` : text
}

const maxCards = 12

/** Publishes everything that others read of a member, as long as it may be and made of this piece. Returns the id of the last recipe. */
async function publishFull(author: Member, piece: string): Promise<number> {
  const profile = {
    firstName: filled('x', limits.maxNameLength),
    lastName: filled('x', limits.maxNameLength),
    title: filled(piece, limits.maxNameLength),
    aboutMe: filled(piece, limits.maxAboutMeLength),
    email: author.email,
  }
  await call('PUT', `/api/users/${author.id}`, { token: author.token, body: profile })
  await site.db
    .updateTable('users')
    .set({ title: profile.title, about_me: profile.aboutMe })
    .where('id', '=', author.id)
    .execute()
  let id = 0
  for (let n = 0; n < maxCards; n += 1) {
    id = await publishRecipe({ call }, author, {
      ...aRecipe(),
      title: filled(piece, limits.maxTitleLength),
      chefName: filled('x', limits.maxNameLength),
      countryOfOrigin: filled(piece, limits.maxNameLength),
      dietType: filled(piece, limits.maxNameLength),
      prepTime: filled(piece, limits.maxPrepTimeLength),
      ingredients: Array<string>(19)
        .fill(filled(piece.replace('\n', ' x'), 1_000))
        .join('\n'),
      instructions: Array<string>(11)
        .fill(filled(piece.replace('\n', ' x'), 5_000))
        .join('\n'),
    })
  }
  return id
}

const renders = 10

/** Returns the milliseconds of this thread's processor for several renders without a cache. What else the machine does is not counted. */
async function renderMs(path: string): Promise<number> {
  const before = process.threadCpuUsage()
  for (let round = 0; round < renders; round += 1) {
    site.services.responseCache.clear()
    const { statusCode } = await app.inject({ method: 'GET', url: path })
    assert.equal(statusCode, 200, path)
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/** A plain text is only copied. A text whose characters are each escaped or split once costs less than this many times as much. */
const maxRatio = 12

test('no text that a member can store makes a page costly to render', async t => {
  const plain = await aMember(site)
  const plainId = await publishFull(plain, 'x')
  const pathsOf = (member: Member, recipe: number) => [
    `${pageUrls.recipes}?author=${member.id}`,
    pageUrls.chef(member.id),
    pageUrls.recipe(recipe),
  ]
  const plainMs: number[] = []
  for (const path of pathsOf(plain, plainId)) {
    // The first renders compile and cache things, which is not a cost of the text.
    await renderMs(path)
    plainMs.push(await renderMs(path))
  }
  t.diagnostic(`a plain text: ${plainMs.map(ms => ms.toFixed(0)).join(', ')} ms for ${renders} renders`)
  for (const piece of pieces) {
    const author = await aMember(site)
    const paths = pathsOf(author, await publishFull(author, piece))
    for (const [index, path] of paths.entries()) {
      const ratio: number = (await renderMs(path)) / (plainMs[index] ?? 1)
      if (ratio > 2)
        t.diagnostic(
          `${JSON.stringify(piece)} on ${path.replace(/\d+/, 'ID')}: ${ratio.toFixed(1)} × a plain text`,
        )
      assert.ok(ratio < maxRatio, `${JSON.stringify(piece)}: ${ratio.toFixed(1)} × a plain text on ${path}`)
    }
    await site.db.deleteFrom('recipes').where('author_id', '=', author.id).execute()
  }
})
