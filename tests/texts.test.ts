import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSources } from './support/sources.ts'
import { findTextsInCode, type TextInCode } from './support/texts-in-code.ts'

type Exception = { reason: string; path?: RegExp; text?: RegExp }

const exceptions: Exception[] = [
  { reason: 'the operator reads it', path: /^server\/(config\.ts$|start\/)/ },
  {
    reason: 'the operator reads it',
    path: /^server\/platform\/database\/(embedded\/|connection-failures|migrate|apply-migration|audit-owner|newer-schema|open)/,
  },
  { reason: 'the operator reads it', path: /^server\/platform\/(start|limits|backup)\// },
  {
    reason: 'the operator reads it',
    path: /^server\/platform\/files\/(store-failure|copy-pictures|unfinished-file)\.ts$/,
  },
  {
    reason: 'it is in the documentation of the API',
    path: /^server\/platform\/docs\/(rates|field-examples)\.ts$/,
  },
  { reason: 'cases of a test', path: /^contract\/search-cases\.ts$/ },
  { reason: 'HTTP headers', text: /^(Bearer |Origin, Accept-Encoding)/ },
  { reason: 'keys of a query plan', text: /^(QUERY PLAN|Plan Rows)$/ },
  { reason: 'the path of a drawing', text: /^M\d/ },
  { reason: 'the name of a class', text: /^Error$/ },
  { reason: 'the beginning of a web address', text: /^https:\/\/$/ },
  { reason: 'values that are sent and stored', path: /\/contact(-form)?\.tsx?$/, text: /^\w+ Inquiry$/ },
]

const isScanned = (path: string): boolean =>
  /^(web|contract|server)\//.test(path) && !/\.(test|fixture|support)\.tsx?$/.test(path)

const sources = (await readSources()).filter(({ path }) => isScanned(path))
const found = sources.flatMap(({ path, text }) => findTextsInCode(path, text).map(one => ({ path, ...one })))

const isExcepted = (one: TextInCode & { path: string }, { path, text }: Exception): boolean =>
  (path?.test(one.path) ?? true) && (text?.test(one.text) ?? true)

test('every text that a person reads stands in texts/', () => {
  const misplaced = found.filter(one => !exceptions.some(exception => isExcepted(one, exception)))
  assert.deepEqual(
    misplaced.map(({ path, line, rule, text }) => `${path}:${line} ${rule}: ${text}`),
    [],
  )
})

test('every exception is needed', () => {
  const unused = exceptions.filter(exception => !found.some(one => isExcepted(one, exception)))
  assert.deepEqual(unused, [])
})
