import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FetchFailure } from './fetch-failure.ts'
import { readPageText } from './page-text.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const utf16 = Buffer.from('\ufeffcrème', 'utf16le')

const cases: [what: string, body: Buffer, contentType: string | undefined, text: string][] = [
  ['UTF-8, which nobody names', Buffer.from('crème 🍲'), 'text/html', 'crème 🍲'],
  ['Windows-1252, which nobody names', latin('cr\xe8me \x80'), 'text/html', 'crème €'],
  ['a header', latin('cr\xe8me'), 'text/html; charset=ISO-8859-1', 'crème'],
  ['a header with quotes', latin('cr\xe8me'), 'text/html;Charset="windows-1252"', 'crème'],
  [
    'a header before what the page says',
    Buffer.from('<meta charset=latin1>crème'),
    'text/html; charset=utf-8',
    '<meta charset=latin1>crème',
  ],
  ['a byte order mark before a header', Buffer.from('\ufeffcrème'), 'text/html; charset=latin1', 'crème'],
  ['UTF-16, little end first', utf16, 'text/html', 'crème'],
  ['UTF-16, big end first', Buffer.from(utf16).swap16(), 'text/html', 'crème'],
  ['a meta element', latin('<meta charset="iso-8859-2">\xb9'), 'text/html', '<meta charset="iso-8859-2">š'],
  [
    'an older meta element',
    latin('<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">\xe1'),
    undefined,
    '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">б',
  ],
  [
    'Japanese',
    Buffer.concat([latin('<meta charset=shift_jis>'), Buffer.of(0x82, 0xb2, 0x94, 0xd1)]),
    'text/html',
    '<meta charset=shift_jis>ご飯',
  ],
  [
    'Chinese',
    Buffer.concat([latin('<meta charset=gb2312>'), Buffer.of(0xc3, 0xd7)]),
    'text/html',
    '<meta charset=gb2312>米',
  ],
  [
    'an XML declaration',
    latin('<?xml version="1.0" encoding="ISO-8859-15"?>\xa4'),
    'application/xhtml+xml',
    '<?xml version="1.0" encoding="ISO-8859-15"?>€',
  ],
  [
    'a meta element that cannot be right',
    Buffer.from('<meta charset=utf-16>crème'),
    'text/html',
    '<meta charset=utf-16>crème',
  ],
  ['a name that nobody knows', Buffer.from('crème'), 'text/html; charset=klingon', 'crème'],
]

for (const [what, body, contentType, text] of cases)
  test(`a page is decoded by ${what}`, () => assert.equal(readPageText(body, contentType), text))

test('JSON-LD is a page of one recipe, and cannot end its script early', () => {
  const json = Buffer.from('{"name":"</script><b>"}')
  assert.equal(
    readPageText(json, 'application/ld+json'),
    '<script type="application/ld+json">{"name":"<\\/script><b>"}</script>',
  )
})

test('a file that is not a page is refused', () => {
  for (const type of ['application/pdf', 'image/png', 'text/plain', 'application/json', 'text/html-x'])
    assert.throws(
      () => readPageText(Buffer.from('x'), type),
      (failure: unknown) => failure instanceof FetchFailure && failure.reason === 'other',
    )
})
