import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, line, n, oval, repeat, shape } from '../brush/marks.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { blob, box } from '../brush/shapes.ts'
import { crumbsIn } from '../fills/crumb.ts'
import { creamSurface } from '../fills/sauce.ts'
import { mint } from '../toppings/herbs.ts'
import { plate } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish, Kitchen } from './dish.ts'

const spongeColour = (recipe: Recipe): string =>
  recipe.isNamed('chocolate')
    ? '#5e3420'
    : recipe.isNamed('date, toffee, ginger, treacle')
      ? '#8a4e22'
      : '#b8682a'

/** Malva, sticky toffee, treacle sponge: a warm square that drank its sauce, in a pool of custard. */
export const spongePudding: Dish = {
  vessel: plate,
  tone: spongeColour,
  draw: kitchen => {
    const { r, recipe } = kitchen
    return (
      custard(kitchen) +
      at(-r * 0.02, -r * 0.05, -11, 1, square(kitchen, spongeColour(recipe))) +
      sprig(kitchen)
    )
  },
}

const sprig = ({ brush, r }: Kitchen): string =>
  lay(brush, mint, { x: r * 0.4, y: -r * 0.34, turn: 30, scale: r / 270, lift: 4 })

function custard({ brush, r }: Kitchen): string {
  const edge = blob(brush, r * 0.64, { points: 13, jitter: 0.05 })
  return (
    at(3, 5, 0, 1, shape(edge, '#8a6a2a', 0.4)) +
    clipped(brush.clip(`<path d="${edge}"/>`), creamSurface(brush, r * 0.72, '#f8dd86')) +
    line(edge, '#fff6d0', 2.4, 0.5)
  )
}

function square({ brush, r }: Kitchen, sponge: string): string {
  const size = r * 0.7
  const [deep, d] = [r * 0.1, box(size, size * 0.94, 16)]
  const clip = brush.clip(`<path d="${d}"/>`)
  const side = brush.linear(
    [
      [0, lighten(sponge, 0.3)],
      [0.5, lighten(sponge, 0.12)],
      [1, darken(sponge, 0.34)],
    ],
    [0, 0.6, 0.2, 1],
  )
  const drips = repeat(7, k => {
    const x = -size * 0.42 + k * size * 0.14 + brush.between(-4, 4)
    const long = brush.between(deep * 0.3, deep * 1.05)
    return line(`M${n(x)} ${n(size * 0.44)}V${n(size * 0.45 + long)}`, '#a8511a', brush.between(8, 13), 0.9)
  })
  const glaze = brush.radial([
    [0, '#f0a850', 0.95],
    [0.45, '#cf7526', 0.9],
    [1, '#8a3f10', 0.94],
  ])
  return (
    shadowOf(d, { x: 2, y: deep, lift: 12 }) +
    at(3, deep, 0, 1, shape(d, side)) +
    at(
      3,
      deep,
      0,
      1,
      clipped(clip, crumbsIn(brush, { width: size, height: size * 0.94, colour: sponge, count: 260 })),
    ) +
    drips +
    shape(d, sponge) +
    clipped(clip, crumbsIn(brush, { width: size, height: size, colour: sponge, count: 240 })) +
    shape(d, glaze, 0.8) +
    clipped(clip, pricks(brush, size)) +
    clipped(clip, poured(brush, size)) +
    line(
      `M${n(-size * 0.42)} ${n(-size * 0.26)}Q${n(-size * 0.3)} ${n(-size * 0.41)} ${n(size * 0.1)} ${n(-size * 0.41)}`,
      '#fff3d6',
      9,
      0.75,
    ) +
    oval(size * 0.24, -size * 0.36, { rx: 12, ry: 4, opacity: 0.7 }, '#fff6e0') +
    line(
      `M${n(-size * 0.3)} ${n(size * 0.36)}Q0 ${n(size * 0.42)} ${n(size * 0.34)} ${n(size * 0.3)}`,
      '#ffcf8a',
      5,
      0.4,
    )
  )
}

/** Custard let run over one corner. */
function poured(brush: Kitchen['brush'], size: number): string {
  const edge = blob(brush, size * 0.42, { points: 11, jitter: 0.13 })
  const [x, y] = [-size * 0.36, size * 0.34]
  return (
    at(x + 3, y - 1, 0, 1.04, shape(edge, '#5a2408', 0.4)) +
    at(
      x,
      y,
      0,
      1,
      shape(
        edge,
        brush.radial([
          [0, '#fff4c4'],
          [0.6, '#fae294'],
          [1, '#efc964'],
        ]),
      ),
    ) +
    line(
      `M${n(x - size * 0.06)} ${n(y - size * 0.3)}Q${n(x + size * 0.24)} ${n(y - size * 0.26)} ${n(x + size * 0.3)} ${n(y - size * 0.02)}`,
      '#fffdf0',
      6,
      0.85,
    )
  )
}

/** Holes the fork made for the sauce, and jam that caught. */
const pricks = (brush: Kitchen['brush'], size: number): string =>
  repeat(22, () =>
    oval(
      brush.between(-size * 0.42, size * 0.42),
      brush.between(-size * 0.4, size * 0.4),
      { rx: brush.between(2, 9), ry: brush.between(1.6, 5), turn: brush.between(0, 180), opacity: 0.3 },
      brush.pick(['#5a2408', '#f8c060', '#ffdf9a']),
    ),
  )
