import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import type { Endpoint } from '#contract/endpoint.ts'
import { pageUrls } from '#contract/page-urls.ts'
import { type Operation, routes } from '#contract/routes.ts'
import { noThrottle } from '#server/platform/http/throttle.ts'
import { createApiCall } from '#tests/support/call.ts'
import { aModerator, decideOn } from '#tests/support/cases.ts'
import { aCook } from '#tests/support/cooks.ts'
import { aMember, aNewMember, type Member, password } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openPages, openSite } from '#tests/support/site.ts'
import { takeZip } from '#tests/support/zip.ts'

const site = await openSite()
const unthrottled = { ...site.services, throttler: noThrottle }
const call = createApiCall((await openPages({ services: unthrottled, log: site.log })).url)

/**
 * A recipe with the word in each of its texts. The reader follows the author, and has bookmarked and cooked the recipe. Both have
 * commented on it.
 */
type Scene = {
  word: string
  author: Member
  reader: Member
  recipeId: number
  commentId: number
  coverPath: string
}

const missingId = 999_999
const prefixLength = 6

/** Returns a word of letters that occurs nowhere else. */
const aWord = () =>
  `zq${randomBytes(8)
    .toString('hex')
    .replace(/\d/g, digit => 'ghijklmnop'[Number(digit)] ?? '')}`

const fieldsWith = (word: string) => ({
  title: `Mkate wa ${word}`,
  chefName: `Mama ${word}`,
  image: '',
  chefImage: '',
  ingredients: `2 cups ${word}\n1 onion`,
  instructions: `Boil the ${word}.`,
  url: `https://${word}.example/`,
  moreInfoUrl: '',
  countryOfOrigin: `Nchi ya ${word}`,
  dietType: `Bila ${word}`,
})

const coverPathOf = async (recipeId: number, { token }: Member): Promise<string> =>
  new URL((await call('GET', `/api/recipes/${recipeId}`, { token })).body.cover.url).pathname

async function commentAs({ token }: Member, recipeId: number): Promise<number> {
  const body = { content: 'Tamu' }
  return (await call('POST', `/api/recipes/${recipeId}/comment`, { token, body })).body.id ?? missingId
}

async function prepare(word: string, author: Member): Promise<Scene> {
  const reader = await aMember(site)
  const { token } = reader
  const recipeId = await publishRecipe({ call }, author, word ? fieldsWith(word) : {})
  await call('POST', `/api/users/${author.id}/follow`, { token })
  await call('POST', `/api/recipes/${recipeId}/bookmark`, { token })
  await commentAs(reader, recipeId)
  await call('POST', `/api/recipes/${recipeId}/cooks`, { token, body: aCook() })
  const commentId = await commentAs(author, recipeId)
  return { word, author, reader, recipeId, commentId, coverPath: await coverPathOf(recipeId, author) }
}

async function published(): Promise<Scene> {
  const word = aWord()
  return prepare(word, await aMember(site))
}

async function decided({ recipeId }: Scene, decision: object): Promise<void> {
  await decideOn(site, await aModerator(site), { kind: 'recipe', id: recipeId }, decision)
}

/** Publishes one text three times, so that the third recipe is held, and then deletes the other two. */
async function held(): Promise<Scene> {
  const [word, author] = [aWord(), await aNewMember(site)]
  const first = [
    await publishRecipe({ call }, author, fieldsWith(word)),
    await publishRecipe({ call }, author, fieldsWith(word)),
  ]
  const scene = await prepare(word, author)
  for (const id of first) await call('DELETE', `/api/recipes/${id}`, { token: author.token })
  return scene
}

async function edited(scene: Scene, word: string): Promise<Scene> {
  const { author, recipeId } = scene
  const body = aRecipe({ ...fieldsWith(word), whatChanged: `More ${word}` })
  assert.equal((await call('PUT', `/api/recipes/${recipeId}`, { token: author.token, body })).status, 200)
  return { ...scene, word, coverPath: await coverPathOf(recipeId, author) }
}

type State = { isListed: boolean; reach: () => Promise<Scene> }

const after = (change: (scene: Scene) => Promise<unknown>) => async () => {
  const scene = await published()
  await change(scene)
  return scene
}

const states: Record<string, State> = {
  published: { isListed: true, reach: published },
  'by a suspended author': {
    isListed: true,
    reach: after(scene => decided(scene, { action: 'suspend', days: 7 })),
  },
  held: { isListed: false, reach: held },
  hidden: { isListed: false, reach: after(scene => decided(scene, { action: 'hide' })) },
  removed: { isListed: false, reach: after(scene => decided(scene, { action: 'remove' })) },
  'edited while hidden': {
    isListed: false,
    reach: async () => {
      const scene = await prepare('', await aMember(site))
      await decided(scene, { action: 'hide' })
      return edited(scene, aWord())
    },
  },
  'by an author who leaves': {
    isListed: false,
    reach: after(async ({ author: { token } }) => {
      const body = { currentPassword: password, recipes: 'stay' }
      assert.equal((await call('POST', '/api/users/current/leave', { token, body })).status, 200)
    }),
  },
  deleted: {
    isListed: false,
    reach: after(({ author: { token }, recipeId }) => call('DELETE', `/api/recipes/${recipeId}`, { token })),
  },
}

/** The names of the addresses where everybody finds the words of a listed recipe. */
const seenAt = [
  ...['visitor', 'member'].flatMap(who => [
    `${who} listRecipes q=…`,
    `${who} listRecipes q=…&fields=card`,
    `${who} listRecipes author=@`,
    `${who} listRecipes sort=rating`,
    `${who} listFacets `,
    `${who} suggest q=…`,
  ]),
  'member getRecipe ',
  'member getVersion ',
  ...['json-ld', 'markdown', 'cooklang'].map(format => `visitor exportRecipe format=${format}`),
  'member listBookmarked ',
  'member listOwnCooks ',
  ...['search', 'recipe', 'chef'].map(name => `page ${name}`),
  'ZIP',
]

