import assert from 'node:assert/strict'
import { test } from 'node:test'
import { facetKey } from './facet-key.ts'
import { initialOf } from './initials.ts'
import { asciiMailAddress, mailAddress } from './mail-address.ts'
import { typedCode, typedName, typedText } from './typed-text.ts'

const assertRows = (read: (typed: string) => string, rows: readonly (readonly [string, string])[]) => {
  for (const [typed, wanted] of rows) assert.equal(read(typed), wanted, JSON.stringify(typed))
}

test('typed text is composed, and is empty if nothing in it is visible', () => {
  assertRows(typedText, [
    [`e${'\u0301'.repeat(40)}`, `é${'\u0301'.repeat(29)}`],
    [' cre\u0300me fra\u0131\u0302che\n', 'cr\u00e8me fra\u0131\u0302che'],
    ['\u1112\u1161\u11ab\u1109\u1175\u11a8', '한식'],
    ['か\u3099んも', 'がんも'],
    ['\u200b\u200b', ''],
    ['\u2060 \u00ad\ufeff', ''],
    ['\u2800\u2800\n\u2800', ''],
    ['\u3164\u115f\uffa0', ''],
    ['\u202e\u2066\u200f', ''],
    ['\ufe0f\u{e0061}', ''],
    ['\u0007', ''],
    ['\u0000', '\u0000'],
    ['👍🏾', '👍🏾'],
    ['!\u200b', '!\u200b'],
    ['می\u200cخوام', 'می\u200cخوام'],
  ])
})

test('the name of a country or a diet is one line without invisible characters', () => {
  assertRows(typedName, [
    ['  Burkina\u00a0\n Faso\u200b ', 'Burkina Faso'],
    ['Ke\u00adnya', 'Kenya'],
    ['\u200eMali\u200f', 'Mali'],
    ['Côte d’Ivoire', 'Côte d’Ivoire'],
    [
      'Scotland 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
      'Scotland 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    ],
    ['ශ්\u200dරී ලංකා', 'ශ්\u200dරී ලංකා'],
    ['\u3164', ''],
  ])
})

test('spellings of one country or diet share a key, and different ones have different keys', () => {
  for (const [name = '', ...spellings] of [
    ['São Tomé', 'sao tome', 'SÃO TOMÉ', 'Sa\u0303o  Tome\u0301'],
    ['Hawaiʻi', 'Hawai’i', "hawai'i", 'Hawai`i', 'Hawaii'],
    ['Timor-Leste', 'timor leste', 'Timor‑Leste'],
    ['ΚΎΠΡΟΣ', 'Κύπρος', 'κυπρος'],
    ['İzmir', 'izmir', 'IZMIR'],
    ['Gluten-Free', 'gluten free'],
  ])
    for (const spelling of spellings) assert.equal(facetKey(spelling), facetKey(name), spelling)
  const others = [
    'Niger',
    'Nigeria',
    'Mali',
    'Malawi',
    'ガーナ',
    'ガイアナ',
    'भारत',
    'भूटान',
    'مصر',
    '-',
    'Congo',
    '',
  ]
  assert.equal(new Set(others.map(facetKey)).size, others.length)
})

test('an initial is the first letter or digit of any script, in the form it has when written alone, or a dot', () => {
  assertRows(initialOf, [
    ['wanjirũ', 'W'],
    ['e\u0301milie', 'É'],
    ['東雲', '東'],
    ['نور', 'ن'],
    ['มะลิ', 'ม'],
    ['नेहा', 'न'],
    ['오은지', '오'],
    ['ольга', 'О'],
    ['ნინო', 'ნ'],
    ['አበበ', 'አ'],
    ['𞤀𞤣𞤢𞤥', '𞤀'],
    ['ßeta', 'ß'],
    ['(Otieno)', 'O'],
    ['«7 sufurias»', '7'],
    ['٣ أخوات', '٣'],
    ['🍲🍲', '●'],
    ['', '●'],
  ])
})

test('a code is read as its letters and digits, whatever their grouping and the script of the digits', () => {
  assertRows(typedCode, [
    ['٠٤٢٩١٧', '042917'],
    ['۰۴۲۹۱۷', '042917'],
    ['０４２　９１７', '042917'],
    ['०४२-९१७', '042917'],
    ['\u200e042\u00a0917\u200b', '042917'],
    ['abcd–efgh', 'abcdefgh'],
    ['ＡＢＣＤ－２３４５', 'ABCD2345'],
  ])
})

test('the domain of a mail address is converted to the form that mail servers know', () => {
  assertRows(asciiMailAddress, [
    ['Asha@Example.org', 'Asha@Example.org'],
    ['asha@küche.example', 'asha@xn--kche-0ra.example'],
    ['asha@ku\u0308che.example', 'asha@xn--kche-0ra.example'],
    ['olga@КУХНЯ.рф', 'olga@xn--j1agri5c.xn--p1ai'],
    ['hana@台所。例え', 'hana@xn--kpry64a.xn--r8jz45g'],
    ['ａｓｈａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'asha@example.org'],
    ['asha@küche.example/x', 'asha@küche.example/x'],
    ['asha@@küche.example', 'asha@@xn--kche-0ra.example'],
    ['küche', 'küche'],
  ])
  for (const address of [
    'a@b.co',
    'o’neil@x.org',
    "o'neil+x@x-y.org",
    'olga@xn--80aaksk.xn--p1ai',
    'ü@x.org',
    'a@b',
    'a@-b.co',
    '.a@b.co',
    'a..b@c.org',
    'a@b.xn--',
    'a b@c.org',
    'a@@b.org',
  ])
    assert.equal(
      mailAddress.test(address),
      ['a@b.co', "o'neil+x@x-y.org", 'olga@xn--80aaksk.xn--p1ai'].includes(address),
      address,
    )
})
