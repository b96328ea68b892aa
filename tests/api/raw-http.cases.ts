/**
 * Bytes of malicious or broken clients. `answers` is the most responses allowed, one by default. Status `0` allows closing
 * without a response.
 */
export type FramingCase = { name: string; bytes: string; answers?: number; statuses?: number[] }

const post = 'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
const smuggled = 'GET /api/auth/check-auth HTTP/1.1\r\nhost: x\r\n\r\n'
const refusedOrClosed = [400, 0]

const withHeaders = (...lines: string[]): string =>
  `GET /api/auth/check-auth HTTP/1.1\r\n${lines.map(line => `${line}\r\n`).join('')}\r\n`

const lengths: FramingCase[] = [
  ['a length and chunks', 'content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['chunks and a length', 'transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n'],
  ['two lengths that differ', 'content-length: 2\r\ncontent-length: 50\r\n\r\n{}'],
  ['two lengths that agree', 'content-length: 2\r\ncontent-length: 2\r\n\r\n{}'],
  ['a list of lengths', 'content-length: 2, 50\r\n\r\n{}'],
  ['a negative length', 'content-length: -1\r\n\r\n{}'],
  ['a length with a plus', 'content-length: +2\r\n\r\n{}'],
  ['a length in hex', 'content-length: 0x2\r\n\r\n{}'],
  ['a length with words', 'content-length: two\r\n\r\n{}'],
  ['a length of 2^64', 'content-length: 18446744073709551616\r\n\r\n{}'],
  ['a length with a blank inside', 'content-length: 1 0\r\n\r\n{}'],
  ['a blank before the colon of the length', 'content-length : 2\r\n\r\n{}'],
  ['a tab before the colon of the encoding', 'transfer-encoding\t: chunked\r\n\r\n0\r\n\r\n'],
  ['an unknown transfer encoding', 'transfer-encoding: cow\r\n\r\n{}'],
  ['an encoding that only looks like chunked', 'transfer-encoding: xchunked\r\n\r\n0\r\n\r\n'],
  ['chunked that is not last', 'transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['chunked twice', 'transfer-encoding: chunked\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['two encodings that differ', 'transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n\r\n0\r\n\r\n'],
  ['an encoding with a vertical tab', 'transfer-encoding: \x0bchunked\r\n\r\n0\r\n\r\n'],
  ['an encoding folded over two lines', 'transfer-encoding:\r\n chunked\r\n\r\n0\r\n\r\n'],
].map(([name, rest]) => ({
  name: `${name}, with a request hidden behind`,
  bytes: `${post}${rest}${smuggled}`,
  answers: 2,
}))

const chunk = (text: string) => `${post}transfer-encoding: chunked\r\n\r\n${text}`
const chunks: FramingCase[] = [
  { name: 'a chunk with an extension', bytes: chunk('2;a=b\r\n{}\r\n0\r\n\r\n'), statuses: [400] },
  {
    name: 'a chunk with a long extension',
    bytes: chunk(`2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`),
    statuses: [413, 400, 0],
  },
  { name: 'a chunk size in letters', bytes: chunk('zz\r\n{}\r\n0\r\n\r\n'), statuses: refusedOrClosed },
  { name: 'a negative chunk size', bytes: chunk('-2\r\n{}\r\n0\r\n\r\n'), statuses: refusedOrClosed },
  { name: 'a chunk size of 0x2', bytes: chunk('0x2\r\n{}\r\n0\r\n\r\n'), statuses: refusedOrClosed },
  {
    name: 'a chunk size beyond 2^64',
    bytes: chunk('fffffffffffffffff\r\n{}\r\n'),
    statuses: refusedOrClosed,
  },
  { name: 'a chunk longer than it says', bytes: chunk('1\r\n{}\r\n0\r\n\r\n'), statuses: refusedOrClosed },
  { name: 'a chunk shorter than it says', bytes: chunk('5\r\n{}\r\n0\r\n\r\n'), statuses: refusedOrClosed },
  { name: 'chunks with bare line feeds', bytes: chunk('2\n{}\n0\n\n'), statuses: refusedOrClosed },
  { name: 'a body that ends without the last chunk', bytes: chunk('2\r\n{}\r\n'), statuses: refusedOrClosed },
  { name: 'trailers after the chunks', bytes: chunk('2\r\n{}\r\n0\r\nx-a: b\r\n\r\n'), statuses: [400] },
  {
    name: 'trailers that would set the length',
    bytes: chunk('2\r\n{}\r\n0\r\ncontent-length: 50\r\n\r\n'),
    statuses: refusedOrClosed,
  },
  {
    name: 'a thousand chunks of a byte',
    bytes: chunk(`${'1\r\n \r\n'.repeat(1_000)}0\r\n\r\n`),
    statuses: [400],
  },
]

const lines: FramingCase[] = [
  {
    name: 'bare line feeds',
    bytes: 'GET /api/auth/check-auth HTTP/1.1\nhost: x\n\n',
    statuses: [200, 400, 0],
  },
  {
    name: 'bare carriage returns',
    bytes: 'GET /api/auth/check-auth HTTP/1.1\rhost: x\r\r',
    statuses: refusedOrClosed,
  },
  { name: 'a NUL in a header', bytes: withHeaders('host: x', 'x-a: a\0b'), statuses: refusedOrClosed },
  {
    name: 'a carriage return in a header',
    bytes: withHeaders('host: x', 'x-a: a\rb'),
    statuses: refusedOrClosed,
  },
  { name: 'a header without a colon', bytes: withHeaders('host: x', 'nothing'), statuses: refusedOrClosed },
  { name: 'a header without a name', bytes: withHeaders('host: x', ': nothing'), statuses: refusedOrClosed },
  { name: 'a header name with a blank', bytes: withHeaders('host: x', 'x a: b'), statuses: refusedOrClosed },
  { name: 'a folded header', bytes: withHeaders('host: x', 'x-a: b', ' c'), statuses: refusedOrClosed },
  {
    name: 'letters beyond ASCII in a header',
    bytes: withHeaders('host: x', 'x-a: \xe9\xff'),
    statuses: [200],
  },
  { name: 'no host', bytes: withHeaders('x-a: b'), statuses: refusedOrClosed },
  { name: 'two hosts', bytes: withHeaders('host: a', 'host: b'), statuses: [200, 400, 0] },
  { name: 'an empty host', bytes: withHeaders('host:'), statuses: [200, 400, 0] },
  {
    name: 'two tokens',
    bytes: withHeaders('host: x', 'authorization: Bearer a', 'authorization: Bearer b'),
    statuses: [200],
  },
  { name: 'no version', bytes: 'GET /api/auth/check-auth\r\n\r\n', statuses: [200, 400, 0] },
  {
    name: 'version 0.9',
    bytes: 'GET /api/auth/check-auth HTTP/0.9\r\nhost: x\r\n\r\n',
    statuses: [200, 400, 0],
  },
  {
    name: 'version 2.0',
    bytes: 'GET /api/auth/check-auth HTTP/2.0\r\nhost: x\r\n\r\n',
    statuses: [200, 400, 505, 0],
  },
  { name: 'the preface of HTTP/2', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', statuses: refusedOrClosed },
  { name: 'version 1.0', bytes: 'GET /api/auth/check-auth HTTP/1.0\r\n\r\n', statuses: [200] },
  {
    name: 'a method that does not exist',
    bytes: 'COOK /api/recipes HTTP/1.1\r\nhost: x\r\n\r\n',
    statuses: refusedOrClosed,
  },
  { name: 'TRACE', bytes: 'TRACE /api/recipes HTTP/1.1\r\nhost: x\r\n\r\n', statuses: [404, 405, 400] },
  {
    name: 'CONNECT',
    bytes: 'CONNECT example.org:443 HTTP/1.1\r\nhost: x\r\n\r\n',
    statuses: [400, 404, 405, 0],
  },
  { name: 'OPTIONS *', bytes: 'OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n', statuses: [204, 400, 404] },
  {
    name: 'an absolute address',
    bytes: 'GET http://evil.example/api/auth/check-auth HTTP/1.1\r\nhost: x\r\n\r\n',
    statuses: [200, 400, 404],
  },
  {
    name: 'an address without a slash',
    bytes: 'GET api/recipes HTTP/1.1\r\nhost: x\r\n\r\n',
    statuses: refusedOrClosed.concat(404),
  },
  {
    name: 'blanks in the address',
    bytes: 'GET /api/ recipes HTTP/1.1\r\nhost: x\r\n\r\n',
    statuses: refusedOrClosed,
  },
  {
    name: 'control characters in the address',
    bytes: 'GET /api/\x01recipes HTTP/1.1\r\nhost: x\r\n\r\n',
    statuses: refusedOrClosed.concat(404),
  },
  {
    name: 'an upgrade to a web socket',
    bytes: withHeaders('host: x', 'connection: upgrade', 'upgrade: websocket'),
    statuses: [200, 400],
  },
  {
    name: 'an upgrade to clear-text HTTP/2',
    bytes: withHeaders(
      'host: x',
      'connection: upgrade, http2-settings',
      'upgrade: h2c',
      'http2-settings: AAMAAABkAAQAAP__',
    ),
    statuses: [200, 400],
  },
  {
    name: 'an expectation that is not known',
    bytes: withHeaders('host: x', 'expect: a miracle'),
    statuses: [200, 417],
  },
  {
    name: 'TLS on a plain port',
    bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    statuses: refusedOrClosed,
  },
  { name: 'nothing but line ends', bytes: '\r\n\r\n\r\n', statuses: refusedOrClosed },
  { name: 'noise', bytes: '\xff\xfe\x00\x01'.repeat(50), statuses: refusedOrClosed },
]

const sizes: FramingCase[] = [
  {
    name: 'an address of 15 kB',
    bytes: `GET /api/${'a'.repeat(15_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    statuses: [404, 414],
  },
  {
    name: 'an address of 100 kB',
    bytes: `GET /api/${'a'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    statuses: [414, 431, 0],
  },
  {
    name: 'a header of 100 kB',
    bytes: withHeaders('host: x', `x-a: ${'a'.repeat(100_000)}`),
    statuses: [431, 0],
  },
  {
    name: 'two thousand headers',
    bytes: withHeaders('host: x', ...Array.from({ length: 2_000 }, (_, n) => `x-${n}: b`)),
    statuses: [431, 0],
  },
  {
    name: 'a token of 8 kB',
    bytes: withHeaders('host: x', `authorization: Bearer ${'a'.repeat(8_000)}`),
    statuses: [200],
  },
  {
    name: 'a body that says it has a terabyte',
    bytes: `${post}content-length: 1099511627776\r\n\r\n{`,
    statuses: [413, 0],
  },
  {
    name: 'a body of 600 kB',
    bytes: `${post}content-length: 600000\r\n\r\n${'x'.repeat(600_000)}`,
    statuses: [413, 0],
  },
  {
    name: 'a body shorter than it says',
    bytes: `${post}content-length: 50\r\n\r\n{}`,
    statuses: refusedOrClosed,
  },
  { name: 'a body longer than it says', bytes: `${post}content-length: 2\r\n\r\n{}{}{}`, answers: 2 },
]

const pipelines: FramingCase[] = [
  {
    name: 'five requests at once are answered in order',
    bytes: smuggled.repeat(5),
    answers: 5,
    statuses: [200],
  },
  {
    name: 'one that closes hides those behind it',
    bytes: withHeaders('host: x', 'connection: close') + smuggled,
    answers: 1,
    statuses: [200],
  },
  {
    name: 'a request behind a malformed one is not answered',
    bytes: `GET / HTTP/9\r\n\r\n${smuggled}`,
    statuses: refusedOrClosed,
  },
  {
    name: 'a body on GET is not the next request',
    bytes: `GET /api/auth/check-auth HTTP/1.1\r\nhost: x\r\ncontent-length: ${smuggled.length}\r\n\r\n${smuggled}`,
    statuses: [200, 400],
  },
]

export const framingCases: FramingCase[] = [...lengths, ...chunks, ...lines, ...sizes, ...pipelines]
