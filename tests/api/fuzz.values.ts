import fc, { type Arbitrary } from 'fast-check'
import { maxPrepTimeLength } from '#contract/limits.ts'

const unicode = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\u202eevil\u202c',
  'مرحبا بالعالم',
  'Cr\u00e8me',
  'Cre\u0300me',
  'e\u0301'.repeat(300),
  '👩‍👩‍👧‍👦🍛',
  '𝕿𝖍𝖊',
  '\u200b\u200d\ufeff',
  '\r\nSet-Cookie: a=b',
  '\u001b[31m',
  "'; drop table users; --",
  '%_\\',
  '{{1+1}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'ǅ ﬁ ß İ ı',
  '\u2028\u2029',
]

const numbers = [
  0,
  -0,
  -1,
  0.1,
  0.1 + 0.2,
  5e-324,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  1.7e308,
  -1e21,
]

/** JSON texts that JSON.stringify never writes, and some that are not JSON. */
export const rawTexts = [
  'NaN',
  'Infinity',
  '1e309',
  '-1e309',
  '-0',
  '9007199254740993',
  '01',
  '"\\ud800"',
  '"\\u0000"',
]

const oddValues: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { a: { b: {} } },
  '1',
  '1e309',
  'NaN',
  ' 3 ',
  '0x10',
]

/** Names of the properties that every object has. A value with one of these names must not be looked up in an object. */
const prototypeNames = Object.getOwnPropertyNames(Object.prototype)

const latinLetters = 'abcdefghijklmnopqrstuvwxyz'
const ethiopicLetters = 'ሀሁሂሃሄህሆለሉሊላሌልሎሐሑሒሓሔሕሖመሙሚማሜምሞ'

/** Generates one word that does not compress. PostgreSQL compresses 'x'.repeat(length), which therefore fits where this word does not. */
export const incompressible = (length: number): Arbitrary<string> =>
  fc
    .constantFrom(latinLetters, ethiopicLetters)
    .chain(letters =>
      fc.infiniteStream(fc.constantFrom(...letters)).map(stream => [...stream.take(length)].join('')),
    )

const joined = (pieces: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength }).map(parts => parts.join(''))

/** Repeats a piece up to the field's length, so that amounts that are added up become as large as they can. */
const filled = (pieces: readonly string[], length: number) =>
  fc.constantFrom(...pieces).map(piece => piece.repeat(Math.floor(length / piece.length)))

const amounts = ['0', '1', '30', '99999', '1.5', '½', '1 1/2', '10-12', '1e9', ':', '+', ' and ', ' to ']
const addresses = joined(
  [
    'http://',
    'https://',
    '//',
    'javascript:',
    'a',
    '.',
    'example.org',
    ':99999',
    '/',
    '\\',
    '@',
    '[',
    '%',
    '?',
    '#',
  ],
  8,
)

/** Texts for fields whose text is parsed. The field's grammar accepts them, or almost does. */
export const grammars: Record<string, Arbitrary<string>> = {
  prepTime: fc.oneof(
    joined([...amounts, ' ', ' days ', ' hours ', ' min ', ' s ', 'PT', 'H', 'M', 'half an hour'], 60),
    filled(['99999 days ', '99999d', '99999 hours ', '99999.99 days'], maxPrepTimeLength),
  ),
  ingredients: joined([...amounts, ' ', ' cups ', ' g ', 'salt', 'For the sauce:', '\n', '(', ')', ','], 200),
  language: joined(['en', 'sw', 'FR', '-', '_', 'DE'], 4),
  instructions: joined([...amounts, ' minutes', '1. ', 'Boil', '.', ' ', '\n', '\n\n', ':'], 200),
  url: addresses,
  moreInfoUrl: addresses,
  image: addresses,
  chefImage: addresses,
  email: joined(['a', '@', '.', 'example.org', ' ', '"', '+', '<', '>', ',', '\n', '%00'], 8),
  q: joined(['salt', ' ', '"', '-', '%', '_', "'", '*', '(', ')', '|', '&', '!', ':', 'ß', '飯'], 12),
}

/** Values of every kind for a field. */
export const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...unicode),
  fc.constantFrom(...numbers),
  fc.constantFrom(...oddValues),
  fc.constantFrom(...prototypeNames),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.anything({ maxDepth: 3 }).map(value => (typeof value === 'bigint' ? String(value) : value)),
  fc.constantFrom(1_000, 10_000, 70_000, 600_000).map(length => 'x'.repeat(length)),
  fc.constantFrom(10, 1_000, 10_000).map(length => Array.from({ length }, (_, index) => `line ${index}`)),
)

/** Bodies that are invalid as a whole. */
export const wholeBodies = [
  '',
  ' ',
  'null',
  '[]',
  '7',
  '"text"',
  'true',
  '{',
  '{"a":1}}',
  '\ufeff{}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`,
  `{"a":"${'x'.repeat(1_000_000)}"}`,
]

export const contentTypes = [
  undefined,
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  ',',
  '',
]

/** Path segments in the place of an id. */
export const pathPieces = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '999999999999999',
  '9999999999999999',
  '%00',
  '%ff',
  'null',
  '1;2',
  '1%2f2',
  '%F0%9F%8D%9B',
  'user%00',
  'x'.repeat(300),
]
