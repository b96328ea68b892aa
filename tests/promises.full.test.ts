import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join, matchesGlob } from 'node:path'
import { test } from 'node:test'
import { listFiles, repository } from './support/sources.ts'

const page = await readFile(join(repository, 'docs/promises.md'), 'utf8')

/** The first table of docs/promises.md: of each promise its ids, what it says, its tests, figure and breaks. */
const promises = (page.split('\n## ')[0] ?? '')
  .split('\n')
  .filter(line => line.startsWith('| '))
  .slice(2)
  .map(line =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map(cell => cell.trim()),
  )

const numbered = (letter: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`)

/** None of these may be lost without a word: attacks, access, sign-in, concurrency, pictures, faults, browser, operation, logs, people. */
const ids = [
  ...numbered('Z', 8),
  ...numbered('M', 5),
  ...numbered('A', 11),
  ...numbered('C', 11),
  ...numbered('U', 9),
  ...numbered('R', 12),
  ...numbered('X', 7),
  ...numbered('O', 10),
  ...numbered('L', 4),
  ...numbered('P', 6),
]

/** `A1-A4, L1` are five. */
function idsIn(cell: string): string[] {
  return cell.split(', ').flatMap(part => {
    const [, letter = '', first, last] = /^([A-Z])(\d+)-\1(\d+)$/.exec(part) ?? []
    return letter ? numbered(letter, Number(last)).slice(Number(first) - 1) : [part]
  })
}

test('every promise says what holds, what was measured, and by which changes of the product its test was seen to fail', () => {
  assert.ok(promises.length > 100)
  for (const cells of promises) {
    const [id = '', promise = '', , figure = '', breaks = ''] = cells
    assert.equal(cells.length, 5, id)
    assert.match(promise, /\p{L}{3}.{15}/u, `${id}: ${promise}`)
    assert.match(figure, /\S/, `${id}: ${promise}`)
    assert.match(breaks, /\p{L}{3}/u, `${id}: ${promise}`)
  }
})

test('every promise names tests that exist, or what else shows it', async () => {
  const files = await listFiles('*.test.ts', '*.spec.ts', '*.md')
  for (const [id = '', promise = '', proof = ''] of promises) {
    const named = [...proof.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    assert.ok(named.length > 0, `${id}: ${promise}`)
    for (const name of named)
      assert.ok(
        name.startsWith('npm run ') ||
          files.some(
            path =>
              `/${path}`.endsWith(`/${name}`) ||
              (name.endsWith('/') && path.startsWith(name)) ||
              matchesGlob(path, name),
          ),
        `${id}: ${name}`,
      )
  }
})

test('no promise of the plan is without a row', () => {
  const listed = new Set(promises.flatMap(([id = '']) => idsIn(id)))
  assert.deepEqual(
    ids.filter(id => !listed.has(id)),
    [],
  )
})
