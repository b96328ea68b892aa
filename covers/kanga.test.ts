import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { drawKangaBand, kangaSvg } from './kanga.ts'

const hostile = [
  '',
  ' ',
  '<script>alert(1)</script>',
  '"/><image href="https://evil.example/x"/>',
  '&amp;&#x3c;svg onload=1>',
  'url(#d0)',
  '../../etc/passwd\0',
  '‮moc.live',
  '👩🏾‍🍳🍛',
  'عائشة',
  '\ud800',
  'w'.repeat(10_000),
]
const maxBytes = 8000

test('the same name gives the same kanga, and different names give different ones', () => {
  assert.equal(drawKangaBand('wanjiru'), drawKangaBand('wanjiru'))
  const names = Array.from({ length: 2000 }, (_, i) => `cook${i}`)
  assert.equal(new Set(names.map(drawKangaBand)).size, names.length)
})

test('a name has the same kanga with composed and with combining letters', () => {
  assert.equal(drawKangaBand('Zo\u00eb'), drawKangaBand('Zoe\u0308'))
})

test('no part of a name gets into the picture, and every kanga is a valid picture', async () => {
  for (const name of hostile) {
    const svg = drawKangaBand(name)
    assert.match(svg, /^<svg [^<>]*preserveAspectRatio="xMidYMid slice">[\x20-\x7e]*<\/svg>$/)
    assert.doesNotMatch(svg, /script|image|evil|onload|passwd|https?:\/\/(?!www\.w3\.org)/)
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    assert.deepEqual({ width, height }, { width: 1200, height: 200 })
  }
})

test('a band is small and needs no filter, so that it can be a background', () => {
  for (let seed = 0; seed < 3000; seed++) {
    const svg = kangaSvg(seed * 1431655)
    assert.ok(svg.length <= maxBytes, `seed ${seed}: ${svg.length}`)
    assert.doesNotMatch(svg, /<filter|NaN|undefined/)
  }
})

test('seeds at the ends of the range are drawn too', () => {
  for (const seed of [0, 1, 0x7fffffff, 0xffffffff]) assert.match(kangaSvg(seed), /<\/svg>$/)
})
