/** In pixels. */
export type PictureSize = { width: number; height: number }

/** A phone's sensor has 50 million pixels. A PNG of 31 kB can declare 16,000 × 16,000 pixels; it is refused before it takes memory. */
export const maxPixels = 51e6
