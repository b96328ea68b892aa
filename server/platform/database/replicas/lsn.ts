/** A place in PostgreSQL's log of writes, as a number of bytes; of two, the greater is the later. */
export type Lsn = bigint

const written = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i

/** PostgreSQL writes `16/B374D848`; undefined for anything else. */
export function parseLsn(text: string | null | undefined): Lsn | undefined {
  const [, high, low] = written.exec(text ?? '') ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : undefined
}

export const formatLsn = (lsn: Lsn): string =>
  `${(lsn >> 32n).toString(16)}/${(lsn & 0xffffffffn).toString(16)}`

export const laterOf = (one: Lsn, other: Lsn): Lsn => (one > other ? one : other)
