import { formatNumber } from '#texts/format/number.ts'

export const failed = 'The picture could not be uploaded. Try again, or paste its address instead.'
export const wrongType = 'The picture must be a JPEG, PNG or WebP file.'
export const tooLarge = (maxMegabytes: number) =>
  `A picture can have at most ${formatNumber(maxMegabytes)} MB.`
