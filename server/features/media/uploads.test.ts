import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { rawCall } from '#tests/support/call.ts'
import { aMember } from '#tests/support/people.ts'
import {
  cameraExif,
  decompressionBomb,
  formWithFile,
  phoneHeic,
  redAndBlueImage,
  solidImage,
} from '#tests/support/pictures.ts'
import { aRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { sendPicture, uploadEndpoints } from '#tests/support/uploads.ts'

const site = await openSite()
const { call } = site
const maxUploadBytes = 5_000_000
const sendToBoth = (bytes: Buffer | string, name?: string, type?: string) =>
  sendPicture(site, bytes, name, type)

test('a recipe’s picture is cut to 3:2, in all sizes; its address can be used in a recipe', async () => {
  const { token } = await aMember(site)
  const bytes = await redAndBlueImage(1200).withExif(cameraExif).jpeg().toBuffer()
  const { status, body } = await call('POST', '/api/images', { token, body: formWithFile('image', bytes) })
  assert.equal(status, 201)
  assert.deepEqual(Object.keys(body).toSorted(), ['color', 'url'])
  assert.match(body.color, /^#[0-9a-f]{6}$/)
  assert.match(body.url.slice(site.url.length), /^\/media\/images\/[0-9a-f]{32}-960\.webp$/)
  const picture = Buffer.from(await (await fetch(body.url)).arrayBuffer())
  const { format, width, height, exif } = await sharp(picture).metadata()
  assert.deepEqual([format, width, height, exif], ['webp', 960, 640, undefined])
  for (const name of ['320.avif', '480.webp', '640.avif', '960.avif', 'preview.jpg']) {
    const other = await fetch(body.url.replace('960.webp', name))
    assert.equal(other.status, 200, name)
    assert.match(other.headers.get('cache-control') ?? '', /immutable/)
    await other.arrayBuffer()
  }
  const recipe = await call('POST', '/api/recipes', { token, body: aRecipe({ image: body.url }) })
  assert.deepEqual([recipe.status, recipe.body.image], [201, body.url])
})

const refusedKinds: Record<string, () => Buffer | string | Promise<Buffer>> = {
  svg: () => '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'svg with an entity': () => '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
  gif: () => solidImage().gif().toBuffer(),
  avif: () => solidImage(32, 32).avif({ effort: 0 }).toBuffer(),
  tiff: () => solidImage().tiff().toBuffer(),
  bmp: () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)]),
  pdf: () => '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF',
  html: () => '<!doctype html><script>alert(1)</script>',
  zip: () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(100)]),
  text: () => 'not a picture at all',
  'two bytes of a jpeg': () => Buffer.from([0xff, 0xd8]),
}

for (const [kind, make] of Object.entries(refusedKinds)) {
  test(`${kind} is refused with 415, whatever its name`, async () => {
    const bytes = await make()
    for (const { status, body } of [
      ...(await sendToBoth(bytes)),
      ...(await sendToBoth(bytes, 'a.png', 'image/png')),
    ]) {
      assert.deepEqual([status, body.code], [415, 'unsupported_media_type'])
    }
  })
}

const whole: Record<string, () => Buffer | Promise<Buffer>> = {
  JPEG: () => redAndBlueImage(400).jpeg().toBuffer(),
  PNG: () => redAndBlueImage(400).png().toBuffer(),
  WebP: () => redAndBlueImage(400).webp().toBuffer(),
  HEIC: () => phoneHeic,
}

for (const [format, make] of Object.entries(whole)) {
  test(`an incomplete ${format} gets 400, which says that it is incomplete`, async () => {
    const bytes = await make()
    for (const share of [0.05, 0.3, 0.6, 0.8]) {
      const cutOff = bytes.subarray(0, Math.max(16, Math.floor(bytes.length * share)))
      for (const { status, body } of await sendToBoth(cutOff)) {
        assert.deepEqual([share, status, body.code], [share, 400, 'unreadable_image'])
        assert.match(body.message, /^This picture is damaged or incomplete\./)
      }
    }
  })
}

test('a phone’s HEIC photo is accepted, shown upright and in its original colours', async () => {
  const sent = await sendToBoth(phoneHeic, 'IMG_0042.jpg')
  assert.deepEqual(
    sent.map(({ status }) => status),
    [201, 200],
  )
  for (const address of [sent[0]?.body.url, sent[1]?.body.profilePicture]) {
    const picture = Buffer.from(await (await fetch(address)).arrayBuffer())
    const { exif, icc } = await sharp(picture).metadata()
    assert.deepEqual([exif, icc], [undefined, undefined])
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const middle = data.subarray((info.height / 2) * info.width * 3).subarray(0, info.width * 3)
    const [red = 0, ofGreen = 0] = middle
    // Converted to sRGB, P3's red gets more red and less green than its numbers in P3.
    assert.ok(red > 218 && ofGreen < 40, `${red} ${ofGreen}`)
    const [redness = 255, , blueness = 0] = middle.subarray(-3)
    assert.ok(redness < 60 && blueness > 150, 'blue up to the right edge')
  }
})

const small = await redAndBlueImage(240).jpeg().toBuffer()
const behind = (marker: number, bytes: Buffer, length: number) =>
  bytes.indexOf(Buffer.from([0xff, marker])) + length

