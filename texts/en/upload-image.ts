import { formatNumber } from '#texts/format/number.ts'

export const failed = 'The picture could not be uploaded. Try again, or paste its address instead.'
export const wrongType = 'The picture must be a JPEG, PNG, WebP or HEIC file, whatever its name ends with.'
export const cannotBeOpened =
  'This device cannot open the file. It may have been moved, or be stored online and not downloaded yet.'
export const tooLarge = (maxMegabytes: number) =>
  `A picture can have at most ${formatNumber(maxMegabytes)} MB.`
export const cannotShrink = (maxMegabytes: number) =>
  `This browser cannot make the picture smaller, and it can have at most ${formatNumber(maxMegabytes)} MB.`
