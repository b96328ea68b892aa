import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { aHiddenRecipe } from '#tests/support/cases.ts'
import { raceBehind } from '#tests/support/concurrency.ts'
import { aMember } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { deleteUnusedFacets } from './facets.queries.ts'
import { backfillSearchIndex } from './search-index.queries.ts'
import { upsertWords } from './vocabulary.queries.ts'
import { deleteUnusedWords, sweepVocabulary } from './vocabulary-sweep.queries.ts'

const site = await openSite()
const { call } = await openUnthrottled(site)
const { db } = site

/** Returns `count` words of letters only that nobody has written before. */
const newWords = (label: string, count: number) =>
  Array.from(
    { length: count },
    (_, n) => label + n.toString(26).replace(/\d/g, digit => 'qrstuvwxyz'[Number(digit)] ?? ''),
  )

const isKnown = async (word: string) =>
  (await db.selectFrom('search_words').select('word').where('word', '=', word).executeTakeFirst()) !==
  undefined
const waitForUnknown = (word: string) =>
  waitFor(async () => ((await isKnown(word)) ? undefined : true), `the deletion of ${word}`)
const countWords = async () =>
  (await db.selectFrom('search_words').select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
const found = async (word: string) =>
  (await call('GET', `/api/recipes?q=${word}`)).body.map(({ id }: { id: number }) => id)

test('edits do not grow the vocabulary: words that no recipe contains any more are deleted, shared words stay', async () => {
  const author = await aMember(site)
  const other = await publishRecipe({ call }, author, { title: 'Shared zamani' })
  const id = await publishRecipe({ call }, author, { title: 'Shared zamani' })
  const before = await countWords()
  for (const round of ['aa', 'bb', 'cc', 'dd']) {
    const instructions = newWords(`zz${round}`, 1_500)
      .join(' ')
      .replace(/((?:\S+ ){300})/g, '$1\n')
    const body = aRecipe({ title: `Renamed ${round}`, instructions })
    assert.equal((await call('PUT', `/api/recipes/${id}`, { token: author.token, body })).status, 200)
    assert.equal(await isKnown(`zz${round}q`), true)
  }
  for (const round of ['aa', 'bb', 'cc'])
    for (const word of newWords(`zz${round}`, 1_500).slice(-1)) await waitForUnknown(word)
  await waitFor(
    async () => ((await countWords()) < before + 1_600 ? true : undefined),
    'the sweep of three edits',
  )
  assert.deepEqual([await found('zzddq'), await found('zamani')], [[id], [other]])
  await call('DELETE', `/api/recipes/${id}`, { token: author.token })
  await waitForUnknown('zzddq')
  assert.deepEqual(await found('zamani'), [other])
})

test('a recipe that is refused, or edited while it is hidden, adds no words', async () => {
  const author = await aMember(site)
  const { recipeId } = await aHiddenRecipe(site, author)
  const body = aRecipe({ title: 'Kizungumkuti' })
  assert.equal((await call('PUT', `/api/recipes/${recipeId}`, { token: author.token, body })).status, 200)
  const image = `${site.url}/media/images/${'0'.repeat(32)}-960.webp`
  const refused = await call('POST', '/api/recipes', {
    token: author.token,
    body: aRecipe({ title: 'Kizunguzungu', image }),
  })
  assert.equal(refused.status, 400)
  assert.deepEqual([await isKnown('kizungumkuti'), await isKnown('kizunguzungu')], [false, false])
})

test('the nightly sweep deletes words that were left behind, and none that a recipe contains', async () => {
  const author = await aMember(site)
  const id = await publishRecipe({ call }, author, { title: 'Kitoweo' })
  await db
    .insertInto('search_words')
    .values(['mabaki', '?mabaki'].map(word => ({ word, title_count: 0, main_count: 0, total_count: 1 })))
    .execute()
  await sweepVocabulary(db)
  assert.deepEqual([await isKnown('mabaki'), await isKnown('?mabaki')], [false, false])
  assert.deepEqual([await found('kitoweo'), (await found('ki')).includes(id)], [[id], true])
})

const aWord = (word: string) => upsertWords(db, [{ word, spelling: undefined, title: 1, main: 1 }])

test('a recipe that is saved while a sweep deletes its words stores them again', async () => {
  const author = await aMember(site)
  await aWord('mchicha')
  const sweep = `select pg_advisory_xact_lock(hashtextextended('word-sweep', 0));
    delete from search_words where word = 'mchicha'`
  const id = await raceBehind(site, { lock: sweep, waiting: 1 }, () =>
    publishRecipe({ call }, author, { title: 'Mchicha' }),
  )
  assert.deepEqual(await found('mchicha'), [id])
})

test('a sweep waits for a recipe that is being saved, and keeps its words', async () => {
  const author = await aMember(site)
  await aWord('mseto')
  const unwritten = 'lock table recipe_search in share mode'
  let swept: Promise<void> | undefined
  const meanwhile = async () => {
    swept = deleteUnusedWords(db, ['mseto'])
    await waitFor(isSweepWaiting, 'the sweep to wait for the recipe')
  }
  const id = await raceBehind(site, { lock: unwritten, waiting: 1, meanwhile }, () =>
    publishRecipe({ call }, author, { title: 'Mseto' }),
  )
  await swept
  assert.deepEqual(await found('mseto'), [id])
})

const isSweepWaiting = async () => {
  const { rows } = await sql`
    select from pg_locks join pg_database d on d.oid = database
    where datname = current_database() and locktype = 'advisory' and mode = 'ExclusiveLock' and not granted`.execute(
    db,
  )
  return rows.length > 0 ? true : undefined
}

test('a recipe that is hidden while its words are being written adds none to the suggestions', async () => {
  const fields = { title: 'Sambusa', ingredients: '2 cups sambusadough', chefName: '' }
  const id = await publishRecipe({ call }, await aMember(site), fields)
  const suggested = async () => (await call('GET', '/api/recipes/suggestions?q=sambusad')).body.ingredients
  assert.deepEqual(await suggested(), ['sambusadough'])
  await db.updateTable('recipe_search').set({ title_words: null }).where('recipe_id', '=', id).execute()
  await raceBehind(site, { lock: `select hold_recipe(${id}, 'hidden')`, waiting: 1 }, () =>
    backfillSearchIndex(db),
  )
  site.services.responseCache.clear()
  assert.deepEqual(await suggested(), [])
})

test('countries and diets without a recipe leave no row', async () => {
  const author = await aMember(site)
  const id = await publishRecipe({ call }, author, { countryOfOrigin: 'Land 0', dietType: 'Diet 0' })
  for (let n = 1; n <= 5; n += 1) {
    const body = aRecipe({ countryOfOrigin: `Land ${n}`, dietType: `Diet ${n}` })
    await call('PUT', `/api/recipes/${id}`, { token: author.token, body })
  }
  await deleteUnusedFacets(db)
  const values = await db.selectFrom('recipe_facets').select('value').distinct().orderBy('value').execute()
  const own = values.map(({ value }) => value).filter(value => /^(Land|Diet) \d$/.test(value))
  assert.deepEqual(own, ['Diet 5', 'Land 5'])
  const { body } = await call('GET', '/api/recipes/facets')
  assert.equal(body.countries.find(({ value }: { value: string }) => value === 'Land 5').count, 1)
})

test('the list of countries and diets is bounded, and keeps the most frequent ones', async () => {
  await db
    .insertInto('recipe_facets')
    .values(
      Array.from({ length: 1_200 }, (_, n) => ({
        kind: 'country',
        value: `Isle ${n}`,
        count: n < 3 ? 7 : 1,
        slot: 0,
      })),
    )
    .execute()
  site.services.responseCache.clear()
  const { body } = await call('GET', '/api/recipes/facets')
  assert.equal(body.countries.length, 1_000)
  for (const value of ['Isle 0', 'Isle 1', 'Isle 2'])
    assert.ok(body.countries.some((country: { value: string }) => country.value === value))
})
