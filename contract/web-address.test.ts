import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWebAddress } from './web-address.ts'

const addresses: [address: string, isOne: boolean][] = [
  ['https://example.org', true],
  ['HTTP://example.org:8080/a?b=c#d', true],
  ['https://example.org/caf%C3%A9', true],
  ['https://example.org/café', true],
  ['ftp://example.org', false],
  ['https://', false],
  ['https://user:secret@example.org', false],
  ['https://example.org/a b', false],
  ['https://example.org/{a}', false],
  ['https://example.org/\u0007', false],
  ['https://[::1', false],
  ['javascript:alert(1)', false],
  ['example.org', false],
]

for (const [address, isOne] of addresses)
  test(`${JSON.stringify(address)} is ${isOne ? 'a' : 'no'} web address`, () =>
    assert.equal(isWebAddress(address), isOne))
