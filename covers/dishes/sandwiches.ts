import { darken } from '../brush/colour.ts'
import { at, line, n, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { shadowOf } from '../brush/piece.ts'
import { blob, box } from '../brush/shapes.ts'
import { crumbsIn } from '../fills/crumb.ts'
import { saladGreens } from '../fills/leaves.ts'
import { tomatoWedge } from '../toppings/slices.ts'
import { board } from '../vessels/flat.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange } from './dish.ts'
import { herbs } from './garnish.ts'

/** Sandwiches and subs, cut and turned so that the filling shows. */
const sandwichHalf: Food = brush => {
  const tri = 'M-92 58L0 -84L92 58Q96 70 84 70H-84Q-96 70 -92 58Z'
  const stripe = (d: string, colour: string, width: number): string =>
    line(d, darken(colour, 0.4), width + 3) + line(d, colour, width)
  const layers =
    stripe('M-86 64Q-40 74 0 64T86 64', '#5fa044', 13) +
    stripe('M-84 76H84', '#d8402c', 9) +
    stripe('M-86 86Q-40 80 0 88T86 86', '#f4c24a', 8) +
    stripe('M-84 96H84', '#e59a86', 10)
  const bread = at(0, 36, 0, 1, shape(tri, '#a5682c') + at(0, -3, 0, 0.95, shape(tri, '#f0d6a0')))
  return {
    outline: `${tri}`,
    body:
      at(3, 46, 0, 1, shape(tri, '#7a4a1c')) +
      bread +
      layers +
      shape(tri, '#b9782f') +
      at(
        0,
        2,
        0,
        0.93,
        shape(
          tri,
          brush.linear([
            [0, '#fdf0cc'],
            [1, '#eecb8c'],
          ]),
        ),
      ) +
      at(0, 14, 0, 1, crumbsIn(brush, { width: 90, height: 70, colour: '#eecb8c', count: 60 })) +
      line('M-70 44L-4 -62', '#fff8e2', 4, 0.6),
  }
}

export const sandwich: Dish = {
  vessel: board,
  tone: () => '#e8c890',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    if (recipe.isNamed('sub, baguette, po boy, banh mi, hot dog*, panini, roll, bocadillo'))
      return subs(kitchen)
    return (
      arrange(
        brush,
        sandwichHalf,
        [
          [-0.36, -0.26, -14],
          [0.36, -0.06, 26],
          [-0.14, 0.36, 8],
        ],
        { r, scale: r / 185, lift: 11 },
      ) + herbs(kitchen, { count: 5, r: r * 0.5 })
    )
  },
}

function subs(kitchen: Kitchen): string {
  const { brush, r } = kitchen
  const one = (y: number): string => {
    const lower = box(r * 1.6, r * 0.52, r * 0.24)
    const filling = at(0, -2, 0, 1, leafStrip(brush, r)) + at(0, 0, 0, 1, mainRow(kitchen))
    const upper = box(r * 1.58, r * 0.3, r * 0.15)
    return at(
      0,
      y,
      -10,
      1,
      shadowOf(lower, { x: 0, y: 0, lift: 12 }) +
        shape(lower, '#b5742f') +
        filling +
        at(
          0,
          -r * 0.2,
          0,
          1,
          shadowOf(upper, { x: 0, y: 0, lift: 6 }) +
            shape(
              upper,
              brush.linear(
                [
                  [0, '#f3c880'],
                  [0.5, '#d08f42'],
                  [1, '#8f5418'],
                ],
                [0, 0, 0, 1],
              ),
            ) +
            repeat(4, k =>
              line(
                `M${n(-r * 0.5 + k * r * 0.32)} ${n(-r * 0.1)}l${n(r * 0.12)} ${n(r * 0.18)}`,
                '#f9e3b6',
                6,
                0.7,
              ),
            ),
        ),
    )
  }
  return one(-r * 0.32) + one(r * 0.34)
}

const leafStrip = (brush: Kitchen['brush'], r: number): string =>
  repeat(14, k =>
    at(
      -r * 0.68 + k * r * 0.105,
      brush.between(r * 0.04, r * 0.14),
      brush.between(50, 120),
      1,
      shape(blob(brush, r * 0.11, { points: 8, jitter: 0.24 }), brush.pick(saladGreens)),
    ),
  )

const mainRow = (kitchen: Kitchen): string =>
  repeat(5, k =>
    at(
      -kitchen.r * 0.56 + k * kitchen.r * 0.28,
      kitchen.r * 0.06,
      0,
      0.7,
      tomatoWedge(kitchen.brush, 0).body,
    ),
  )
