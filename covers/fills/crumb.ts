import type { Brush } from '../brush/brush.ts'
import { darken, lighten } from '../brush/colour.ts'
import { at, dot, n, oval, repeat, shape } from '../brush/marks.ts'
import { shadowOf } from '../brush/piece.ts'
import { inDisc, scatterBox } from '../brush/scatter.ts'
import { blob } from '../brush/shapes.ts'

/** Crumb specks over a disc: holes with a lit lower edge, and toasted points. */
export function crumbs(brush: Brush, r: number, colour: string, count = 260): string {
  return repeat(count, () => {
    const [x, y] = inDisc(brush, r * 0.96)
    return speck(brush, x, y, colour)
  })
}

export function crumbsIn(
  brush: Brush,
  { width, height, colour, count }: { width: number; height: number; colour: string; count: number },
): string {
  return scatterBox(brush, { count, width, height, apart: 0 })
    .map(([x, y]) => speck(brush, x, y, colour))
    .join('')
}

function speck(brush: Brush, x: number, y: number, colour: string): string {
  const size = brush.between(0.8, 3)
  if (brush.chance(0.45)) return oval(x, y, { rx: size, ry: size * 0.7, opacity: 0.5 }, lighten(colour, 0.45))
  return (
    oval(x, y, { rx: size, ry: size * 0.75, opacity: 0.4 }, darken(colour, 0.5)) +
    oval(x + 0.8, y + 1, { rx: size * 0.7, ry: size * 0.4, opacity: 0.35 }, lighten(colour, 0.4))
  )
}

/** A round baked body with a browned rim and a lit shoulder. */
export function bakedDisc(
  brush: Brush,
  r: number,
  colour: string,
  { height = 16, jitter = 0.008 } = {},
): string {
  const edge = blob(brush, r, { points: 28, jitter })
  const side = brush.linear([
    [0, darken(colour, 0.2)],
    [1, darken(colour, 0.55)],
  ])
  const top = brush.radial(
    [
      [0, lighten(colour, 0.26)],
      [0.62, colour],
      [0.9, darken(colour, 0.2)],
      [1, darken(colour, 0.36)],
    ],
    0.4,
    0.34,
    0.72,
  )
  return (
    shadowOf(edge, { x: 0, y: 0, lift: height }) +
    `<path d="${edge}" fill="${side}" transform="translate(${n(height * 0.28)} ${n(height * 0.45)})"/>` +
    shape(edge, top) +
    crumbs(brush, r, colour, 200 * (r / 150) ** 2)
  )
}

/** Sugar, flour, cocoa or salt, sprinkled from a sieve. */
export function dust(
  brush: Brush,
  { r, count, colours }: { r: number; count: number; colours: readonly [string, ...string[]] },
): string {
  return repeat(count, () => {
    const [x, y] = inDisc(brush, r)
    return dot(x, y, brush.between(0.6, 2.2), brush.pick(colours), brush.between(0.45, 0.95))
  })
}

/** A crust from the oven: cheese that bubbled, browned and blackened in places. */
export function gratinCrust(
  brush: Brush,
  { width, height, colour = '#e8b45a' }: { width: number; height: number; colour?: string },
): string {
  const toasted = ['#b5651f', '#94480f', '#d28a35', '#f3d187'] as const
  const pools = repeat(60, () => {
    const [x, y] = [brush.between(-width / 2, width / 2), brush.between(-height / 2, height / 2)]
    const soft = brush.radial(
      [
        [0, '#fff3cf', 0.95],
        [0.6, '#fbe4a6', 0.75],
        [1, '#f3d085', 0],
      ],
      0.5,
      0.5,
      0.5,
    )
    return at(
      x,
      y,
      brush.between(0, 180),
      1,
      shape(blob(brush, brush.between(16, 44), { points: 9, jitter: 0.34, flat: 0.7 }), soft),
    )
  })
  const patches = repeat(210, () => {
    const [x, y] = [brush.between(-width / 2, width / 2), brush.between(-height / 2, height / 2)]
    const tone = brush.pick(toasted)
    const soft = brush.radial(
      [
        [0, tone, 0.85],
        [0.6, tone, 0.55],
        [1, tone, 0],
      ],
      0.5,
      0.5,
      0.5,
    )
    return at(
      x,
      y,
      brush.between(0, 180),
      1,
      shape(blob(brush, brush.between(6, 30), { points: 9, jitter: 0.4, flat: 0.66 }), soft),
    )
  })
  const blisters = repeat(46, () => {
    const [x, y] = [brush.between(-width / 2, width / 2), brush.between(-height / 2, height / 2)]
    const size = brush.between(6, 20)
    const edge = blob(brush, size, { points: 7, jitter: 0.3, flat: brush.between(0.55, 0.9) })
    const body = brush.radial(
      [
        [0, '#fbe6ae'],
        [0.5, colour],
        [1, '#8f4c14'],
      ],
      0.36,
      0.3,
      0.75,
    )
    return (
      at(x + 1.5, y + 2.5, 0, 1, shape(edge, '#5a2a06', 0.4)) +
      at(x, y, 0, 1, shape(edge, body, 0.85)) +
      oval(
        x - size * 0.3,
        y - size * 0.35,
        { rx: size * 0.25, ry: size * 0.14, turn: -30, opacity: 0.7 },
        '#fffbe8',
      )
    )
  })
  return pools + patches + blisters
}
