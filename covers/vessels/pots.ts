import { darken, lighten } from '../brush/colour.ts'
import { at, line, n, oval, repeat, shape } from '../brush/marks.ts'
import { ellipse } from '../brush/shapes.ts'
import type { Vessel } from './round.ts'
import { bowl } from './round.ts'
import { outlineShadow } from './shadow.ts'

export const brownClay = '#8f4a2a'
export const blackClay = '#352d2a'
export const castIron = '#3d3d3f'

/** A pot with two lugs in a colour of its own, whatever glaze would be chosen. */
export const clayPot =
  (tone: string): Vessel =>
  (brush, r, _glaze, inner) => {
    const lug = (side: 1 | -1): string =>
      at(
        side * r * 1.02,
        r * 0.02,
        side * 8,
        1,
        oval(6, 12, { rx: r * 0.1, ry: r * 0.21, opacity: 0.34 }, '#1c0f05') +
          oval(0, 0, { rx: r * 0.1, ry: r * 0.2 }, darken(tone, 0.3)) +
          oval(-2, -3, { rx: r * 0.075, ry: r * 0.165 }, tone) +
          line(`M${n(-r * 0.02)} ${n(-r * 0.13)}V${n(r * 0.04)}`, lighten(tone, 0.5), 4, 0.5),
      )
    return lug(1) + lug(-1) + bowl(brush, r, tone, inner)
  }

const ovalTurn = -8

/** Returns the radii of the inside of the oval dish, for the fills that cover it. */
export const ovalInside = (r: number): { rx: number; ry: number } => ({ rx: r * 1.06, ry: r * 0.74 })

/** A glazed oval dish from the oven. `inner` is turned like the dish. */
export const ovalDish: Vessel = (brush, r, glaze, inner) => {
  const { rx, ry } = ovalInside(r)
  const [wide, high] = [rx + r * 0.12, ry + r * 0.12]
  const rim = brush.linear([
    [0, lighten(glaze, 0.36)],
    [0.5, glaze],
    [1, darken(glaze, 0.36)],
  ])
  const ear = (side: 1 | -1): string =>
    oval(side * wide * 0.99, 0, { rx: r * 0.12, ry: r * 0.26 }, rim) +
    oval(side * wide * 1.01, -3, { rx: r * 0.06, ry: r * 0.18, opacity: 0.3 }, lighten(glaze, 0.5))
  const edgeShade = repeat(
    4,
    k =>
      `<path d="${ellipse(rx, ry)}" fill="none" stroke="#140800" stroke-opacity=".1" stroke-width="${4 + k * 5}"/>`,
  )
  return (
    `<g transform="rotate(${ovalTurn})">${outlineShadow(brush, ellipse(wide, high))}${ear(1)}${ear(-1)}` +
    shape(ellipse(wide, high), rim) +
    `<path d="${ellipse(wide - 5, high - 5)}" fill="none" stroke="${lighten(glaze, 0.6)}" stroke-opacity=".5" stroke-width="3"/>` +
    shape(ellipse(rx + 3, ry + 3), darken(glaze, 0.5)) +
    inner +
    edgeShade +
    '</g>'
  )
}
