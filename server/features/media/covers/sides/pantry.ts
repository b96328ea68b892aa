import type { Brush } from '../brush/brush.ts'
import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, oval, repeat, ring, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay } from '../brush/piece.ts'
import { inDisc } from '../brush/scatter.ts'
import { box, disc, leaf } from '../brush/shapes.ts'
import { strew } from '../dishes/dish.ts'
import { pool } from '../fills/base.ts'
import { grains } from '../fills/grains.ts'
import { stewSauce } from '../fills/sauce.ts'
import { basil, bayLeaf, coriander, dill, mint, parsley, rosemary, scallion } from '../toppings/herbs.ts'
import { cardamom, cinnamon, clove, starAnise } from '../toppings/seeds.ts'
import { bowlet, cup } from '../vessels/small.ts'

const gleam = (x: number, y: number, rx: number, opacity = 0.75): string =>
  oval(x, y, { rx, ry: rx * 0.5, turn: -36, opacity }, '#ffffff')

/** A side that brings its own shadow, because it is a vessel. */
const vessel =
  (draw: (brush: Brush) => string): Food =>
  brush => ({ outline: '', body: draw(brush) })

export const eggWhole: Food = (brush, turn) => {
  const d = 'M0 -50C26 -50 40 -14 40 10A40 38 0 0 1 -40 10C-40 -14 -26 -50 0 -50Z'
  const shell = brush.chance(0.5) ? '#d9a376' : '#f3e6d2'
  return {
    outline: d,
    body:
      shape(d, brush.ball(shell, turn, 0.36)) +
      repeat(16, () =>
        dot(brush.between(-26, 26), brush.between(-30, 34), brush.between(0.8, 1.6), darken(shell, 0.4), 0.4),
      ) +
      gleam(-13, -17, 12, 0.7),
  }
}

export const butterDish: Food = brush => ({
  outline: box(150, 96, 18),
  body:
    shape(box(150, 96, 18), '#c9b8a0') +
    at(
      -1,
      -2,
      0,
      1,
      shape(
        box(146, 91, 16),
        brush.linear([
          [0, '#fffaf2'],
          [1, '#ded0ba'],
        ]),
      ),
    ) +
    at(3, 6, 0, 1, shape(box(104, 52, 5), '#1c0500', 0.24)) +
    shape(box(104, 54, 5), '#c9982c') +
    at(
      -2,
      -7,
      0,
      1,
      shape(
        box(102, 44, 4),
        brush.linear([
          [0, '#fff3b4'],
          [0.5, '#fadb72'],
          [1, '#efc24a'],
        ]),
      ),
    ) +
    line('M34 -29V16', '#d9a93a', 2.4, 0.8) +
    at(58, 4, 12, 1, shape(box(13, 46, 3), '#f3cd5c') + line('M-4 -20V20', '#fff6cc', 2)),
})

export const cheeseWedge: Food = brush => {
  const d = 'M-70 32L46 -46Q66 -30 66 0L60 36Q0 52 -70 32Z'
  return {
    outline: d,
    body:
      shape(d, '#c98f22') +
      shape(
        'M-70 26L46 -46Q64 -32 66 -4L-66 30Z',
        brush.linear([
          [0, '#ffe79a'],
          [1, '#f2c552'],
        ]),
      ) +
      shape('M-70 30L66 -2L60 36Q0 50 -70 32Z', '#e0a934') +
      [
        [-8, 18, 8],
        [30, 14, 10],
        [10, 34, 6],
        [-36, 28, 5],
        [48, 30, 6],
        [28, -20, 7],
        [2, -2, 6],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            oval(x, y, { rx: r, ry: r * 0.76 }, '#a8701a') +
            oval(x + 1, y + 1.4, { rx: r * 0.8, ry: r * 0.56 }, '#d09a30'),
        )
        .join('') +
      line('M-62 24L44 -42', '#fffadc', 3, 0.7),
  }
}

export const chocolate: Food = brush => {
  const piece = (x: number, y: number): string =>
    at(
      x,
      y,
      0,
      1,
      shape(box(38, 30, 4), '#2a1208') +
        at(
          -1,
          -1.5,
          0,
          1,
          shape(
            box(34, 26, 4),
            brush.linear([
              [0, '#8a5636'],
              [0.5, '#5a2f1a'],
              [1, '#3f1d0f'],
            ]),
          ),
        ) +
        shape(box(22, 15, 3), '#4a2413') +
        line('M-10 -7H8', '#b98a68', 1.6, 0.7),
    )
  return {
    outline: box(122, 68, 6),
    body: repeat(6, k => piece(-40 + (k % 3) * 40, -16 + Math.floor(k / 3) * 32)),
  }
}

export const baconStrips: Food = () => {
  const strip = (y: number): string => {
    const d = `M-80 ${y}q20 -14 40 0t40 0t40 0t40 0`
    return (
      line(d, '#1c0500', 26, 0.2) +
      line(d, '#7a2a1c', 24) +
      line(d, '#b8503a', 21) +
      at(0, -5, 0, 1, line(d, '#f3cdb0', 6)) +
      at(0, 6, 0, 1, line(d, '#eebc9c', 4)) +
      at(0, -9, 0, 1, line(d, '#ffffff', 1.6, 0.4))
    )
  }
  return { outline: box(150, 60, 16), body: strip(-15) + strip(15) }
}

