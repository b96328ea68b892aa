import type { PictureSize } from '../picture-size.ts'

/** Messages to and from the decoder's process. `tooLarge` is the size of a picture with more pixels than are decoded. */
export type HeicRequest = { bytes: Buffer }
export type HeicFault = { fault: 'damaged' | 'unsupported' }
export type HeicAnswer = { png: Buffer } | { tooLarge: PictureSize } | HeicFault
