import { formatNumber } from '#texts/format/number.ts'

export const loading = 'Loading recipes'
export const shown = (count: number, total: number, isEstimate: boolean) =>
  isEstimate
    ? `${formatNumber(count)} of about ${formatNumber(total)} shown`
    : `${formatNumber(count)} of ${formatNumber(total)} shown`
