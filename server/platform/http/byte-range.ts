/** The positions of the first and last byte of a part, both inclusive. */
export type ByteRange = { first: number; last: number }

/**
 * Returns the part of `size` bytes that a `Range` header asks for, or `unsatisfiable` if the part begins beyond the end. Returns undefined,
 * which means all bytes, if the header is missing, asks for several parts or cannot be parsed, as RFC 9110 allows.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return rangeOfEnd(Number(last), size)
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) >= size) return 'unsatisfiable'
  return { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

const rangeOfEnd = (length: number, size: number): ByteRange | 'unsatisfiable' =>
  length === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - length), last: size - 1 }
