import assert from 'node:assert/strict'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { avatarPx } from '#contract/limits.ts'
import { damage } from '#tests/support/damage.ts'
import { aMember } from '#tests/support/people.ts'
import { cameraExif, formWithFile, phoneHeic, redAndBlueImage } from '#tests/support/pictures.ts'
import { rounds } from '#tests/support/rounds.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'

const mutations = 200 * rounds
/** One picture in this many is sent as a recipe's photo, which is encoded in nine sizes. The others are sent as avatars. */
const photoEvery = 40
const maxGrowthMb = 150
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
/** Holds the bytes that are being sent. If the process ends, the file shows which bytes ended it. */
const lastSent = join(tmpdir(), `mezani-damaged-picture-${seed}`)

const site = await openSite()
const { call } = await openUnthrottled(site)
const { token } = await aMember(site)

/** Returns pixels that no encoder reduces to one block; with `pages`, the frames of an animation. */
function pattern(channels: 3 | 4, pages = 1): Sharp {
  const [width, pageHeight] = [48, 32]
  const pixels = Buffer.from({ length: width * pageHeight * pages * channels }).map(
    (_, n) => (n * 7) ^ (n >> 5),
  )
  return sharp(pixels, { raw: { width, height: pageHeight * pages, pageHeight, channels } })
}

/** Every variant of the four formats that people's devices and programs write. */
const seeds: Record<string, Buffer> = {
  'baseline JPEG': await pattern(3).jpeg().toBuffer(),
  'progressive JPEG': await pattern(3).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  'JPEG of a camera': await redAndBlueImage(32).withExif(cameraExif).withIccProfile('p3').jpeg().toBuffer(),
  'grey JPEG': await pattern(3).greyscale().jpeg().toBuffer(),
  'CMYK JPEG': await pattern(3).toColourspace('cmyk').jpeg().toBuffer(),
  'plain PNG': await pattern(3).png().toBuffer(),
  'interlaced PNG': await pattern(4).png({ progressive: true }).toBuffer(),
  'PNG with a palette': await pattern(4).png({ palette: true, colours: 16 }).toBuffer(),
  '16-bit PNG': await pattern(3).toColourspace('rgb16').png().toBuffer(),
  'lossy WebP': await pattern(3).webp().toBuffer(),
  'lossless WebP': await pattern(4).webp({ lossless: true }).toBuffer(),
  'animated WebP': await pattern(4, 3)
    .webp({ delay: [100, 100, 100] })
    .toBuffer(),
  HEIC: phoneHeic,
}

const sendAvatar = (bytes: Buffer) =>
  call('POST', '/api/users/avatar', { token, body: formWithFile('avatar', bytes) })
const sendPhoto = (bytes: Buffer) =>
  call('POST', '/api/images', { token, body: formWithFile('image', bytes) })

/** Asserts that the site serves its own encoding of the picture: of this size, in WebP, with nothing of the sent file but its pixels. */
async function assertReencoded(
  address: string,
  sent: Buffer,
  [width, height]: [number, number],
): Promise<void> {
  const response = await fetch(address.replace(/^https?:\/\/[^/]+/, site.url))
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/webp'])
  const served = Buffer.from(await response.arrayBuffer())
  const facts = await sharp(served).metadata()
  assert.deepEqual([facts.format, facts.width, facts.height], ['webp', width, height])
  assert.deepEqual([facts.exif, facts.icc, facts.xmp, facts.iptc, facts.pages], Array(5).fill(undefined))
  assert.ok(!served.equals(sent))
}

const refusals: Record<number, string> = { 400: 'unreadable_image', 415: 'unsupported_media_type' }

test('U9: every picture that is damaged here is accepted when it is whole', async () => {
  assert.equal(Object.keys(seeds).length, 13)
  for (const [kind, bytes] of Object.entries(seeds)) {
    const { status, body, text } = await sendAvatar(bytes)
    assert.equal(status, 200, `${kind}: ${text}`)
    await assertReencoded(body.profilePicture, bytes, [avatarPx, avatarPx])
  }
})

test(`U9: each of ${mutations} damaged pictures is refused or encoded anew, and none causes an error (FUZZ_SEED=${seed})`, async t => {
  const statuses: Record<number, number> = {}
  let [sent, peakMb, largestStepMb] = [0, 0, 0]
  const residentMb = () => process.memoryUsage.rss() / 1e6
  let startMb = residentMb()
  let beforeMb = startMb
  const inputs = fc.record({ kind: fc.constantFrom(...Object.keys(seeds)), damaged: damage })
  const property = fc.asyncProperty(inputs, async ({ kind, damaged }) => {
    const bytes = damaged(seeds[kind] ?? Buffer.alloc(0))
    await writeFile(lastSent, bytes)
    const isPhoto = sent++ % photoEvery === 0
    const { status, body, text } = await (isPhoto ? sendPhoto(bytes) : sendAvatar(bytes))
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status >= 400) assert.equal(body.code, refusals[status], `${kind}: ${status} ${text}`)
    else if (isPhoto) await assertReencoded(body.url, bytes, [960, 640])
    else await assertReencoded(body.profilePicture, bytes, [avatarPx, avatarPx])
    const nowMb = residentMb()
    largestStepMb = Math.max(largestStepMb, nowMb - beforeMb)
    beforeMb = nowMb
    // During the first half memory grows for decoders, code and the heap. A leak grows on after that.
    if (sent === mutations / 2) [startMb, peakMb] = [nowMb, nowMb]
    peakMb = Math.max(peakMb, nowMb)
  })
  await fc.assert(property, { numRuns: mutations, seed, endOnFailure: true })
  await rm(lastSent)
  t.diagnostic(
    `${JSON.stringify(statuses)}; ${Math.round(startMb)} MB, at most ${Math.round(peakMb)} MB, by one picture ${Math.round(largestStepMb)} MB`,
  )
  assert.ok((statuses[200] ?? 0) > 0 && (statuses[400] ?? 0) > 0, 'some were accepted, some not')
  assert.ok(largestStepMb < maxGrowthMb, `one picture took ${largestStepMb} MB`)
  assert.ok(peakMb - startMb < maxGrowthMb, `${peakMb - startMb} MB more`)
})

test('U9: after all of them pictures are accepted as before, and the server has logged no error', async () => {
  for (const bytes of Object.values(seeds)) assert.equal((await sendAvatar(bytes)).status, 200)
  assert.equal((await sendPhoto(seeds['baseline JPEG'] ?? Buffer.alloc(0))).status, 201)
  assert.deepEqual(site.logLines, [])
})
