import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { aMember } from '#tests/support/people.ts'
import { cameraExif, formWithFile, redAndBlueImage, solidImage } from '#tests/support/pictures.ts'
import { rawCall } from '#tests/support/raw-call.ts'
import { aRecipe } from '#tests/support/recipes.ts'
import { sendPicture, uploadEndpoints } from '#tests/support/send-picture.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site
const maxUploadBytes = 5_000_000
const sendToBoth = (bytes: Buffer | string, name?: string, type?: string) =>
  sendPicture(site, bytes, name, type)

test('a recipe’s picture is cut to 3:2, in all sizes; its address can stand in a recipe', async () => {
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
  test(`${kind} is refused with 415, whatever it is called`, async () => {
    const bytes = await make()
    for (const { status, body } of [
      ...(await sendToBoth(bytes)),
      ...(await sendToBoth(bytes, 'a.png', 'image/png')),
    ]) {
      assert.deepEqual([status, body.code], [415, 'unsupported_media_type'])
    }
  })
}

for (const format of ['jpeg', 'png', 'webp'] as const) {
  test(`a ${format} that breaks off is 400`, async () => {
    const bytes = await redAndBlueImage(400).toFormat(format).toBuffer()
    for (const share of [0.05, 0.3, 0.6, 0.9]) {
      const cutOff = bytes.subarray(0, Math.max(16, Math.floor(bytes.length * share)))
      for (const { status, body } of await sendToBoth(cutOff)) {
        assert.deepEqual([share, status, body.code], [share, 400, 'unreadable_image'])
      }
    }
  })
}

test('five megabytes are taken, one byte more is 413', async () => {
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

test('no file, an empty one, two, or one in another field is 400 and names the field', async () => {
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

test('a body that is no form is 415, and a form that breaks off or is none inside is 400', async () => {
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

test('thirty uploads in half an hour are let through, then 429', async () => {
  const { token } = await aMember(site)
  const statuses = []
  for (let n = 0; n < 31; n += 1) {
    statuses.push(
      (await call('POST', '/api/images', { token, body: formWithFile('image', 'no picture') })).status,
    )
  }
  assert.deepEqual(statuses, [...Array<number>(30).fill(415), 429])
})
