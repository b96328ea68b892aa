/**
 * Reads JSON as pages really have it: with comments, CDATA, control characters and quotes inside strings, too many or too few commas,
 * unknown escapes, text that breaks off, or several values in a row. Never throws. Leaves out what it cannot read.
 */
export function parseLenientJson(text: string): unknown[] {
  const strict = parseStrict(text)
  if (strict) return [strict.value]
  const bare = text
    .replace(/^\s*(?:\/\*\s*)?(?:\/\/\s*)?<!(?:\[CDATA\[|--)(?:\s*\*\/)?/i, '')
    .replace(/(?:\/\/\s*|\/\*\s*)?(?:\]\]>|-->)(?:\s*\*\/)?\s*$/, '')
  const unwrapped = /^\s*[[{]\s*&quot;/.test(bare) ? bare.replaceAll('&quot;', '"') : bare
  const spaced = parseStrict(unwrapped.replace(/\p{Cc}+/gu, ' '))
  return spaced ? [spaced.value] : new LenientReader(unwrapped).readAll()
}

function parseStrict(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    // The caller reads a text that is not JSON leniently.
    return undefined
  }
}

const maxDepth = 100
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '', f: '' }

class LenientReader {
  readonly text: string
  at = 0

  constructor(text: string) {
    this.text = text
  }

  readAll(): unknown[] {
    const values: unknown[] = []
    while (this.at < this.text.length) {
      const start = this.text.slice(this.at).search(/[[{]/)
      if (start === -1) break
      this.at += start
      values.push(this.readValue(0))
    }
    return values
  }

  skip(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0] ?? ''
    this.at += found.length
    return found
  }

  skipBlank(): void {
    while (this.skip(/\s+/y) || this.skip(/\/\*[\s\S]*?\*\//y) || this.skip(/\/\/[^\n]*/y));
  }

  readValue(depth: number): unknown {
    this.skipBlank()
    const first = this.text[this.at]
    if (depth > maxDepth) {
      this.at = this.text.length
      return null
    }
    if (first === '{') return this.readObject(depth)
    if (first === '[') return this.readArray(depth)
    if (first === '"' || first === "'") return this.readString(first)
    const word = this.skip(/[^\s,:\]}]+/y)
    if (word === '') this.at += 1
    if (word === 'null' || word === '' || word === 'undefined') return null
    if (word === 'true' || word === 'false') return word === 'true'
    return Number.isNaN(Number(word)) ? word : Number(word)
  }

  readObject(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = []
    this.at += 1
    while (this.at < this.text.length) {
      this.skipBlank()
      const next = this.text[this.at]
      if (next === '}' || next === ']') {
        if (next === '}') this.at += 1
        break
      }
      if (next === ',') {
        this.at += 1
        continue
      }
      const key = next === '"' || next === "'" ? this.readString(next) : this.skip(/[^\s:,{}[\]]+/y)
      this.skipBlank()
      if (this.text[this.at] !== ':') {
        if (key === '') this.at += 1
        continue
      }
      this.at += 1
      entries.push([key, this.readValue(depth + 1)])
    }
    return Object.fromEntries(entries)
  }

  readArray(depth: number): unknown[] {
    const values: unknown[] = []
    this.at += 1
    while (this.at < this.text.length) {
      this.skipBlank()
      const next = this.text[this.at]
      if (next === ']' || next === '}') {
        if (next === ']') this.at += 1
        break
      }
      if (next === ',' || next === ':') {
        this.at += 1
        continue
      }
      values.push(this.readValue(depth + 1))
    }
    return values
  }

  /** Reads a string. A quote ends it only if JSON could continue after the quote. */
  readString(quote: string): string {
    let value = ''
    this.at += 1
    while (this.at < this.text.length) {
      const character = this.text[this.at] as string
      this.at += 1
      if (character === '\\') value += this.readEscape()
      else if (character !== quote) value += character
      else if (this.canEndHere()) return value
      else value += character
    }
    return value
  }

  readEscape(): string {
    const escaped = this.text[this.at] ?? ''
    this.at += 1
    if (escaped !== 'u') return escapes[escaped] ?? escaped
    const hex = this.skip(/[\da-f]{4}/iy)
    return hex ? String.fromCharCode(Number.parseInt(hex, 16)) : 'u'
  }

  canEndHere(): boolean {
    const rest = /\s*(?:$|[\]}:]|,\s*(?:$|["'{[\]}\d/-]|true|false|null)|(?<=\s)["{[])/y
    rest.lastIndex = this.at
    return rest.test(this.text)
  }
}