const rows = Object.entries(routes) as [Operation, Endpoint][]
const isOfRecipe = ({ path }: Endpoint) => path.startsWith('/api/recipes/{id}')
const isOfMember = ({ path }: Endpoint) => path.startsWith('/api/users/{id}')
const isForReaders = (row: Endpoint) =>
  row.method === 'GET' &&
  ['anyone', 'optional', 'user'].includes(row.access) &&
  (!row.path.includes('{id}') || isOfRecipe(row) || isOfMember(row))

/** Returns what a visitor and a member read, by the name of each address. */
async function readEverything({ word, author, reader, recipeId }: Scene): Promise<Map<string, string>> {
  const begins = word.slice(0, prefixLength)
  const queries: Partial<Record<Operation, string[]>> = {
    listRecipes: ['', 'q=…', 'q=…&fields=card', 'author=@', 'sort=rating', 'sort=quickest'],
    suggest: ['q=…'],
    exportRecipe: ['format=json-ld', 'format=markdown', 'format=cooklang'],
  }
  const answers = new Map<string, string>()
  for (const [operation, row] of rows.filter(([, row]) => isForReaders(row))) {
    const path = row.path
      .replace('{id}', String(isOfMember(row) ? author.id : recipeId))
      .replace('{number}', '1')
    for (const query of queries[operation] ?? ['']) {
      const address = `${path}?${query.replace('…', begins).replace('@', String(author.id))}`
      if (row.access !== 'user')
        answers.set(`visitor ${operation} ${query}`, (await call('GET', address)).text)
      if (row.access !== 'anyone') {
        const { text } = await call('GET', address, { token: reader.token })
        answers.set(`member ${operation} ${query}`, text)
      }
    }
  }
  const pages = {
    home: pageUrls.home,
    recipes: pageUrls.recipes,
    search: `${pageUrls.recipes}?q=${begins}`,
    recipe: pageUrls.recipe(recipeId),
    chef: pageUrls.chef(author.id),
  }
  for (const [name, path] of Object.entries(pages))
    answers.set(`page ${name}`, (await call('GET', path)).text)
  answers.set('ZIP', [...(await takeZip({ call }, reader)).values()].join('\n'))
  return answers
}

/** Returns the counts that include the recipe if others can see it. */
async function countEverything({ author, reader: { token } }: Scene) {
  const totalOf = async (path: string) =>
    Number((await call('GET', path, { token })).headers.get('x-total-count'))
  const chef = await call('GET', `/api/users/${author.id}`)
  return {
    ofChef: chef.status === 404 ? 0 : chef.body.recipes,
    bookmarked: await totalOf('/api/recipes/bookmarked'),
    listed: await totalOf(`/api/recipes?author=${author.id}`),
  }
}

const isShownToAuthor = async ({ author: { token }, recipeId }: Scene): Promise<boolean> =>
  (await call('GET', `/api/recipes/${recipeId}`, { token })).status === 200

const bodies: Partial<Record<Operation, object>> = {
  rateRecipe: { rating: 4 },
  editRecipe: aRecipe(),
  addComment: { content: 'Tamu sana' },
  addCook: aCook(),
}

/** Calls every operation about a recipe as the member, and returns the replies. */
async function callEverything(
  { token }: Member,
  { recipeId, commentId }: { recipeId: number; commentId: number },
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const [operation, { method, path }] of rows.filter(([, row]) => isOfRecipe(row))) {
    const address = path.replace('{id}', String(recipeId)).replace('{number}', '1')
    const sent = { token, ...(bodies[operation] && { body: bodies[operation] }) }
    const { status, body } = await call(method, address, sent)
    answers[operation] = [status, body?.code, body?.message]
  }
  for (const [kind, id] of [
    ['recipe', recipeId],
    ['photo', recipeId],
    ['comment', commentId],
  ]) {
    const body = { kind, id, rule: 1, explanation: 'Unkind' }
    const reply = await call('POST', '/api/reports', { token, body })
    answers[`report of a ${kind}`] = [reply.status, reply.body.message]
  }
  return answers
}

for (const [state, { isListed, reach }] of Object.entries(states))
  test(`a recipe that is ${state} is ${isListed ? 'everywhere' : 'nowhere'}: its words, its counts and its id`, async () => {
    const scene = await reach()
    const answers = await readEverything(scene)
    const found = [...answers].flatMap(([address, text]) =>
      text.toLowerCase().includes(scene.word) ? address : [],
    )
    if (isListed)
      assert.deepEqual(
        seenAt.filter(address => !found.includes(address)),
        [],
      )
    else assert.deepEqual(found, [])
    const page = await call('GET', pageUrls.recipe(scene.recipeId))
    assert.equal(page.status, isListed ? 200 : 404)
    assert.equal(page.text.includes('<meta name="robots" content="noindex">'), !isListed)
    assert.equal(page.text.includes('<link rel="canonical"'), isListed)
    const count = isListed ? 1 : 0
    assert.deepEqual(await countEverything(scene), { ofChef: count, bookmarked: count, listed: count })
    assert.equal(
      (await call('GET', scene.coverPath)).status,
      isListed || (await isShownToAuthor(scene)) ? 200 : 404,
    )
    if (!isListed)
      assert.deepEqual(
        await callEverything(scene.reader, scene),
        await callEverything(scene.reader, { recipeId: missingId, commentId: missingId }),
      )
  })
