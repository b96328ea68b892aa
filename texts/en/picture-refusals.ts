import { formatNumber } from '#texts/format/number.ts'

export const sendAsForm = (field: string) =>
  `Send the picture as multipart/form-data, in the field "${field}".`
export const sendOneFile = (field: string) => `Send exactly one file, in the field "${field}".`
export const oneFileRequired = 'One file is required.'
export const formBrokeOff = 'The form with the picture broke off or is not well-formed. Please send it again.'
export const damaged =
  'This picture is damaged or not complete. Please send it again, or save it anew as JPEG first.'
export const unsupportedHeic = 'This kind of HEIC picture cannot be read here. Please save it as JPEG first.'
export const tooManyPixels = (megapixels: number, most: number) =>
  `This picture has ${formatNumber(megapixels)} megapixels, and at most ${formatNumber(most)} are taken. Please save it smaller.`
export const tooNarrow = 'This picture is too long and narrow. Please cut it to what it should show.'
export const takesTooLong = 'Reading this picture takes too long. Please save it smaller, or as JPEG.'
export const sendFileAsForm = (field: string) =>
  `Send the file as multipart/form-data, in the field "${field}".`
export const tooManyFiles = 'Too many files are arriving at this moment. Please try again in a minute.'
export const fileTooLarge = (maxMegabytes: number) =>
  `A file can have at most ${formatNumber(maxMegabytes)} MB.`
export const tooManyPictures =
  'Too many pictures are arriving at this moment. Please try again in a few seconds.'
export const photoIsGone = 'This photo is no longer stored here. Please choose it again.'
export const tooManyPhotos = (count: number, megabytes: number) =>
  `Your recipes already show as many photos as the site keeps for one member: ${formatNumber(count)}, or ${formatNumber(megabytes)} MB together. Publish this one without the photo, or delete one from another recipe first.`
