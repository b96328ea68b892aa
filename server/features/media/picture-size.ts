/** In pixels. */
export type PictureSize = { width: number; height: number }

/** A phone's sensor has 50 million pixels. A PNG of 31 kB can declare 16,000 × 16,000; it is refused before it costs memory. */
export const maxPixels = 51e6
