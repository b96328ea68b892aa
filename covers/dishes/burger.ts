import { at, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { onRing } from '../brush/scatter.ts'
import { blob, box } from '../brush/shapes.ts'
import { crumbsIn } from '../fills/crumb.ts'
import { saladGreens } from '../fills/leaves.ts'
import { mince } from '../toppings/meats.ts'
import { sesame } from '../toppings/seeds.ts'
import { onionRing, tomatoSlice } from '../toppings/slices.ts'
import { board } from '../vessels/flat.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'

/** Two burgers: one closed under sesame, one open to show what is in it. */
export const burger: Dish = {
  vessel: board,
  tone: () => '#c9843a',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const open = at(-r * 0.42, r * 0.06, 0, 1, openBurger(kitchen, r * 0.46))
    const top = at(r * 0.46, -r * 0.2, 0, 1, bunTop(brush, r * 0.48))
    return (
      open +
      top +
      (recipe.isNamed('patty, patties')
        ? lay(brush, patty, { x: r * 0.5, y: r * 0.52, scale: r / 270, lift: 8 })
        : strew(brush, sesame, { count: 12, r: r * 0.2, apart: 14, at: [r * 0.4, r * 0.52], lift: 0 }))
    )
  },
}

const patty: Food = (brush, turn) => {
  const edge = blob(brush, 92, { points: 14, jitter: 0.04 })
  return {
    outline: edge,
    body:
      at(2, 6, 0, 1, shape(edge, '#34150a')) +
      shape(edge, brush.ball('#7d4223', turn, 0.5)) +
      strew(brush, mince('#7a4020'), { count: 110, r: 84, apart: 11, lift: 1 }) +
      repeat(4, k =>
        at(
          0,
          0,
          40,
          1,
          line(`M-70 ${-44 + k * 30}Q0 ${-50 + k * 30} 70 ${-44 + k * 30}`, '#200a03', 8, 0.55),
        ),
      ),
  }
}

function bunTop(brush: Kitchen['brush'], r: number): string {
  const edge = blob(brush, r, { points: 18, jitter: 0.012 })
  return (
    shadowOf(edge, { x: 0, y: 0, lift: 16 }) +
    at(2, 9, 0, 1, shape(edge, '#6b3a12')) +
    shape(
      edge,
      brush.radial(
        [
          [0, '#f3c47a'],
          [0.42, '#d58f3e'],
          [0.8, '#a8621f'],
          [1, '#6e3a10'],
        ],
        0.36,
        0.28,
        0.74,
      ),
    ) +
    strew(brush, sesame, { count: 46, r: r * 0.7, apart: 15, scale: 1.5, lift: 0 }) +
    oval(-r * 0.34, -r * 0.44, { rx: r * 0.3, ry: r * 0.13, turn: -36, opacity: 0.5 }, '#fff6de')
  )
}

function openBurger({ brush, recipe }: Kitchen, r: number): string {
  const base = blob(brush, r, { points: 18, jitter: 0.014 })
  const leaves = onRing(brush, { count: 9, r: r * 0.78 }).map(([x, y], k) =>
    at(
      x,
      y,
      (k / 9) * 360,
      1,
      shape(blob(brush, r * 0.34, { points: 9, jitter: 0.22 }), brush.pick(saladGreens)) +
        line(`M${n(-r * 0.2)} 0H${n(r * 0.2)}`, '#d6e8a4', 2, 0.6),
    ),
  )
  const meat = recipe.isNamed('chicken, fish, fried, nashville') ? crispPatty : patty
  const slice = box(r * 1.3, r * 1.3, 8)
  const cheese = recipe.has('cheese*, cheddar')
    ? at(
        0,
        0,
        24,
        1,
        shape(slice, '#d98a14') +
          at(
            -1,
            -2,
            0,
            0.97,
            shape(
              slice,
              brush.linear([
                [0, '#ffd466'],
                [1, '#f2a82a'],
              ]),
            ),
          ),
      )
    : ''
  return (
    shadowOf(base, { x: 0, y: 0, lift: 12 }) +
    shape(base, '#c98a45') +
    at(0, 0, 0, 0.93, shape(base, '#f6e0b0')) +
    leaves.join('') +
    lay(brush, meat, { x: 0, y: 0, scale: r / 108, lift: 6 }) +
    cheese +
    arrange(
      brush,
      tomatoSlice,
      [
        [-0.26, -0.2, 0],
        [0.24, 0.12, 60],
      ],
      { r, scale: r / 82, lift: 4 },
    ) +
    strew(brush, onionRing, { count: 3, r: r * 0.4, apart: 30, scale: 1 })
  )
}

const crispPatty: Food = brush => {
  const edge = blob(brush, 94, { points: 13, jitter: 0.07 })
  return {
    outline: edge,
    body:
      at(2, 6, 0, 1, shape(edge, '#6b3409')) +
      shape(
        edge,
        brush.radial([
          [0, '#eeb45c'],
          [0.55, '#cf7f30'],
          [1, '#8a4412'],
        ]),
      ) +
      crumbsIn(brush, { width: 128, height: 128, colour: '#cf7f30', count: 190 }),
  }
}
