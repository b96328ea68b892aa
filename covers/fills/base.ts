import type { Brush } from '../brush/brush.ts'
import { light } from '../brush/brush.ts'
import type { Colour } from '../brush/colour.ts'
import { darken, lighten } from '../brush/colour.ts'
import { clipped, dot, n } from '../brush/marks.ts'

export type Tones = readonly [Colour, ...Colour[]]

/** Returns how brightly a place on a heap is lit: 1 at the upper left edge, 0 at the lower right. */
export const litAt = (x: number, y: number, r: number): number => (1 + (x * light.x + y * light.y) / r) / 2

/** Returns the colour of a place that is lit by `lit`, from 0 (shade) to 1 (light). */
export const shadeAt = (colour: Colour, lit: number, depth = 0.42): Colour =>
  lit > 0.5 ? lighten(colour, (lit - 0.5) * depth) : darken(colour, (0.5 - lit) * depth * 1.2)

/** A round surface, brighter towards the lamp and darker at the rim. */
export function pool(brush: Brush, r: number, colour: Colour, depth = 0.36): string {
  return dot(
    0,
    0,
    r,
    brush.radial(
      [
        [0, lighten(colour, 0.16)],
        [0.6, colour],
        [1, darken(colour, depth)],
      ],
      0.42,
      0.36,
      0.7,
    ),
  )
}

export const clipRound = (brush: Brush, r: number, inner: string): string =>
  clipped(brush.clip(`<circle r="${n(r)}"/>`), inner)
