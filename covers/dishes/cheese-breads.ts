import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { inDisc } from '../brush/scatter.ts'
import type { Point } from '../brush/shapes.ts'
import { blob, smooth } from '../brush/shapes.ts'
import { bakedDisc } from '../fills/crumb.ts'
import { creamSurface } from '../fills/sauce.ts'
import { butterPat } from '../toppings/dairy.ts'
import { board } from '../vessels/flat.ts'
import type { Dish, Kitchen } from './dish.ts'

const crust = '#dd9f46'

/** Khachapuri and its kin: a golden round filled with cheese and brushed with butter, one piece pulled out. */
export const cheeseBread: Dish = {
  vessel: board,
  tone: () => crust,
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    if (recipe.isNamed('adjar*, ajar*, acharuli')) return boat(kitchen)
    const size = r * 0.74
    const face = bakedDisc(brush, size, crust, { height: 0, jitter: 0.012 }) + browned(brush, size)
    const [from, to] = [18, 74]
    const piece = sector(size * 1.04, from, to)
    const rest = sector(size * 1.04, to, from + 360)
    const pulled = ((from + to) / 2) * (Math.PI / 180)
    const [dx, dy] = [Math.cos(pulled) * r * 0.22, Math.sin(pulled) * r * 0.22]
    return at(
      -r * 0.05,
      -r * 0.04,
      0,
      1,
      cheeseUnder(brush, size, pulled) +
        slab(brush, rest, face, [0, 0]) +
        oozing(brush, size, [from, to]) +
        slab(brush, piece, face, [dx, dy]) +
        at(dx, dy, 0, 1, oozing(brush, size, [from + 2, to - 2], -1)) +
        cuts(size, [134, 194, 254, 314]) +
        lay(brush, butterPat, { x: -size * 0.28, y: -size * 0.22, turn: 24, scale: 1.05, lift: 3 }) +
        buttered(size),
    )
  },
}

/** A piece of pie around 0, from one angle to another in degrees. */
function sector(r: number, from: number, to: number): string {
  const [a, b] = [(from * Math.PI) / 180, (to * Math.PI) / 180]
  const isWide = to - from > 180 ? 1 : 0
  return `M0 0L${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}A${n(r)} ${n(r)} 0 ${isWide} 1 ${n(Math.cos(b) * r)} ${n(Math.sin(b) * r)}Z`
}

/** One cut part of the bread: its shadow, the dark of its lower crust, its face. */
const slab = (
  brush: Kitchen['brush'],
  outline: string,
  face: string,
  [x, y]: readonly [number, number],
): string =>
  shadowOf(outline, { x, y, lift: 9, scale: 0.97 }) +
  at(x + 2, y + 6, 0, 0.965, shape(outline, darken(crust, 0.55))) +
  at(x, y, 0, 1, clipped(brush.clip(`<path d="${outline}"/>`), face))

/** The filling between two crusts, seen where a piece was taken: strings of it still hang on. */
function cheeseUnder(brush: Kitchen['brush'], r: number, pulled: number): string {
  const along = (away: number, side: number): string =>
    `${n(Math.cos(pulled + side) * away)} ${n(Math.sin(pulled + side) * away)}`
  const floor = repeat(7, k => {
    const side = -0.5 + k * 0.165
    return line(
      `M${along(r * 0.16, side * 0.5)}L${along(r * brush.between(0.78, 0.92), side)}`,
      '#f3dda2',
      30,
    )
  })
  const strings = repeat(16, () => {
    const side = brush.between(-0.52, 0.52)
    const away = r * brush.between(0.2, 0.9)
    return line(
      `M${along(away, side - 0.16)}Q${along(away + brush.between(-14, 14), side)} ${along(away, side + 0.16)}`,
      '#fffaf0',
      brush.between(3, 9),
      0.9,
    )
  })
  return floor + strings
}

