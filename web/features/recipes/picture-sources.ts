/** Pictures of this site end so, and are there in these widths as AVIF and WebP. */
const hostedPicturePattern = /^(.*\/media\/(?:covers|images)\/[0-9a-f]{32})-960\.webp$/
const widths = [320, 480, 640, 960]

export type PictureSources = Record<'avif' | 'webp', string>

/** The `srcset`s of a picture of this site; a picture from elsewhere is what it is. */
export function pictureSources(url: string): PictureSources | undefined {
  const base = hostedPicturePattern.exec(url)?.[1]
  if (!base) return undefined
  const srcSetOf = (format: string) => widths.map(width => `${base}-${width}.${format} ${width}w`).join(', ')
  return { avif: srcSetOf('avif'), webp: srcSetOf('webp') }
}

/**
 * How wide the picture is where it is shown, for the browser to choose a file by. On phones it says less than the
 * truth: on their dense screens a third fewer bytes is seen sooner than a third fewer pixels.
 */
export const pictureSizes = {
  card: '(min-width: 90rem) 20rem, (min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 12rem',
  featured: '(min-width: 64rem) 28rem, (min-width: 40rem) 46vw, 58vw',
  latestLarge: '(min-width: 64rem) 48rem, 90vw',
  detail: '(min-width: 64rem) 40rem, (min-width: 40rem) 94vw, 75vw',
  latest: '(min-width: 64rem) 20rem, 46vw',
  line: '6rem',
} as const

export type PictureVariant = keyof typeof pictureSizes
