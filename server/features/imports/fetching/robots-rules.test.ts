import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAllowedBy, parseRobots } from './robots-rules.ts'

const allows = (robots: string, path: string) =>
  isAllowedBy(parseRobots(robots, 'Mezani'), new URL(path, 'https://jikoni.example'))

const everybody = (...lines: string[]) => ['User-agent: *', ...lines].join('\n')

const cases: [what: string, robots: string, allowed: string[], refused: string[]][] = [
  ['nothing', '', ['/', '/a'], []],
  ['all', everybody('Disallow: /'), ['/robots.txt'], ['/', '/a?b=c']],
  ['an empty rule', everybody('Disallow:'), ['/', '/a'], []],
  ['a beginning', everybody('Disallow: /print'), ['/', '/recipes/print', '/Print'], ['/print', '/printed/1']],
  [
    'the longest, whatever the order',
    everybody('Disallow: /', 'Allow: /recipes/', 'Disallow: /recipes/drafts'),
    ['/recipes/', '/recipes/ugali'],
    ['/', '/recipes', '/recipes/drafts/1'],
  ],
  ['of equal ones the one that allows', everybody('Disallow: /page', 'Allow: /page'), ['/page'], []],
  ['a star', everybody('Disallow: /*/print'), ['/print', '/a/show'], ['/a/print', '/a/b/print/1']],
  ['an end', everybody('Disallow: /*.pdf$'), ['/a.pdf?x', '/a.pdfs'], ['/a.pdf', '/a.pdf.pdf']],
  ['an end without a star', everybody('Disallow: /a$'), ['/ab', '/'], ['/a']],
  ['a star before the end', everybody('Disallow: /a*$'), ['/b'], ['/a', '/abc']],
  ['a query', everybody('Disallow: /*?print='), ['/a?b=1'], ['/a?print=1']],
  [
    'encoded octets',
    everybody('Disallow: /crème', 'Disallow: /%7Ecook'),
    ['/creme'],
    ['/cr%c3%a8me', '/~cook'],
  ],
  [
    'a group of ours, in any case and with a version',
    'User-agent: *\nDisallow: /\n\nuser-AGENT: mezani/2\nDisallow: /private',
    ['/', '/recipes'],
    ['/private'],
  ],
  [
    'all groups of ours',
    'User-agent: Mezani\nDisallow: /a\n\nUser-agent: Other\nUser-agent: MEZANI\nDisallow: /b',
    ['/c'],
    ['/a', '/b'],
  ],
  ['a group of another', 'User-agent: MezaniBot-Other\nDisallow: /', ['/'], []],
  [
    'lines of no group between',
    'User-agent: *\nSitemap: https://jikoni.example/map.xml\nCrawl-delay: 5\nDisallow: /a',
    ['/'],
    ['/a'],
  ],
  [
    'remarks, blanks and other ends of lines',
    '\ufeff# hello\r\n  User-agent :  *  # all\r\rDisallow :/a # not this',
    ['/'],
    ['/a', '/ab'],
  ],
  ['rules before any group', 'Disallow: /\nUser-agent: Other\nDisallow: /', ['/'], []],
]

for (const [what, robots, allowed, refused] of cases)
  test(`robots.txt: ${what}`, () => {
    for (const path of allowed) assert.equal(allows(robots, path), true, path)
    for (const path of refused) assert.equal(allows(robots, path), false, path)
  })

test('a pattern with many stars is compared once, from left to right', () => {
  const pattern = `/${'*a'.repeat(20_000)}$`
  assert.equal(allows(everybody(`Disallow: ${pattern}`), `/${'a'.repeat(19_999)}b`), true)
  assert.equal(allows(everybody(`Disallow: ${pattern}`), `/${'a'.repeat(20_000)}`), false)
})
