import { FetchFailure } from './fetch-failure.ts'

const pageTypes = new Set(['', 'text/html', 'application/xhtml+xml'])
const jsonTypes = new Set(['application/ld+json'])
/** Browsers search the first 1,024 bytes for the encoding. Many pages declare it later. */
const prescannedBytes = 4_096

/** Decodes a page by its header, its first bytes and its declaration. Returns text to read as HTML. Throws `other` for other types. */
export function readPageText(body: Buffer, contentType = ''): string {
  const kind = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  if (!pageTypes.has(kind) && !jsonTypes.has(kind)) throw new FetchFailure('other')
  const text = decodePage(body, charsetIn(contentType))
  // Only `</` could end the script element inside the JSON.
  return jsonTypes.has(kind)
    ? `<script type="application/ld+json">${text.replaceAll('</', '<\\/')}</script>`
    : text
}

const charsetIn = (contentType: string): string | undefined =>
  /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1]

/** Tries encodings in the browsers' order (WHATWG HTML, "determining the character encoding"), then UTF-8, then Windows-1252. */
function decodePage(body: Buffer, headerCharset: string | undefined): string {
  const decoder =
    decoderFor(byteOrderMark(body)) ?? decoderFor(headerCharset) ?? decoderFor(declaredCharset(body))
  if (decoder) return decoder.decode(body)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return new TextDecoder('windows-1252').decode(body)
  }
}

function byteOrderMark(body: Buffer): string | undefined {
  if (body.subarray(0, 3).equals(Buffer.of(0xef, 0xbb, 0xbf))) return 'utf-8'
  const mark = body.length >= 2 ? body.readUInt16BE(0) : 0
  return { 65279: 'utf-16be', 65534: 'utf-16le' }[mark]
}

/** Returns the encoding that `meta` or an XML declaration names. UTF-16 cannot be right, since single bytes were read; UTF-8 is meant. */
function declaredCharset(body: Buffer): string | undefined {
  const beginning = body.subarray(0, prescannedBytes).toString('latin1')
  const [, inXml] = /^\s*<\?xml[^>]{0,100}\bencoding\s*=\s*["']([\w-]+)/i.exec(beginning) ?? []
  const [, inMeta] = /<meta\b[^>]{0,300}?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i.exec(beginning) ?? []
  const declared = inMeta ?? inXml
  return declared && /^utf-?16/i.test(declared) ? 'utf-8' : declared
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label)
  } catch {
    return undefined // browsers do not know this name either
  }
}
