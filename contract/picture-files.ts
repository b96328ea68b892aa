/** Every picture of a recipe is stored in these widths, as AVIF and as WebP: `HASH-640.avif`. */
export const pictureWidths = [320, 480, 640, 960] as const

/** The end of the URL that is stored and sent: `HASH-960.webp`. Clients derive the other URLs from it. */
export const largestPictureFile = '960.webp'
