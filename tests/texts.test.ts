import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSources } from './support/sources.ts'
import { findTextsInCode, type TextInCode } from './support/texts-in-code.ts'

type Exception = { reason: string; path?: RegExp; text?: RegExp }

const exceptions: Exception[] = [
  { reason: 'the operator reads it', path: /^server\/(config\.ts$|processes\/)/ },
  {
    reason: 'the operator reads it',
    path: /^server\/platform\/database\/(embedded\/|connection-failures|migrate|apply-migration|audit-owner|newer-schema|open)/,
  },
  { reason: 'the operator reads it', path: /^server\/platform\/(start|limits|backup)\// },
  {
    reason: 'the operator reads it',
    path: /^server\/platform\/files\/(store-failure|copy-pictures|unfinished-file)\.ts$/,
  },
  { reason: 'it is in the documentation of the API', path: /^server\/platform\/docs\/rates\.ts$/ },
  { reason: 'people wrote it', path: /^server\/features\/recipes\/sample\// },
  { reason: 'cases of a test', path: /^contract\/search-cases\.ts$/ },
  { reason: 'HTTP headers', text: /^(Bearer |Origin, Accept-Encoding)/ },
  { reason: 'keys of a query plan', text: /^(QUERY PLAN|Plan Rows)$/ },
  { reason: 'the path of a drawing', text: /^M\d/ },
  { reason: 'the name of a class', text: /^Error$/ },
  { reason: 'a command', text: /^<code>npm run admin -- create<\/code>$/ },
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

/** Code with a text that must be found, and by which rule. */
const misplacedTexts: [code: string, rule: string, text: string][] = [
  ['<p>Cook</p>', 'text of an element', 'Cook'],
  ["<p>{isOpen ? 'close' : count}</p>", 'text of an element', 'close'],
  ['<p>{name} <b>and {other}</b></p>', 'text of an element', 'and'],
  [`<p>{\`for \${count}\`}</p>`, 'text of an element', 'for …'],
  ['<button aria-label="close" />', 'attribute aria-label', 'close'],
  ["<img alt={isBig ? 'big' : name} />", 'attribute alt', 'big'],
  [`<input placeholder={\`like \${example}\`} />`, 'attribute placeholder', 'like …'],
  ['<Dialog confirm="delete" />', 'attribute confirm', 'delete'],
  ["const tabs = [{ value: 'one', label: 'Recipes' }]", 'property label', 'Recipes'],
  ["refuse('not_found', 'Nothing here')", 'sentence', 'Nothing here'],
  ["toast.error('It failed.')", 'sentence', 'It failed.'],
  [`const retry = \`Try again in \${seconds} s\``, 'sentence', 'Try again in … s'],
  ["const label = isPaused ? 'Play' : name", 'one of two words', 'Play'],
  [`const most = \`\${minutes} minutes at most\``, 'sentence', '… minutes at most'],
  [`const said = \`\${name} is required.\``, 'sentence', '… is required.'],
  ['const page = `<h1>welcome</h1>`', 'words in HTML', '<h1>welcome</h1>'],
]

for (const [code, rule, text] of misplacedTexts) {
  test(`a text is found in ${code}`, () => {
    assert.deepEqual(findTextsInCode('web/example.tsx', code), [{ line: 1, rule, text }])
  })
}

const codeWithoutTexts = [
  "import { one } from 'A package'",
  "type Kind = 'General Inquiry'",
  "throw new Error('The row is missing.')",
  "log.warn('Starting it again')",
  'const rows = sql`Select all from recipes`',
  `<p className={\`\${styles.one} two three\`}>{name}: {count}</p>`,
  '<Tab value="recipes" />',
  "<p>{kind === 'a kind' && t.none}</p>",
  "const seconds = formatNumber('Retry-After')",
]

for (const code of codeWithoutTexts) {
  test(`no text is found in ${code}`, () => {
    assert.deepEqual(findTextsInCode('web/example.tsx', code), [])
  })
}

test('what documents the API is no text, but the same words in a page are', () => {
  const code = "const row = { summary: 'Sign in as a member' }"
  assert.deepEqual(findTextsInCode('contract/example.ts', code), [])
  assert.equal(findTextsInCode('web/example.ts', code).length, 1)
})
