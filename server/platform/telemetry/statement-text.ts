import { LRUCache } from 'lru-cache'

const maxLength = 2_000
const texts = new LRUCache<string, string>({ max: 500 })

const name = /"[^"]*"/
const literal = /'(?:[^']|'')*(?:'|$)|(\$(?:[a-z_]\w*)?\$)[\s\S]*?(?:\1|$)/
const comment = /\/\*[\s\S]*?\*\//
const number = /(?<![\w$.])\d+(?:\.\d+)?(?!\w)/
const pieces = new RegExp([name, literal, comment, number].map(({ source }) => source).join('|'), 'gi')

/** A statement without the values that stand in it, its comments and more than 2,000 characters; `$1` stays. */
export function redactStatement(text: string): string {
  const known = texts.get(text)
  if (known !== undefined) return known
  const redacted = text
    .slice(0, 4 * maxLength)
    .replace(pieces, replacementOf)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
  texts.set(text, redacted)
  return redacted
}

function replacementOf(piece: string): string {
  if (piece.startsWith('"')) return piece
  return piece.startsWith('/*') ? ' ' : '?'
}

const operation = /^[\s(]*([a-z]+)/i

/** `select`, `insert`, `with`, …, in capitals. */
export const operationOf = (redacted: string): string => operation.exec(redacted)?.[1]?.toUpperCase() ?? 'SQL'
