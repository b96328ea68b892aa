import { formatNumber } from '#texts/format/number.ts'

/** Returns '1 recipe' or '2 recipes'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`
