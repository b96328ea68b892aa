import { formatNumber } from '#texts/format/number.ts'

/** '1 recipe', '2 recipes' */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`
