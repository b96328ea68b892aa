const decoders = { utf8: new TextDecoder('utf-8', { fatal: true }), windows: new TextDecoder('windows-1252') }

/** The upper half of DOS code page 437, which programs of that time used. */
const dosLetters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

/** Decodes UTF-8, UTF-16 with a byte order mark, or else the code page, Windows or DOS, in which the text has words. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return decoders.utf8.decode(bytes)
  } catch {
    // Not UTF-8, so it must be one of the code pages.
    return isOfDos(bytes) ? decodeDos(bytes) : decoders.windows.decode(bytes)
  }
}

/** Checks whether the text is in code page 437. It has its accented letters below 0xA6, where Windows has quotes and signs. */
function isOfDos(bytes: Uint8Array): boolean {
  let dos = 0
  let windows = 0
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue
    if (byte >= 0xc0) windows += 1
    else if (byte === 0xab || byte === 0xac || byte === 0xf8) dos += isLetter(bytes[at - 1]) ? 0 : 1
    else if (byte <= 0xa5 && (isLetter(bytes[at - 1]) || isLetter(bytes[at + 1]))) dos += 1
  }
  return dos > windows
}

const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && /[a-z]/i.test(String.fromCharCode(byte))

const decodeDos = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => (byte < 0x80 ? String.fromCharCode(byte) : dosLetters[byte - 0x80])).join('')
