import { at, line, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { box, wedge } from '../brush/shapes.ts'
import { clipRound } from '../fills/base.ts'
import { flatbread } from '../fills/dough.ts'
import { leafBed, saladGreens, shreds } from '../fills/leaves.ts'
import { cheeseShred, feta } from '../toppings/dairy.ts'
import { mince } from '../toppings/meats.ts'
import { avocadoSlice, tomatoWedge } from '../toppings/slices.ts'
import { board } from '../vessels/flat.ts'
import { plate } from '../vessels/round.ts'
import type { Dish } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { citrusAt, herbs, mainPieces, vegPieces } from './garnish.ts'

/** Tacos: soft shells folded open, filled along their length. */
export const tacos: Dish = {
  vessel: board,
  tone: () => '#ecc466',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const isCorn = !recipe.has('flour tortilla*')
    const taco = (x: number, y: number, turn: number): string => {
      const shell = flatbread(brush, r * 0.37, { colour: isCorn ? '#eec768' : '#ecd3a0', spots: 24 })
      const filling =
        clipRound(
          brush,
          r * 0.27,
          shreds(brush, r * 0.27, saladGreens, { count: 620, width: 8, length: 34 }),
        ) + strew(brush, mince('#87461f'), { count: 30, r: r * 0.2, apart: 12, lift: 2, at: [0, r * 0.02] })
      const small = { brush, r: r * 0.4, recipe }
      return (
        shadowOf(shell.outline, { x, y, turn, lift: 9 }) +
        at(
          x,
          y,
          turn,
          1,
          shell.body +
            filling +
            mainPieces(small, { count: 4, r: r * 0.16, apart: 26 }) +
            strew(brush, tomatoWedge, { count: 4, r: r * 0.18, apart: 26, scale: 0.62, lift: 2 }) +
            (recipe.has('cheese*, queso')
              ? strew(brush, cheeseShred, { count: 22, r: r * 0.2, apart: 7, lift: 0 })
              : strew(brush, feta, { count: 4, r: r * 0.18, apart: 22, scale: 0.5, lift: 2 })) +
            (recipe.has('avocado*, guacamole')
              ? lay(brush, avocadoSlice, { x: 0, y: -r * 0.06, turn: 20, scale: 0.8, lift: 2 })
              : '') +
            herbs(small, { count: 3, r: r * 0.18 }),
        )
      )
    }
    return (
      taco(-r * 0.5, -r * 0.28, -12) +
      taco(r * 0.2, -r * 0.38, 10) +
      taco(-r * 0.18, r * 0.38, 4) +
      taco(r * 0.54, r * 0.26, 26) +
      citrusAt(kitchen, r * 0.82, -r * 0.42) +
      citrusAt(kitchen, -r * 0.74, r * 0.46)
    )
  },
}

/** Wraps, burritos, shawarma, rolex, chimichanga: rolled, cut across, one half showing its spiral. */
const wrapHalf =
  (filling: readonly [string, ...string[]]): Food =>
  brush => {
    const d = box(220, 104, 40)
    return {
      outline: d,
      body:
        at(2, 7, 0, 1, shape(d, '#8a5a26')) +
        shape(
          d,
          brush.linear(
            [
              [0, '#fbeac2'],
              [0.45, '#eccb8c'],
              [1, '#b07a38'],
            ],
            [0, 0, 0, 1],
          ),
        ) +
        repeat(9, () =>
          oval(
            brush.between(-90, 50),
            brush.between(-34, 30),
            {
              rx: brush.between(8, 20),
              ry: brush.between(4, 9),
              turn: brush.between(-20, 20),
              opacity: 0.34,
            },
            '#9a5a1c',
          ),
        ) +
        line('M-100 14Q-10 34 84 10', '#a5702e', 3, 0.6) +
        line('M-92 -34H60', '#fffbe8', 6, 0.5) +
        oval(104, 0, { rx: 28, ry: 49 }, '#e6c07c') +
        oval(105, 0, { rx: 23, ry: 43 }, '#5a2c14') +
        repeat(26, () =>
          oval(
            105 + brush.between(-15, 15),
            brush.between(-34, 34),
            { rx: brush.between(4, 9), ry: brush.between(3, 7), turn: brush.between(0, 180) },
            brush.pick(filling),
          ),
        ),
    }
  }

export const wraps: Dish = {
  vessel: board,
  tone: () => '#eccb8c',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const filling = [
      recipe.has('egg, eggs') ? '#f6d35a' : '#f4ead0',
      '#7aa944',
      '#d8402c',
      recipe.has('bean*') ? '#5a2a24' : '#a5602c',
      '#f3c24a',
    ] as const
    return (
      arrange(
        brush,
        wrapHalf(filling),
        [
          [-0.26, -0.36, -20],
          [0.16, 0, -26],
          [-0.2, 0.36, -16],
        ],
        { r, scale: r / 205, lift: 11 },
      ) +
      herbs(kitchen, { count: 5, r: r * 0.5 }) +
      citrusAt(kitchen, r * 0.74, r * 0.4)
    )
  },
}

/** Quesadillas: browned triangles in a fan. */
export const quesadillas: Dish = {
  vessel: plate,
  tone: () => '#e3b968',
  draw: kitchen => {
    const { brush, r } = kitchen
    const piece: Food = chance => {
      const d = wedge(r * 0.62, 56)
      return {
        outline: d,
        body:
          at(2, 8, 0, 1, shape(d, '#f3c04a')) +
          at(1, 4, 0, 1, shape(d, '#a5682c')) +
          shape(
            d,
            chance.radial(
              [
                [0, '#fbe6b4'],
                [0.6, '#ecc680'],
                [1, '#c08a40'],
              ],
              0.4,
              0.4,
              0.7,
            ),
          ) +
          repeat(9, () =>
            oval(
              chance.between(r * 0.16, r * 0.54),
              chance.between(-r * 0.14, r * 0.14),
              {
                rx: chance.between(6, 17),
                ry: chance.between(5, 11),
                turn: chance.between(0, 180),
                opacity: 0.42,
              },
              '#8a4a14',
            ),
          ),
      }
    }
    const fan = [20, 84, 148, 212, 276, 340].map(turn =>
      lay(brush, piece, { x: 0, y: 0, turn, scale: 0.98, lift: 8 }),
    )
    return (
      at(0, 0, 0, 1, leafBed(brush, r * 0.3)) +
      fan.join('') +
      vegPieces(kitchen, { count: 5, r: r * 0.3, apart: 40, raw: true }) +
      herbs(kitchen, { count: 5, r: r * 0.34 }) +
      citrusAt(kitchen, r * 0.56, r * 0.46)
    )
  },
}
