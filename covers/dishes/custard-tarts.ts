import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, oval, repeat, ring, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { inDisc } from '../brush/scatter.ts'
import { blob, disc } from '../brush/shapes.ts'
import { dust } from '../fills/crumb.ts'
import { plate } from '../vessels/round.ts'
import type { Dish } from './dish.ts'
import { arrange } from './dish.ts'

const pastry = '#dba552'
const [outer, inner] = [66, 51]

/** A small tart: flaky rim wound round and round, trembling custard, sugar that caught the heat. */
const custardTart =
  (isScorched: boolean): Food =>
  (brush, turn) => {
    const edge = blob(brush, outer, { points: 22, jitter: 0.03 })
    const leaves = repeat(38, k =>
      at(
        0,
        0,
        (k / 38) * 360 + brush.between(-3, 3),
        1,
        line(
          `M${n(inner)} 0Q${n(inner + 7)} ${n(brush.between(2, 5))} ${n(outer - 2)} ${n(brush.between(2, 7))}`,
          k % 2 ? lighten(pastry, 0.5) : darken(pastry, 0.42),
          3,
          0.62,
        ),
      ),
    )
    const scorch = repeat(isScorched ? 13 : 3, () => {
      const [x, y] = inDisc(brush, inner * 0.76)
      const soft = brush.radial(
        [
          [0, '#2e1004', 0.95],
          [0.45, '#6a2f0a', 0.85],
          [0.75, '#a5601a', 0.5],
          [1, '#c98a2a', 0],
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
        shape(blob(brush, brush.between(6, 17), { points: 9, jitter: 0.36, flat: 0.74 }), soft),
      )
    })
    return {
      outline: disc(outer),
      body:
        at(1, 6, 0, 1, shape(edge, darken(pastry, 0.6))) +
        shape(edge, brush.ball(pastry, turn, 0.44)) +
        leaves +
        ring(0, 0, inner + 1, '#7a3f0e', 3.4, 0.6) +
        dot(
          0,
          0,
          inner,
          brush.radial([
            [0, '#ffe27a'],
            [0.6, '#f8c638'],
            [1, '#d98d18'],
          ]),
        ) +
        oval(-14, -22, { rx: 22, ry: 11, turn: -36, opacity: 0.6 }, '#fff0a8') +
        scorch +
        line('M-34 -18Q-24 -34 -6 -38', '#fffbe2', 4, 0.8) +
        oval(20, 24, { rx: 9, ry: 3, turn: -36, opacity: 0.35 }, '#fff3c0'),
    }
  }

/** Pastéis de nata, egg tarts: a plate of them, scorched where the recipe comes from Portugal. */
export const custardTarts: Dish = {
  vessel: plate,
  tone: () => '#f3bd3a',
  draw: ({ brush, r, recipe }) =>
    arrange(
      brush,
      custardTart(!recipe.isNamed('egg tart*, dan tat, custard tart*')),
      [
        [-0.24, -0.44, 10],
        [0.25, -0.43, 70],
        [0.49, 0, 130],
        [0.25, 0.43, 190],
        [-0.25, 0.42, 250],
        [-0.49, -0.01, 310],
        [0, -0.01, 40],
      ],
      { r, scale: r / 264, lift: 9 },
    ) + dust(brush, { r: r * 0.6, count: 120, colours: ['#8a4a1c', '#a5622a', '#ffffff'] }),
}
