import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { readSources } from './support/sources.ts'

type Row = { section: number; sentence: string; tests: string[] }

const page = await readFile(join(import.meta.dirname, '../docs/coverage.md'), 'utf8')
const rows = readRows(page)
const sources = await readSources()

/** `| sentence | test · test |` below the headings `## N. …`. */
function readRows(text: string): Row[] {
  let section = 0
  return text.split('\n').flatMap(line => {
    section = Number(/^## (\d)\./.exec(line)?.[1] ?? section)
    if (!line.startsWith('|') || /^\| (Sentence|-+) /.test(line)) return []
    const [, sentence = '', tests = ''] = line.split('|').map(cell => cell.trim())
    return [{ section, sentence, tests: tests.split(' · ').filter(name => name !== '') }]
  })
}

/** The titles of a file's tests; where one is put together from data, a pattern of what it can be. */
function titlesIn(text: string): RegExp[] {
  return [...text.matchAll(/\b(?:test|it)\(\s*(['"`])(.*?)(?<!\\)\1/gs)].map(([, , title = '']) => {
    const literal = title.split(/\$\{.*?\}/s).map(part => RegExp.escape(part.replaceAll('\\', '')))
    return new RegExp(`^${literal.join('.+')}$`)
  })
}

test('every sentence has a test, and no sentence stands twice', () => {
  assert.deepEqual(
    rows.filter(({ tests }) => tests.length === 0).map(({ sentence }) => sentence),
    [],
  )
  const seen = rows.map(({ section, sentence }) => `${section}: ${sentence}`)
  assert.deepEqual([...new Set(seen)], seen)
})

test('all nine sections are covered, the calls and the catalogue of errors row by row', () => {
  const count = (section: number) => rows.filter(row => row.section === section).length
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map(count).map((rowsThere, index) => rowsThere >= minRows(index + 1)),
    Array(9).fill(true),
  )
})

/** As many as the specification has bullets and table rows; sentences of their own are more. */
const minRows = (section: number) => [4, 54, 11, 14, 8, 7, 30, 33, 14][section - 1] ?? 0

test('every test that is named exists', () => {
  const missing = rows.flatMap(({ tests }) =>
    tests.filter(name => {
      const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(name) ?? []
      const source = sources.find(({ path }) => path === file)
      return !source || !titlesIn(source.text).some(pattern => pattern.test(title))
    }),
  )
  assert.deepEqual([...new Set(missing)], [])
})

test('the words that a sentence quotes stand in the product exactly so', () => {
  const product = sources
    .filter(({ path }) => /^(web|contract)\//.test(path) && !path.includes('.test.'))
    .map(({ text }) => text)
    .join('\n')
  // One is an example of what a cook may write; the other is what must never be seen.
  const others = ['1 hour 30 min', 'Unexpected Application Error!']
  const missing = rows
    .flatMap(({ sentence }) => [...sentence.matchAll(/(?<!\w)'([^']+)'/g)])
    .map(([, words = '']) => words.replace(/\{.*/, ''))
    .filter(words => !others.includes(words) && !product.includes(words))
  assert.deepEqual(missing, [])
})
