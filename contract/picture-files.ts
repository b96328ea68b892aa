/** Every picture of a recipe is stored in these widths, as AVIF and as WebP: `HASH-640.avif`. */
export const pictureWidths = [320, 480, 640, 960] as const

/** What follows `HASH-` in the address that is stored and answered; clients derive the others from it. */
export const largestPictureFile = '960.webp'
