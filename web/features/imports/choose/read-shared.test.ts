import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readShared } from './read-shared.ts'

const page = 'https://jikoni.example/githeri'
const githeri = 'Githeri\n2 cups maize\n1 cup beans\nBoil both.'

const shares: [Record<string, string>, { address: string; text: string }][] = [
  [{}, { address: '', text: '' }],
  [{ create: '' }, { address: '', text: '' }],
  [
    { title: 'Githeri | Jikoni', url: page },
    { address: page, text: '' },
  ],
  [
    { title: 'Githeri | Jikoni', text: page },
    { address: page, text: '' },
  ],
  [{ title: `Githeri (${page})` }, { address: page, text: '' }],
  [{ text: `Look at this: ${page}.` }, { address: page, text: '' }],
  [
    { text: 'https://jikoni.example/ugali_(dish),' },
    { address: 'https://jikoni.example/ugali_(dish)', text: '' },
  ],
  [
    { text: page, url: 'content://gallery/7' },
    { address: page, text: '' },
  ],
  [
    { title: 'Githeri', text: githeri },
    { address: '', text: githeri },
  ],
  [
    { title: 'From bibi', text: githeri },
    { address: '', text: `From bibi\n\n${githeri}` },
  ],
  [{ text: `${githeri}\n${page}` }, { address: page, text: `${githeri}\n${page}` }],
  [{ title: 'Githeri' }, { address: '', text: 'Githeri' }],
]

test('what another app shares is an address, a text or both, whichever field that app puts it into', () => {
  for (const [query, shared] of shares)
    assert.deepEqual(readShared(`?${new URLSearchParams(query)}`), shared, JSON.stringify(query))
})