/** Cheese standing out along a cut edge, thick and thin by turns. */
function oozing(
  brush: Kitchen['brush'],
  r: number,
  angles: readonly [number, number],
  side: 1 | -1 = 1,
): string {
  return angles
    .map((angle, i) => {
      const out = (i === 0 ? 1 : -1) * side
      const thick = Array.from(
        { length: 15 },
        (_, k): Point => [
          r * (0.03 + (k * 0.92) / 14),
          out * (k % 2 ? brush.between(9, 19) : brush.between(3, 10)),
        ],
      )
      const back = Array.from({ length: 6 }, (_, k): Point => [r * (0.95 - (k * 0.92) / 5), -out * 3])
      const band = smooth([...thick, ...back])
      const glints = thick
        .filter((_, k) => k % 3 === 1)
        .map(([x, y]) => oval(x, y * 0.5, { rx: 9, ry: 2.4, opacity: 0.9 }, '#ffffff'))
      return at(
        0,
        0,
        angle,
        1,
        at(1, 3, 0, 1, shape(band, '#9a6a24', 0.7)) + shape(band, '#fdebbb') + glints.join(''),
      )
    })
    .join('')
}

const cuts = (r: number, angles: readonly number[]): string =>
  angles
    .map(angle =>
      at(
        0,
        0,
        angle,
        1,
        line(`M4 0H${n(r * 0.97)}`, darken(crust, 0.6), 5, 0.75) +
          line(`M8 1.6H${n(r * 0.93)}`, '#fff0c8', 2.6, 0.95),
      ),
    )
    .join('')

/** Where the top of the oven touched it. */
const browned = (brush: Kitchen['brush'], r: number): string =>
  repeat(34, () => {
    const [x, y] = inDisc(brush, r * 0.88)
    const soft = brush.radial(
      [
        [0, '#8a4510', 0.62],
        [0.55, '#b5691f', 0.36],
        [1, '#c98a3a', 0],
      ],
      0.5,
      0.5,
      0.5,
    )
    return at(x, y, 0, 1, shape(blob(brush, brush.between(9, 30), { points: 8, jitter: 0.3 }), soft))
  })

const buttered = (r: number): string =>
  line(
    `M${n(-r * 0.78)} ${n(-r * 0.3)}A${n(r * 0.84)} ${n(r * 0.84)} 0 0 1 ${n(-r * 0.2)} ${n(-r * 0.8)}`,
    '#fff6d8',
    r * 0.06,
    0.42,
  ) +
  line(
    `M${n(-r * 0.5)} ${n(-r * 0.42)}A${n(r * 0.64)} ${n(r * 0.64)} 0 0 1 ${n(-r * 0.1)} ${n(-r * 0.6)}`,
    '#fffdf0',
    r * 0.03,
    0.5,
  )

/** The boat of Adjara: cheese in a pointed crust, an egg yolk and butter in the middle. */
function boat({ brush, r }: Kitchen): string {
  const hull = `M${n(-r * 0.96)} 0C${n(-r * 0.5)} ${n(-r * 0.62)} ${n(r * 0.5)} ${n(-r * 0.62)} ${n(r * 0.96)} 0C${n(r * 0.5)} ${n(r * 0.62)} ${n(-r * 0.5)} ${n(r * 0.62)} ${n(-r * 0.96)} 0Z`
  const clip = brush.clip(`<path d="${hull}" transform="scale(.76)"/>`)
  const side = brush.linear([
    [0, lighten(crust, 0.34)],
    [0.5, crust],
    [1, darken(crust, 0.4)],
  ])
  const yolk = r * 0.15
  return at(
    0,
    0,
    -18,
    1,
    shadowOf(hull, { x: 0, y: 0, lift: 12 }) +
      shape(hull, side) +
      clipped(clip, creamSurface(brush, r, '#f9e6ad') + browned(brush, r * 0.7)) +
      at(0, 0, 0, 0.76, line(hull, '#8a4d14', 7, 0.4)) +
      dot(2, 3, yolk * 1.08, '#8a4a08', 0.5) +
      dot(0, 0, yolk, brush.ball('#f3a51f', 0, 0.36)) +
      oval(
        -yolk * 0.3,
        -yolk * 0.4,
        { rx: yolk * 0.34, ry: yolk * 0.18, turn: -30, opacity: 0.85 },
        '#fff6d2',
      ) +
      lay(brush, butterPat, { x: r * 0.34, y: r * 0.02, turn: 30, scale: 0.9, lift: 3 }),
  )
}
