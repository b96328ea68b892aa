import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { hashOf, newPicture, openUploads } from '#tests/support/uploads.ts'
import { sweepUnusedUploads } from './sweep-pictures.ts'

const site = await openSite()
const { call } = await openUnthrottled(site)
const { db, services } = site
const uploads = openUploads(site, call)

const photoBytes = 1_000_000
const mostPhotos = defaultLimits.maxPictureBytesPerMember / photoBytes

/** Uploads a photo that counts as one megabyte. */
async function uploadPhoto(member: Member): Promise<string> {
  const address = await uploads.uploadPhoto(member)
  const key = `images/${hashOf(address)}-960.webp`
  await db.updateTable('uploads').set({ bytes: photoBytes }).where('key', '=', key).execute()
  return address
}

const edit = (author: Member, id: number, changes: Record<string, unknown>) =>
  call('PUT', `/api/recipes/${id}`, { token: author.token, body: aRecipe(changes) })
const age = (hours: number) =>
  sql`update uploads set created_at = created_at - make_interval(hours => ${hours})`.execute(db)

/** Gives the member this many photos, each in a recipe. */
async function fillWithPhotos({ id }: Member, count: number): Promise<void> {
  await sql`
    with hashes as (select md5(${String(id)} || n) as hash from generate_series(1, ${sql.lit(count)}) n),
    kept as (insert into uploads (key, owner_id, kind, bytes)
      select 'images/' || hash || '-960.webp', ${id}, 'image', ${photoBytes} from hashes)
    insert into recipes (author_id, title, chef_name, chef_image, image, ingredients, instructions, url, more_info_url,
      prep_time, country_of_origin, diet_type, cover_key, cover_color)
    select ${id}, 'Dish', 'x', '', '/media/images/' || hash || '-960.webp', 'x', 'x', '', '', '', '', '', hash, '#000000'
    from hashes`.execute(db)
}

test('a full photo quota is explained; replacing, deleting, a recipe without photo and an avatar still work', async () => {
  const author = await aMember(site)
  await fillWithPhotos(author, mostPhotos - 1)
  const last = await publishRecipe({ call }, author, { image: await uploadPhoto(author) })
  const image = await uploadPhoto(author)
  const send = (changes: Record<string, unknown>) =>
    call('POST', '/api/recipes', { token: author.token, body: aRecipe({ title: 'One more', ...changes }) })
  const refused = await send({ image })
  assert.deepEqual([refused.status, refused.body.code], [409, 'limit_reached'])
  assert.match(refused.body.fields.image, /the 500 MB that one member can keep.*delete one/)
  assert.equal((await send({ image: '' })).status, 201, 'without a photo')
  assert.equal((await edit(author, last, { image })).status, 200, 'replacing')
  assert.ok(await uploads.uploadAvatar(author, await newPicture()), 'the avatar')
  assert.equal((await edit(author, last, { image, title: 'Renamed' })).status, 200, 'changing something else')
  await call('DELETE', `/api/recipes/${last}`, { token: author.token })
  assert.equal((await send({ image: await uploadPhoto(author) })).status, 201, 'after deleting one')
})

test('four recipes at once do not exceed a quota that has room for one', async () => {
  const author = await aMember(site)
  await fillWithPhotos(author, mostPhotos - 1)
  const images = []
  for (let n = 0; n < 4; n += 1) images.push(await uploadPhoto(author))
  const replies = await Promise.all(
    images.map(image => call('POST', '/api/recipes', { token: author.token, body: aRecipe({ image }) })),
  )
  const statuses = replies.map(({ status }) => status).toSorted()
  assert.equal(statuses[0], 201)
  // The requests wait for each other. A busy machine may refuse some of them with 503.
  for (const status of statuses.slice(1)) assert.ok([409, 503].includes(status), `${statuses}`)
})

test('a photo that was swept while the form was open has to be chosen again, and does not prevent other edits', async () => {
  const author = await aMember(site)
  const image = await uploadPhoto(author)
  await age(defaultLimits.unusedPictureHours + 1)
  await sweepUnusedUploads(services)
  const refused = await call('POST', '/api/recipes', { token: author.token, body: aRecipe({ image }) })
  assert.deepEqual(
    [refused.status, refused.body.fields.image],
    [400, 'This photo is no longer stored here. Please choose it again.'],
  )
  const kept = await publishRecipe({ call }, author, { image: await uploadPhoto(author) })
  const { body } = await call('GET', `/api/recipes/${kept}`, { token: author.token })
  await db.deleteFrom('uploads').where('owner_id', '=', author.id).execute()
  assert.equal((await edit(author, kept, { image: body.image, title: 'Renamed' })).status, 200)
})

test('a member’s recipes, their text and their comments on one recipe are limited; deleting and shortening make room', async () => {
  const author = await aMember(site)
  const id = await publishRecipe({ call }, author)
  await sql`insert into recipes (author_id, title, chef_name, chef_image, image, ingredients, instructions, url, more_info_url,
      prep_time, country_of_origin, diet_type, cover_key, cover_color)
    select ${author.id}, 'Dish', 'x', '', '', 'x', 'x', '', '', '', '', '', 'k', '#000000'
    from generate_series(2, ${sql.lit(defaultLimits.maxRecipesPerMember)})`.execute(db)
  const publish = () => call('POST', '/api/recipes', { token: author.token, body: aRecipe() })
  const refused = await publish()
  assert.deepEqual([refused.status, refused.body.code], [409, 'limit_reached'])
  assert.match(refused.body.message, /^You have published 1,000 recipes.*Delete one/)
  assert.equal((await edit(author, id, { instructions: 'Stir.' })).status, 200)
  await call('DELETE', `/api/recipes/${id}`, { token: author.token })
  assert.equal((await publish()).status, 201)

  const writer = await aMember(site)
  const long = await publishRecipe({ call }, writer)
  await sql`update recipes set instructions = repeat('x', ${sql.lit(defaultLimits.maxRecipeTextBytesPerMember)}) where id = ${long}`.execute(
    db,
  )
  const another = await call('POST', '/api/recipes', { token: writer.token, body: aRecipe() })
  assert.match(another.body.message, /10 MB of text.*Shorten or delete/)
  assert.equal((await edit(writer, long, {})).status, 200, 'shortening')
  assert.equal((await call('POST', '/api/recipes', { token: writer.token, body: aRecipe() })).status, 201)

  const guest = await aMember(site)
  await sql`insert into comments (recipe_id, author_id, content) select ${long}, ${guest.id}, 'Yum ' || n
    from generate_series(1, ${sql.lit(defaultLimits.maxCommentsPerMemberAndRecipe)}) n`.execute(db)
  const say = ({ token }: Member) =>
    call('POST', `/api/recipes/${long}/comment`, { token, body: { content: 'One more' } })
  const silenced = await say(guest)
  assert.deepEqual([silenced.status, silenced.body.code], [409, 'limit_reached'])
  assert.match(silenced.body.message, /on this recipe 200 times/)
  assert.equal((await say(author)).status, 201)
})
