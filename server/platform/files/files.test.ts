import assert from 'node:assert/strict'
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { aMember } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { openFolder } from './folder.ts'

const location = await mkdtemp(join(tmpdir(), 'mezani-files-'))
after(() => rm(location, { recursive: true, force: true }))

test('a file that cannot be written leaves nothing, and a key outside the folder is refused', async () => {
  const files = openFolder(location)
  await files.put('images/folder/x.webp', 'x')
  await assert.rejects(files.put('images/folder', 'a folder has this name'))
  assert.deepEqual(await readdir(join(location, '.incoming')), [])
  for (const key of ['../escaped', '/etc/passwd', 'images/../../escaped'])
    await assert.rejects(files.put(key, 'x'))
})

const full = await openSite({ MIN_FREE_MB: '999999' })

test('on a nearly full disk the site is not ready; reads and deletes still work, and writes are refused with the reason', async () => {
  const author = await aMember(full)
  const id = await full.services.db
    .insertInto('recipes')
    .values({
      author_id: author.id,
      title: 'Dish',
      chef_name: 'x',
      chef_image: '',
      image: '',
      ingredients: 'x',
      instructions: 'x',
      url: '',
      more_info_url: '',
      prep_time: '',
      country_of_origin: '',
      diet_type: '',
      cover_key: 'k',
      cover_color: '#000000',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  assert.equal((await full.call('GET', '/readyz')).status, 503)
  assert.equal((await full.call('GET', '/livez')).status, 200)
  assert.equal((await full.call('GET', '/api/recipes')).status, 200)
  const refused = await full.call('POST', '/api/recipes', { token: author.token, body: aRecipe() })
  assert.deepEqual(
    [refused.status, refused.body.code, refused.headers.get('retry-after')],
    [503, 'unavailable', '60'],
  )
  assert.match(refused.body.message, /run out of storage/)
  assert.equal((await full.call('DELETE', `/api/recipes/${id.id}`, { token: author.token })).status, 204)
})

test('an unwritable DATA_DIR has the same effect, until it is writable again', async () => {
  const site = await openSite()
  const author = await aMember(site)
  await publishRecipe(site, author)
  assert.equal((await site.call('GET', '/readyz')).status, 200)
  const away = `${site.dataDir}-away`
  await rename(site.dataDir, away)
  await import('node:fs/promises').then(fs => fs.writeFile(site.dataDir, 'a file where the folder was'))
  await waitFor(
    async () => ((await site.call('GET', '/readyz')).status === 503 ? true : undefined),
    'not ready',
  )
  assert.equal(
    (await site.call('POST', '/api/recipes', { token: author.token, body: aRecipe() })).status,
    503,
  )
  await rm(site.dataDir)
  await rename(away, site.dataDir)
  await waitFor(
    async () => ((await site.call('GET', '/readyz')).status === 200 ? true : undefined),
    'ready again',
  )
  assert.equal(
    (await site.call('POST', '/api/recipes', { token: author.token, body: aRecipe() })).status,
    201,
  )
  assert.deepEqual(
    (await readdir(site.dataDir)).filter(name => name.startsWith('.write-probe')),
    [],
  )
  assert.ok((await stat(site.dataDir)).isDirectory())
})