/** Photos with a fault that other programs ignore. */
const faulty: Record<string, () => Buffer | Promise<Buffer>> = {
  'a JPEG with parameters of a scan that it does not have, as some of Samsung’s': () => {
    const bytes = Buffer.from(small)
    bytes[behind(0xda, bytes, 12)] = 0
    return bytes
  },
  'a JPEG without its last marker': () => small.subarray(0, -2),
  'a JPEG with bytes between its segments': () => insert(small, behind(0xdb, small, 69), Buffer.from([0, 0])),
  'a JPEG with a film behind it': () => Buffer.concat([small, Buffer.from('\0\0\0\x18ftypmp42'), small]),
  'a PNG with a wrong checksum': async () => {
    const bytes = await redAndBlueImage(240).png().toBuffer()
    const [start, end] = [bytes.indexOf('IDAT') - 4, bytes.indexOf('IEND') - 8]
    assert.equal(bytes.readUInt32BE(start), end - start - 8, 'one chunk')
    bytes.writeUInt32BE(1, end)
    return bytes
  },
}

const insert = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])

for (const [kind, make] of Object.entries(faulty)) {
  test(`accepted as by other software: ${kind}`, async () => {
    const bytes = await make()
    // A strict decoder refuses the photo, which proves that the fault is there.
    if (!kind.includes('film')) await assert.rejects(sharp(bytes, { failOn: 'warning' }).raw().toBuffer())
    for (const { status, text } of await sendToBoth(bytes)) assert.ok(status === 201 || status === 200, text)
  })
}

test('a picture with too many pixels, too long a side, no last tile or an unknown kind is refused with the reason', async () => {
  const unknown = Buffer.from(phoneHeic)
  unknown.write('jpeg', unknown.indexOf('hvc1'))
  const declared = Buffer.from(phoneHeic)
  // Changes the size of the whole grid. The first size in the file is that of the tiles.
  declared.writeUInt32BE(9_000, declared.lastIndexOf('ispe') + 8)
  declared.writeUInt32BE(12_000, declared.lastIndexOf('ispe') + 12)
  for (const [bytes, reason] of [
    [decompressionBomb(8_000), /^This picture has 64 megapixels, and the most it can have is 51\./],
    [declared, /^This picture has 108 megapixels, and the most it can have is 51\./],
    [phoneHeic.subarray(0, -10), /^This picture is damaged or incomplete\./],
    [unknown, /^This kind of HEIC picture cannot be read here\./],
    [decompressionBomb(262_192, 32), /^This picture is too long and narrow\./],
  ] as const)
    for (const { status, body } of await sendToBoth(bytes)) {
      assert.deepEqual([status, body.code], [400, 'unreadable_image'])
      assert.match(body.message, reason)
    }
})

test('five megabytes are accepted; one byte more gets 413', async () => {
  const jpeg = await solidImage().jpeg().toBuffer()
  const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])
  for (const { status } of await sendToBoth(padded(maxUploadBytes)))
    assert.ok(status === 200 || status === 201)
  for (const size of [maxUploadBytes + 1, maxUploadBytes + 10_000]) {
    for (const { status, body } of await sendToBoth(padded(size))) {
      assert.deepEqual([size, status, body.code], [size, 413, 'payload_too_large'])
    }
  }
})

test('a missing file, an empty one, two files, and one in another field get 400, which names the field', async () => {
  const bytes = await solidImage().png().toBuffer()
  for (const { path, field } of uploadEndpoints) {
    const twice = formWithFile(field, bytes)
    twice.append(field, new Blob([new Uint8Array(bytes)]), 'b.png')
    const withText = formWithFile(field, bytes)
    withText.append('title', 'x')
    const many = formWithFile(field, bytes)
    for (let part = 0; part < 200; part += 1) many.append(`part${part}`, 'x')
    const textOnly = new FormData()
    textOnly.append(field, 'https://example.org/a.png')
    const forms = {
      none: new FormData(),
      empty: formWithFile(field, ''),
      other: formWithFile('file', bytes),
      twice,
      withText,
      many,
      textOnly,
    }
    for (const [what, body] of Object.entries(forms)) {
      const reply = await call('POST', path, { token: (await aMember(site)).token, body })
      assert.deepEqual([what, reply.status, reply.body.code], [what, 400, 'invalid_request'])
      assert.deepEqual(Object.keys(reply.body.fields), [field])
    }
  }
})

test('a body that is not a form gets 415; a form that breaks off, or is none inside, gets 400', async () => {
  for (const { path } of uploadEndpoints) {
    const { token } = await aMember(site)
    const send = (type: string | undefined, body: string) =>
      rawCall(site.url, {
        method: 'POST',
        path,
        headers: ['authorization', `Bearer ${token}`, ...(type ? ['content-type', type] : [])],
        body,
      })
    for (const [type, body] of [
      ['application/json', '{"avatar":"data:image/png;base64,AAAA"}'],
      ['image/png', 'bytes'],
      ['text/plain', 'x'],
      [undefined, ''],
    ] as const) {
      const reply = await send(type, body)
      assert.deepEqual([type, reply.status, reply.body.code], [type, 415, 'unsupported_media_type'])
    }
    for (const [type, body] of [
      ['multipart/form-data', '--b\r\n\r\n--b--'],
      ['multipart/form-data; boundary=b', ''],
      ['multipart/form-data; boundary=b', 'no parts here'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\ncontent-disposition: form-data; name="avatar"; filename="a"\r\n\r\nabc',
      ],
      ['multipart/form-data; boundary=b', '--b\r\nno header\r\n--b--'],
    ] as const) {
      const reply = await send(type, body)
      assert.deepEqual([type, body, reply.status, reply.body.code], [type, body, 400, 'invalid_request'])
    }
  }
})

test('thirty uploads in half an hour are accepted, then 429', async () => {
  const { token } = await aMember(site)
  const statuses = []
  for (let n = 0; n < 31; n += 1) {
    statuses.push(
      (await call('POST', '/api/images', { token, body: formWithFile('image', 'no picture') })).status,
    )
  }
  assert.deepEqual(statuses, [...Array<number>(30).fill(415), 429])
})
