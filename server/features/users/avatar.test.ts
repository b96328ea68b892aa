import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { aMember, type Member } from '#tests/support/people.ts'
import { cameraExif, formWithFile, redAndBlueImage, solidImage } from '#tests/support/pictures.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site

const upload = ({ token }: Member, body: FormData) => call('POST', '/api/users/avatar', { token, body })

/** Downloads the picture's bytes as the site serves them. */
async function download(address: string): Promise<Buffer> {
  const response = await fetch(address)
  assert.equal(response.status, 200)
  return Buffer.from(await response.arrayBuffer())
}

/** Uploads these bytes and returns the avatar that the site makes of them. */
async function croppedAvatar(bytes: Buffer, name?: string): Promise<Buffer> {
  const { status, body, text } = await upload(await aMember(site), formWithFile('avatar', bytes, name))
  assert.equal(status, 200, text)
  return download(body.profilePicture)
}

const filesOf = async () => (await readdir(join(site.dataDir, 'media', 'avatars'))).toSorted()

test('an avatar is 128 × 128 WebP at an absolute address of ours, and is shown wherever the member is', {
  tags: ['9-avatar-crop'],
}, async () => {
  const member = await aMember(site)
  const { status, body } = await upload(member, formWithFile('avatar', await solidImage().jpeg().toBuffer()))
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body), ['profilePicture'])
  assert.match(body.profilePicture.slice(site.url.length), /^\/media\/avatars\/[0-9a-f]{32}\.webp$/)
  assert.ok(body.profilePicture.startsWith(site.url))
  const { format, width, height } = await sharp(await download(body.profilePicture)).metadata()
  assert.deepEqual([format, width, height], ['webp', 128, 128])
  const own = await call('GET', '/api/users/current', { token: member.token })
  const seen = await call('GET', `/api/users/${member.id}`)
  assert.deepEqual(
    [own.body.profilePicture, seen.body.profilePicture],
    [body.profilePicture, body.profilePicture],
  )
  const id = await publishRecipe(site, member, { chefImage: '' })
  const recipe = await call('GET', `/api/recipes/${id}`, { token: member.token })
  assert.equal(recipe.body.chefImage, body.profilePicture)
})

for (const format of ['jpeg', 'png', 'webp'] as const) {
  test(`all metadata of a ${format} is stripped: no camera, place or name`, async () => {
    const bytes = await solidImage().withExif(cameraExif).toFormat(format).toBuffer()
    assert.ok(bytes.includes('SECRET-KITCHEN'), 'the picture that is sent carries its data')
    const avatar = await croppedAvatar(
      Buffer.concat([bytes, Buffer.from('<script>alert("SECRET")</script>')]),
    )
    assert.ok(!avatar.includes('SECRET') && !avatar.includes('script'))
    const { exif, xmp, iptc, icc, orientation } = await sharp(avatar).metadata()
    assert.deepEqual(
      [exif, xmp, iptc, icc, orientation],
      [undefined, undefined, undefined, undefined, undefined],
    )
  })

  test(`a ${format} with an EXIF orientation is rotated`, async () => {
    // Orientation 6 means that the left side of the stored picture is the top of the scene.
    const bytes = await redAndBlueImage().withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
    const { data, info } = await sharp(await croppedAvatar(bytes))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const colorAt = (x: number, y: number) => {
      const [red = 0, , blue = 0] = data.subarray((y * info.width + x) * info.channels)
      return red > blue ? 'red' : 'blue'
    }
    assert.deepEqual(
      [colorAt(20, 10), colorAt(110, 10), colorAt(20, 118), colorAt(110, 118)],
      ['red', 'red', 'blue', 'blue'],
    )
  })
}

test('small, tall and transparent pictures are cut too', async () => {
  const transparent = sharp({ create: { width: 1, height: 900, channels: 4, background: '#00000000' } })
  for (const bytes of [
    await transparent.png().toBuffer(),
    await solidImage(1, 1).webp().toBuffer(),
    await solidImage(4000, 20).jpeg().toBuffer(),
  ]) {
    const { width, height } = await sharp(await croppedAvatar(bytes)).metadata()
    assert.deepEqual([width, height], [128, 128])
  }
})

test('the file’s name is never used', async () => {
  const before = await readdir(site.dataDir)
  const bytes = await solidImage().png().toBuffer()
  for (const name of ['../../../evil.sh', '/etc/passwd', 'a\u202egnp.exe', `${'n'.repeat(4000)}.png`])
    await croppedAvatar(bytes, name)
  assert.deepEqual(await readdir(site.dataDir), before)
  for (const name of await filesOf()) assert.match(name, /^[0-9a-f]{32}\.webp$/)
})

test('a new avatar replaces the old one and deletes its file', async () => {
  const member = await aMember(site)
  const pictures = [await solidImage(10, 10).png().toBuffer(), await redAndBlueImage().png().toBuffer()]
  const addresses = []
  for (const bytes of pictures)
    addresses.push((await upload(member, formWithFile('avatar', bytes))).body.profilePicture)
  assert.notEqual(addresses[0], addresses[1])
  assert.equal((await fetch(addresses[0])).status, 404)
  assert.equal((await fetch(addresses[1])).status, 200)
  const rows = await site.db.selectFrom('uploads').select('key').where('owner_id', '=', member.id).execute()
  assert.deepEqual(rows, [{ key: addresses[1].split('/media/')[1] }])
})

test('sending the same avatar again keeps it, and equal pictures of two members are two files', async () => {
  const [one, other] = [await aMember(site), await aMember(site)]
  const bytes = await solidImage(30, 30).png().toBuffer()
  const send = async (member: Member) =>
    (await upload(member, formWithFile('avatar', bytes))).body.profilePicture
  const [first, again, others] = [await send(one), await send(one), await send(other)]
  assert.equal(first, again)
  assert.notEqual(first, others)
  await upload(other, formWithFile('avatar', await redAndBlueImage().png().toBuffer()))
  assert.equal((await fetch(first)).status, 200)
})

test('a refused picture leaves the avatar, the files and the database as they were', async () => {
  const member = await aMember(site)
  const { body } = await upload(member, formWithFile('avatar', await solidImage().png().toBuffer()))
  const [files, rows] = [await filesOf(), await site.db.selectFrom('uploads').selectAll().execute()]
  for (const bytes of [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    (await solidImage().png().toBuffer()).subarray(0, 60),
  ]) {
    const { status } = await upload(member, formWithFile('avatar', bytes))
    assert.ok(status === 415 || status === 400)
  }
  assert.deepEqual(
    [await filesOf(), await site.db.selectFrom('uploads').selectAll().execute()],
    [files, rows],
  )
  const own = await call('GET', '/api/users/current', { token: member.token })
  assert.equal(own.body.profilePicture, body.profilePicture)
})
