import { formatNumber } from '#texts/format/number.ts'

// Choosing a picture

export const uploadFailed = 'The picture could not be uploaded. Try again, or paste its address instead.'
export const wrongType = 'The picture must be a JPEG, PNG, WebP or HEIC file, whatever its name ends with.'
export const cannotBeOpened =
  'This device cannot open the file. It may have been moved, or be stored online and not downloaded yet.'
export const tooLarge = (maxMegabytes: number) =>
  `A picture can have at most ${formatNumber(maxMegabytes)} MB.`
export const cannotShrink = (maxMegabytes: number) =>
  `This browser cannot make the picture smaller, and it can have at most ${formatNumber(maxMegabytes)} MB.`

// Sentences of the API

export const sendAsForm = (field: string) =>
  `Send the picture as multipart/form-data, in the field "${field}".`
export const sendOneFile = (field: string) => `Send exactly one file, in the field "${field}".`
export const oneFileRequired = 'One file is required.'
export const formBrokeOff = 'The upload was cut off or is not well-formed. Please send it again.'
export const damaged =
  'This picture is damaged or incomplete. Please send it again, or save it as JPEG first.'
export const unsupportedHeic = 'This kind of HEIC picture cannot be read here. Please save it as JPEG first.'
export const tooManyPixels = (megapixels: number, most: number) =>
  `This picture has ${formatNumber(megapixels)} megapixels, and the most it can have is ${formatNumber(most)}. Please make it smaller.`
export const tooNarrow = 'This picture is too long and narrow. Please crop it to what it should show.'
export const takesTooLong = 'Reading this picture takes too long. Please make it smaller, or save it as JPEG.'
export const sendFileAsForm = (field: string) =>
  `Send the file as multipart/form-data, in the field "${field}".`
export const tooManyFiles = 'Too many files are arriving right now. Please try again in a minute.'
export const fileTooLarge = (maxMegabytes: number) =>
  `A file can have at most ${formatNumber(maxMegabytes)} MB.`
export const tooManyPictures = 'Too many pictures are arriving right now. Please try again in a few seconds.'
export const photoIsGone = 'This photo is no longer stored here. Please choose it again.'
export const noRoomForPhoto = (megabytes: number) =>
  `Your photos already fill the ${formatNumber(megabytes)} MB that one member can keep here. Publish this one without the photo, or delete one from another recipe first.`