export const wheat: Food = brush => ({
  outline: leaf(150, 16),
  body: repeat(3, s =>
    at(
      -70,
      (s - 1) * 8,
      (s - 1) * 13,
      1,
      line('M0 0Q60 -6 150 0', '#b98a34', 3.4) +
        repeat(7, k =>
          at(
            92 + k * 9,
            0,
            0,
            1,
            at(
              0,
              0,
              34,
              1,
              oval(8, 0, { rx: 10, ry: 4.4 }, brush.pick(['#e6b850', '#d6a23c', '#f0cd74'])) +
                line('M14 0L30 0', '#d6a84a', 1.2),
            ) +
              at(
                0,
                0,
                -34,
                1,
                oval(8, 0, { rx: 10, ry: 4.4 }, brush.pick(['#e6b850', '#d6a23c', '#c99434'])) +
                  line('M14 0L30 0', '#d6a84a', 1.2),
              ),
          ),
        ),
    ),
  ),
})

export const riceBowl = vessel(brush =>
  bowlet(
    brush,
    66,
    '#f2ebdc',
    grains(brush, 60, ['#fff8ea', '#f3e8d2', '#e6d8bc'], { length: 8, width: 2.8, count: 3200 }),
  ),
)
export const flourBowl = vessel(brush => bowlet(brush, 68, '#2f6f73', heap(brush, 62, '#fdf8ec')))
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
export const sauceBowl = (colour: string): Food =>
  vessel(brush => bowlet(brush, 62, '#f1ece0', stewSauce(brush, 57, colour, { lumps: 330 })))
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
export const waterGlass = vessel(brush => roundGlass(brush, '#cfe0dc'))

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

export const peanutShells: Food = brush => ({
  outline: disc(40),
  body: [
    [-22, -10, 20],
    [22, 8, -30],
    [-4, 30, 70],
  ]
    .map(([x = 0, y = 0, a = 0]) => {
      const d = 'M-40 0C-40 -20 -12 -20 0 -11C12 -20 42 -18 42 0C42 18 12 18 0 11C-12 20 -40 20 -40 0Z'
      return (
        at(x + 4, y + 7, a, 1, shape(d, '#1c0500', 0.3)) +
        at(
          x,
          y,
          a,
          1,
          shape(d, brush.ball('#d0a262', a, 0.42)) +
            repeat(5, k => line(`M${-30 + k * 14} -9v18`, '#96702f', 1.6, 0.5)) +
            line('M-32 0H34', '#96702f', 1.4, 0.5),
        )
      )
    })
    .join(''),
})

export const herbBunch =
  (food: Food): Food =>
  brush => ({
    outline: '',
    body:
      lay(brush, food, { x: 0, y: 0, turn: -20, scale: 1.9, lift: 5 }) +
      lay(brush, food, { x: 22, y: 26, turn: 30, scale: 1.6, lift: 5 }),
  })
export const parsleyBunch = herbBunch(parsley)
export const corianderBunch = herbBunch(coriander)
export const mintSprig: Food = brush => ({
  outline: '',
  body: lay(brush, mint, { x: 0, y: 0, scale: 1.6, lift: 6 }),
})
export const basilSprig: Food = brush => ({
  outline: '',
  body: lay(brush, basil, { x: 0, y: 0, scale: 1.7, lift: 6 }),
})
export const rosemarySprig: Food = brush => ({
  outline: '',
  body: lay(brush, rosemary, { x: -40, y: 0, scale: 1.6, lift: 5 }),
})
export const dillSprig: Food = brush => ({
  outline: '',
  body:
    lay(brush, dill, { x: -30, y: 0, scale: 2, lift: 5 }) +
    lay(brush, dill, { x: -26, y: 12, turn: 24, scale: 1.7, lift: 5 }),
})
export const bayLeaves: Food = brush => ({
  outline: '',
  body:
    lay(brush, bayLeaf, { x: -30, y: 0, turn: -10, scale: 1.3, lift: 4 }) +
    lay(brush, bayLeaf, { x: -22, y: 8, turn: 40, scale: 1.2, lift: 4 }),
})
export const scallionRings: Food = brush => ({
  outline: '',
  body: [
    [0, 0],
    [20, 14],
    [-6, 26],
    [26, 40],
    [44, 22],
  ]
    .map(([x = 0, y = 0]) => lay(brush, scallion, { x, y, scale: 1.5, lift: 3 }))
    .join(''),
})
export const starAnises: Food = brush => ({
  outline: '',
  body:
    lay(brush, starAnise, { x: 0, y: 0, scale: 1.7, lift: 5 }) +
    lay(brush, starAnise, { x: 40, y: 30, turn: 20, scale: 1.2, lift: 5 }),
})
export const cinnamonSticks: Food = brush => ({
  outline: '',
  body:
    lay(brush, cinnamon, { x: 0, y: 0, turn: -38, scale: 1.15, lift: 6 }) +
    lay(brush, cinnamon, { x: 40, y: 30, turn: -26, scale: 1.05, lift: 6 }),
})
export const cardamoms: Food = brush => ({
  outline: '',
  body: [
    [0, 0, -24],
    [40, 26, 40],
    [-16, 34, 80],
  ]
    .map(([x = 0, y = 0, turn = 0]) => lay(brush, cardamom, { x, y, turn, scale: 1.25, lift: 4 }))
    .join(''),
})
export const cloves: Food = brush => ({
  outline: '',
  body: repeat(6, k =>
    lay(brush, clove, {
      x: (k % 3) * 26,
      y: Math.floor(k / 3) * 24,
      turn: brush.between(0, 360),
      scale: 1.4,
      lift: 3,
    }),
  ),
})
