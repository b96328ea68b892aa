export const choosePicture = 'Choose a picture'
export const pictureKinds = 'JPEG, PNG, WebP or HEIC. Cropped to a square.'

export const cropPicture = 'Crop your picture'
export const howToCrop = 'Drag the picture, or move it with the arrow keys.'
export const cropArea = 'Part of the picture to keep'
export const zoom = 'Zoom'
export const useThisPart = 'Use this part'
export const cannotBeShown =
  'This browser cannot show the picture, so you cannot crop it here. Use it as it is, and it will be cropped to a square when you save it.'
export const useWhole = 'Use it as it is'

export const preview = 'Preview'
export const notSavedYet = 'Your picture changes once you save it.'
export const saveAvatar = 'Save Avatar'
export const saved = 'Your picture is saved.'
