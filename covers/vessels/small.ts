import type { Brush } from '../brush/brush.ts'
import { darken, lighten, mix } from '../brush/colour.ts'
import { at, clipped, dot, line, n, ring } from '../brush/marks.ts'
import { wallShade } from './round.ts'
import { roundShadow } from './shadow.ts'

/** A saucer-sized bowl for dips, spices and salt. `inner` is clipped. */
export function bowlet(brush: Brush, r: number, glaze: string, inner: string): string {
  const outside = brush.linear([
    [0, lighten(glaze, 0.36)],
    [0.5, glaze],
    [1, darken(glaze, 0.34)],
  ])
  const clip = brush.clip(`<circle r="${n(r * 0.88)}"/>`)
  return (
    roundShadow(brush, r, 0.95) +
    dot(0, 0, r, outside) +
    ring(0, 0, r - 1.5, lighten(glaze, 0.5), 1.6, 0.5) +
    dot(0, 0, r * 0.9, darken(glaze, 0.4)) +
    clipped(clip, inner) +
    wallShade(brush, r * 0.9)
  )
}

/** A cup on its saucer, seen from straight above. `surface` is drawn on the liquid. */
export function cup(
  brush: Brush,
  { r, glaze, liquid, surface = '' }: { r: number; glaze: string; liquid: string; surface?: string },
): string {
  const saucer = brush.linear([
    [0, lighten(glaze, 0.32)],
    [1, mix(glaze, '#3b2a18', 0.26)],
  ])
  const well = brush.linear([
    [0, mix(glaze, '#3b2a18', 0.3)],
    [1, lighten(glaze, 0.24)],
  ])
  const rim = brush.linear([
    [0, lighten(glaze, 0.5)],
    [1, mix(glaze, '#3b2a18', 0.2)],
  ])
  const drink = brush.radial(
    [
      [0, lighten(liquid, 0.22)],
      [0.6, liquid],
      [1, darken(liquid, 0.42)],
    ],
    0.56,
    0.62,
    0.6,
  )
  const handle = `M${n(r * 0.8)} ${n(r * 0.34)}q${n(r * 0.74)} ${n(r * 0.16)} ${n(r * 0.58)} ${n(-r * 0.5)}`
  return (
    roundShadow(brush, r * 1.55) +
    dot(0, 0, r * 1.55, saucer) +
    ring(0, 0, r * 1.53, mix(glaze, '#3b2a18', 0.3), 1.6, 0.5) +
    dot(0, 0, r * 1.14, well) +
    roundShadow(brush, r, 0.8) +
    line(handle, mix(glaze, '#3b2a18', 0.42), r * 0.25) +
    line(handle, mix(glaze, '#3b2a18', 0.1), r * 0.18) +
    dot(0, 0, r, rim) +
    dot(0, 0, r * 0.88, darken(glaze, 0.45)) +
    dot(0, 0, r * 0.87, drink) +
    clipped(brush.clip(`<circle r="${n(r * 0.87)}"/>`), surface) +
    wallShade(brush, r * 0.88) +
    sheen(r)
  )
}

const sheen = (r: number): string =>
  line(
    `M${n(-r * 0.6)} ${n(-r * 0.2)}A${n(r * 0.64)} ${n(r * 0.64)} 0 0 1 ${n(-r * 0.06)} ${n(-r * 0.62)}`,
    '#fff',
    r * 0.07,
    0.55,
  )

/** A tumbler from above: thick glass, the drink deep inside. */
export function glass(
  brush: Brush,
  { r, liquid, surface }: { r: number; liquid: string; surface: string },
): string {
  const drink = brush.radial(
    [
      [0, lighten(liquid, 0.3)],
      [0.55, liquid],
      [1, darken(liquid, 0.3)],
    ],
    0.56,
    0.62,
    0.6,
  )
  const wall = brush.linear([
    [0, '#ffffff', 0.85],
    [0.4, '#d8e4e2', 0.45],
    [1, '#8fa5a3', 0.55],
  ])
  return (
    roundShadow(brush, r, 0.85) +
    at(r * 0.16, r * 0.24, 0, 1, dot(0, 0, r * 0.8, lighten(liquid, 0.3), 0.22)) +
    dot(0, 0, r, wall) +
    ring(0, 0, r - 1.5, '#ffffff', 3, 0.75) +
    dot(0, 0, r * 0.88, drink) +
    clipped(brush.clip(`<circle r="${n(r * 0.88)}"/>`), surface) +
    ring(0, 0, r * 0.88, '#ffffff', 2, 0.35) +
    wallShade(brush, r * 0.88) +
    sheen(r * 1.05)
  )
}

/** A preserving jar from above, lid off: a thick ring of glass with its thread. */
export function jar(brush: Brush, r: number, inner: string): string {
  const wall = brush.linear([
    [0, '#f6fbfa', 0.95],
    [0.5, '#b9cac8', 0.75],
    [1, '#6f8583', 0.85],
  ])
  return (
    roundShadow(brush, r, 0.95) +
    dot(0, 0, r, wall) +
    ring(0, 0, r * 0.955, '#ffffff', 2.4, 0.8) +
    ring(0, 0, r * 0.9, '#5f7573', 2, 0.5) +
    dot(0, 0, r * 0.86, '#3a2a1c') +
    clipped(brush.clip(`<circle r="${n(r * 0.85)}"/>`), inner) +
    wallShade(brush, r * 0.86) +
    sheen(r * 1.34)
  )
}
