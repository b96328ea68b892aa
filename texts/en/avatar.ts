export const choosePicture = 'Choose a picture'
export const pictureKinds = 'JPEG, PNG or WebP. Cropped to a square.'

export const cropPicture = 'Crop your picture'
export const howToCrop = 'Drag the picture, or move it with the arrow keys.'
export const cropArea = 'Part of the picture that is kept'
export const zoom = 'Zoom'
export const useThisPart = 'Use this part'
export const unreadable = 'This picture cannot be read. It may be damaged; try another one.'

export const preview = 'Preview'
export const notSavedYet = 'The picture changes once it is saved.'
export const saveAvatar = 'Save Avatar'
export const saved = 'Your picture is saved.'
