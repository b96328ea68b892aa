import { at, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { shadowOf } from '../brush/piece.ts'
import { blob, box } from '../brush/shapes.ts'
import { pool } from '../fills/base.ts'
import { dust } from '../fills/crumb.ts'
import { maize } from '../toppings/seeds.ts'
import { board } from '../vessels/flat.ts'
import { bowl } from '../vessels/round.ts'
import type { Dish, Kitchen } from './dish.ts'
import { strew } from './dish.ts'

/** Dough resting under flour, with its pin. */
export const dough: Dish = {
  vessel: board,
  tone: () => '#f0ddb4',
  draw: ({ brush, r }) => {
    const edge = blob(brush, r * 0.5, { points: 14, jitter: 0.03 })
    const body = brush.radial(
      [
        [0, '#fffaf0'],
        [0.5, '#f3e3c0'],
        [1, '#c9a877'],
      ],
      0.36,
      0.3,
      0.74,
    )
    const folds = repeat(4, k =>
      line(
        `M${n(-r * 0.3 + k * 14)} ${n(-r * 0.1 + k * r * 0.09)}q${n(r * 0.2)} ${n(-r * 0.12)} ${n(r * 0.44)} ${n(-r * 0.02)}`,
        '#c2a06c',
        3,
        0.34,
      ),
    )
    return (
      dust(brush, { r: r * 0.94, count: 420, colours: ['#fffdf6', '#fff4dc'] }) +
      shadowOf(edge, { x: -r * 0.26, y: r * 0.02, lift: 16 }) +
      at(
        -r * 0.26,
        r * 0.02,
        0,
        1,
        shape(edge, body) + folds + dust(brush, { r: r * 0.46, count: 120, colours: ['#ffffff', '#fff8ea'] }),
      ) +
      rollingPin(brush, r)
    )
  },
}

function rollingPin(brush: Kitchen['brush'], r: number): string {
  const barrel = box(r * 0.94, r * 0.25, 18)
  const wood = brush.linear(
    [
      [0, '#f0cd96'],
      [0.45, '#c9935a'],
      [1, '#80501f'],
    ],
    [0, 0, 0, 1],
  )
  const pin =
    line(`M${n(-r * 0.68)} 0H${n(r * 0.68)}`, '#6b4018', r * 0.1) +
    line(`M${n(-r * 0.68)} -3H${n(r * 0.68)}`, '#b9824a', r * 0.06) +
    shape(barrel, wood) +
    line(`M${n(-r * 0.4)} ${n(-r * 0.07)}H${n(r * 0.4)}`, '#fff3d6', 5, 0.5)
  return shadowOf(barrel, { x: r * 0.5, y: r * 0.08, turn: 66, lift: 12 }) + at(r * 0.5, r * 0.08, 66, 1, pin)
}

/** Popcorn. */
export const popcorn: Dish = {
  vessel: bowl,
  tone: () => '#fbf0d2',
  draw: ({ brush, r }) =>
    pool(brush, r * 0.92, '#8a6a34') +
    strew(brush, popped, { count: 120, r: r * 0.84, apart: r * 0.1, lift: 5, scale: r / 250 }) +
    strew(brush, maize, { count: 6, r: r * 0.7, apart: 80, lift: 2 }),
}

const popped: Food = brush => ({
  outline: blob(brush, 26, { points: 7, jitter: 0.2 }),
  body:
    repeat(5, k =>
      at(
        0,
        0,
        k * 72 + brush.between(-14, 14),
        1,
        dot(
          13,
          0,
          brush.between(11, 15),
          brush.radial([
            [0, '#ffffff'],
            [0.6, '#fdf3d8'],
            [1, '#e3c98e'],
          ]),
        ),
      ),
    ) +
    dot(0, 0, 11, '#fffaf0') +
    oval(3, 4, { rx: 6, ry: 4, turn: 30, opacity: 0.7 }, '#d99a3a'),
})
