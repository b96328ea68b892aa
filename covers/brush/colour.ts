/** Every colour in the pictures is '#rrggbb'. */
export type Colour = string

const channels = (colour: Colour): number[] => [1, 3, 5].map(i => Number.parseInt(colour.slice(i, i + 2), 16))

export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to)
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * share))
  return `#${mixed.map(value => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`
}

/** Warm light and warm shade, because nothing on this table is lit by pure white or shaded by pure black. */
export const lighten = (colour: Colour, share: number): Colour => mix(colour, '#fff8e6', share)
export const darken = (colour: Colour, share: number): Colour => mix(colour, '#1e0a02', share)

/** Returns the perceived lightness, from 0 to 1. */
export function lightness(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

/** Returns how different two colours look, from 0 to roughly 1. */
export function distance(one: Colour, other: Colour): number {
  const b = channels(other)
  const squares = channels(one).map((value, i) => ((value - (b[i] ?? 0)) / 255) ** 2)
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / 3)
}
