import { darken } from '../brush/colour.ts'
import { at, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { onRing } from '../brush/scatter.ts'
import { blob, box, wedge } from '../brush/shapes.ts'
import { clipRound } from '../fills/base.ts'
import { crumbsIn } from '../fills/crumb.ts'
import { flatbread } from '../fills/dough.ts'
import { leafBed, saladGreens, shreds } from '../fills/leaves.ts'
import { cheeseShred, feta } from '../toppings/dairy.ts'
import { mince } from '../toppings/meats.ts'
import { sesame } from '../toppings/seeds.ts'
import { avocadoSlice, onionRing, tomatoSlice, tomatoWedge } from '../toppings/slices.ts'
import { board } from '../vessels/flat.ts'
import { plate } from '../vessels/round.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { citrusAt, herbs, mainPieces, vegPieces } from './garnish.ts'

/** Two burgers: one closed under sesame, one open, so that one sees what is in it. */
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
