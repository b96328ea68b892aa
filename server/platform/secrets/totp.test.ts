import assert from 'node:assert/strict'
import { test } from 'node:test'
import { base32, stepAt, stepOfCode, totpOfStep, totpUri } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

test('codes match RFC 6238, appendix B, in six digits', () => {
  const vectors: [seconds: number, code: string][] = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ]
  for (const [seconds, code] of vectors)
    assert.equal(totpOfStep(secret, stepAt(new Date(seconds * 1000))), code)
})

test('base32 matches RFC 4648', () => {
  for (const [text, encoded] of [
    ['', ''],
    ['f', 'MY'],
    ['foobar', 'MZXW6YTBOI'],
    ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
  ] as const)
    assert.equal(base32(Buffer.from(text)), encoded)
})

test('the codes of the steps before and after are accepted, but none further away and nothing that is not a code', () => {
  const now = new Date(1_234_567_890_000)
  const step = stepAt(now)
  for (const difference of [-1, 0, 1])
    assert.equal(stepOfCode(secret, totpOfStep(secret, step + difference), now), step + difference)
  for (const difference of [-2, 2])
    assert.equal(stepOfCode(secret, totpOfStep(secret, step + difference), now), undefined)
  for (const wrong of ['', '12345', '1234567', 'ａ２３４５６', '……'])
    assert.equal(stepOfCode(secret, wrong, now), undefined)
})

test('an app reads issuer, account and key', () => {
  const uri = new URL(totpUri(secret, 'a+b@example.org'))
  assert.equal(decodeURIComponent(uri.pathname.split('/').at(-1) ?? ''), 'Mezani:a+b@example.org')
  assert.equal(uri.searchParams.get('secret'), base32(secret))
  assert.equal(uri.searchParams.get('issuer'), 'Mezani')
})
