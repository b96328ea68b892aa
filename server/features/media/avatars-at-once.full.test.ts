import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aMember } from '#tests/support/people.ts'
import { solidImage } from '#tests/support/pictures.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { hashOf, openUploads, pictureOf } from '#tests/support/uploads.ts'

const site = await openSite()
const { call } = await openUnthrottled(site)
const { db, services } = site
const { uploadPhoto, uploadAvatar, statusOf, filesIn } = openUploads(site, call)

test('when avatars are changed at once, the last one is complete, and one file is left', async () => {
  const pictures = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(pictureOf))
  for (let round = 0; round < 8; round += 1) {
    const member = await aMember(site)
    for (const bytes of pictures) await uploadAvatar(member, bytes)
    const before = (await filesIn('avatars')).length
    // Uploads the same three pictures again, so that each is stored while another upload deletes it.
    await Promise.all([...pictures, ...pictures, ...pictures].map(bytes => uploadAvatar(member, bytes)))
    const { body } = await call('GET', '/api/users/current', { token: member.token })
    assert.equal(await statusOf(body.profilePicture), 200)
    assert.equal((await filesIn('avatars')).length, before)
    const rows = await db.selectFrom('uploads').select('key').where('owner_id', '=', member.id).execute()
    assert.deepEqual(
      rows.map(({ key }) => hashOf(key)),
      [hashOf(body.profilePicture)],
    )
  }
})

test('an avatar that is being stored while another is deleted remains in the end', async () => {
  const member = await aMember(site)
  const [one, other] = await Promise.all(['#123456', '#654321'].map(pictureOf))
  await uploadAvatar(member, one as Buffer)
  const { put } = services.files
  let isSlow = true
  services.files.put = async (key, bytes) => {
    await put(key, bytes)
    // The first upload waits here, after its file is written, for as long as the second may need.
    if (isSlow) {
      isSlow = false
      await new Promise(resolve => setTimeout(resolve, 700))
    }
  }
  try {
    await Promise.all([uploadAvatar(member, one as Buffer), uploadAvatar(member, other as Buffer)])
  } finally {
    services.files.put = put
  }
  const { body } = await call('GET', '/api/users/current', { token: member.token })
  assert.equal(await statusOf(body.profilePicture), 200)
})

test('a photo is replaced by one of the same bytes without a gap', async () => {
  const author = await aMember(site)
  const bytes = await solidImage(40, 30).png().toBuffer()
  const image = await uploadPhoto(author, bytes)
  const id = await publishRecipe({ call }, author, { image })
  await Promise.all([
    call('DELETE', `/api/recipes/${id}`, { token: author.token }),
    uploadPhoto(author, bytes),
  ])
  const again = await call('POST', '/api/recipes', { token: author.token, body: aRecipe({ image }) })
  // Either the photo is stored, or its deletion came last and the photo is asked for again. A recipe never has a dead picture.
  if (again.status === 201) assert.equal(await statusOf(image), 200)
  else assert.equal(again.body.code, 'invalid_request')
})
