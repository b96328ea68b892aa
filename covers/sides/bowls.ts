import type { Brush } from '../brush/brush.ts'
import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, repeat, ring } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { inDisc } from '../brush/scatter.ts'
import { strew } from '../dishes/dish.ts'
import { pool } from '../fills/base.ts'
import { grains } from '../fills/grains.ts'
import { bowlet, cup } from '../vessels/small.ts'

/** A side that brings its own shadow, because it is a vessel. */
const vessel =
  (draw: (brush: Brush) => string): Food =>
  brush => ({ outline: '', body: draw(brush) })

export const riceBowl = vessel(brush =>
  bowlet(
    brush,
    66,
    '#f2ebdc',
    grains(brush, 60, ['#fff8ea', '#f3e8d2', '#e6d8bc'], { length: 8, width: 2.8, count: 3200 }),
  ),
)

export const sugarBowl = vessel(brush => bowlet(brush, 58, '#b7512d', heap(brush, 52, '#fbf6ee')))

export const spiceBowl = (colour: string): Food =>
  vessel(brush => bowlet(brush, 52, '#f1ece0', heap(brush, 47, colour)))

export const saltBowl = vessel(brush => bowlet(brush, 46, '#23303f', heap(brush, 42, '#ffffff')))

export const oilBowl = vessel(brush =>
  bowlet(
    brush,
    56,
    '#f1ece0',
    pool(brush, 52, '#c9a52a') +
      repeat(6, () => {
        const [x, y] = inDisc(brush, 40)
        return ring(x, y, brush.between(2, 6), '#fff3b0', 1.2, 0.6)
      }) +
      line('M-32 -12A36 36 0 0 1 -4 -34', '#ffffff', 4, 0.7),
  ),
)

export const soyBowl = vessel(brush =>
  bowlet(
    brush,
    58,
    '#2f4a52',
    pool(brush, 54, '#35180c') + line('M-34 -12A38 38 0 0 1 -4 -36', '#e8c8a8', 4, 0.5),
  ),
)

export const milkBowl = vessel(brush =>
  bowlet(
    brush,
    66,
    '#7f8f7a',
    pool(brush, 60, '#fdf9ee') + line('M-36 -14A42 42 0 0 1 -4 -40', '#ffffff', 5, 0.9),
  ),
)

export const honeyBowl = vessel(
  brush =>
    bowlet(
      brush,
      62,
      '#e3d6bd',
      pool(brush, 57, '#d98a1c') + line('M-34 -14A40 40 0 0 1 -4 -38', '#fff3c0', 5, 0.8),
    ) + honeyDipper(),
)

export const nutsBowl = (food: Food): Food =>
  vessel(brush =>
    bowlet(
      brush,
      68,
      '#f1ece0',
      pool(brush, 62, '#8a5a2c') + strew(brush, food, { count: 60, r: 54, apart: 11, scale: 1.15, lift: 2 }),
    ),
  )

export const beansBowl = (food: Food): Food =>
  vessel(brush =>
    bowlet(
      brush,
      68,
      '#c2683f',
      pool(brush, 62, '#4a2a1c') + strew(brush, food, { count: 70, r: 54, apart: 11, scale: 0.95, lift: 2 }),
    ),
  )

export const teaCup = vessel(brush =>
  cup(brush, { r: 56, glaze: brush.pick(['#f3ece0', '#c64a2c', '#e9dcc4']), liquid: '#b8763f' }),
)

export const coffeeCup = vessel(brush => cup(brush, { r: 56, glaze: '#f3ece0', liquid: '#3a1d0e' }))

export const winePool = vessel(brush => roundGlass(brush, '#6d1530'))

function roundGlass(brush: Brush, liquid: string): string {
  return bowlet(
    brush,
    54,
    '#dfe8e6',
    pool(brush, 48, liquid) + line('M-30 -10A34 34 0 0 1 -4 -32', '#ffffff', 4, 0.7),
  )
}

function heap(brush: Brush, r: number, colour: string): string {
  return (
    pool(brush, r, darken(colour, 0.12)) +
    dot(
      -r * 0.05,
      -r * 0.06,
      r * 0.8,
      brush.radial(
        [
          [0, lighten(colour, 0.6)],
          [0.5, colour],
          [1, darken(colour, 0.2)],
        ],
        0.36,
        0.3,
        0.7,
      ),
    ) +
    repeat(110, () => {
      const [x, y] = inDisc(brush, r * 0.94)
      return dot(x, y, brush.between(0.6, 1.6), brush.chance(0.5) ? '#ffffff' : darken(colour, 0.3), 0.5)
    })
  )
}

const honeyDipper = (): string =>
  at(
    8,
    6,
    40,
    1,
    at(5, 9, 0, 1, line('M0 0L-96 0', '#1c0500', 9, 0.28)) +
      line('M0 0L-98 0', '#8a5626', 9) +
      line('M-8 -2L-94 -2', '#d0a066', 3) +
      repeat(5, k =>
        line(`M${-6 + k * 7} ${n(-13 + Math.abs(k - 2) * 2)}V${n(13 - Math.abs(k - 2) * 2)}`, '#a5702f', 5),
      ),
  )
