import { formatNumber } from '#texts/format/number.ts'

export const read = 'Read it'
export const byRule = <Node>(number: number, link: Node) =>
  [`Rule ${formatNumber(number)}: `, link, '.'] as const
export const quoted = (reason: string) => `“${reason}”`
