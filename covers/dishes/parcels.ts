import { darken } from '../brush/colour.ts'
import { at, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { blob, box } from '../brush/shapes.ts'
import { crustBlisters } from '../fills/dough.ts'
import { leafBed } from '../fills/leaves.ts'
import { stewSauce } from '../fills/sauce.ts'
import { sesame } from '../toppings/seeds.ts'
import { plate } from '../vessels/round.ts'
import { bowlet } from '../vessels/small.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { herbs } from './garnish.ts'

/** Samosa: a crisp triangle with its folded flap and a pinched edge. */
const samosaPiece: Food = (brush, turn) => {
  const d = 'M0 -86Q8 -88 14 -78L84 44Q90 62 72 64Q0 78 -72 64Q-90 62 -84 44L-14 -78Q-8 -88 0 -86Z'
  return {
    outline: d,
    body:
      at(1, 5, 0, 1, shape(d, '#6b3209')) +
      shape(d, brush.ball('#d99a45', turn, 0.5)) +
      shape('M-14 -78L-84 44Q-88 60 -70 63L22 10Z', '#f3ca80', 0.65) +
      line('M-12 -72L24 12L-68 62', '#8a4a14', 3, 0.7) +
      line('M-15 -70L20 11', '#ffe9b8', 2.4, 0.7) +
      repeat(9, k => line(`M${n(-64 + k * 16)} ${n(66 + 5 * Math.sin(k / 2.6))}l4 -9`, '#8a4a14', 2.4, 0.6)) +
      at(6, 16, 0, 1, crustBlisters(brush, { r: 42, colour: '#c07a2c', count: 22 })),
  }
}

export const samosas: Dish = {
  vessel: plate,
  tone: () => '#d99a45',
  draw: kitchen => {
    const { brush, r } = kitchen
    return (
      arrange(
        brush,
        samosaPiece,
        [
          [-0.36, -0.34, -16],
          [0.32, -0.36, 30],
          [-0.46, 0.28, 200],
          [0.12, 0.14, 168],
          [0.04, 0.5, 20],
        ],
        { r, scale: r / 270, lift: 10 },
      ) +
      dipAt(kitchen, r * 0.56, r * 0.36) +
      herbs(kitchen, { count: 7, r: r * 0.56 })
    )
  },
}

/** A small bowl of something to dip into, on the plate. */
export function dipAt({ brush, r, recipe }: Kitchen, x: number, y: number): string {
  const isGreen = recipe.has('mint, cilantro, coriander, dhania')
  const dark = recipe.has('soy sauce, vinegar')
  return at(
    x,
    y,
    0,
    1,
    bowlet(
      brush,
      r * 0.22,
      '#f1ece0',
      stewSauce(brush, r * 0.22, dark ? '#3a1a0c' : isGreen ? '#7f9a3c' : '#b3361c', { lumps: 160 }),
    ),
  )
}

/** Gyoza, momo, pierogi: half moons with pleats. */
const dumplingPiece =
  (isFried: boolean): Food =>
  (brush, turn) => {
    const d =
      'M-70 18C-74 -34 -30 -58 4 -56C44 -54 78 -28 70 20C64 36 44 26 34 36C22 28 10 40 0 34C-12 42 -22 30 -34 38C-44 28 -62 36 -70 18Z'
    const skin = isFried ? '#e6bd78' : '#f3e3c2'
    const pleats = repeat(
      7,
      k =>
        line(
          `M${n(-48 + k * 16)} ${n(30 - 3 * Math.abs(k - 3))}Q${n(-40 + k * 13.5)} 6 ${n(-26 + k * 9)} ${n(-10 - 2 * (3 - Math.abs(k - 3)))}`,
          darken(skin, 0.34),
          2.6,
          0.55,
        ) +
        line(
          `M${n(-45 + k * 16)} ${n(28 - 3 * Math.abs(k - 3))}Q${n(-37 + k * 13.5)} 6 ${n(-24 + k * 9)} -6`,
          '#ffffff',
          1.6,
          0.5,
        ),
    )
    const browned = isFried
      ? oval(
          0,
          -22,
          { rx: 46, ry: 22, opacity: 0.45 },
          brush.radial(
            [
              [0, '#a5571a'],
              [0.7, '#c98338', 0.6],
              [1, '#c98338', 0],
            ],
            0.5,
            0.5,
            0.5,
          ),
        )
      : ''
    return {
      outline: d,
      body:
        at(1, 4, 0, 1, shape(d, darken(skin, 0.5))) +
        shape(d, brush.ball(skin, turn, 0.36)) +
        browned +
        pleats +
        line('M-46 -16Q-30 -42 4 -44', '#ffffff', 5, 0.6),
    }
  }

export const dumplings: Dish = {
  vessel: plate,
  tone: () => '#f3e3c2',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const isFried = !recipe.isNamed(
      'steamed, boiled, soup, vareniki, pierog*, knodel, maultaschen, siu mai, har gow',
    )
    return (
      arrange(
        brush,
        dumplingPiece(isFried),
        [
          [-0.02, -0.5, 0],
          [0.4, -0.34, 50],
          [0.5, 0.04, 100],
          [-0.44, -0.3, -50],
          [-0.52, 0.1, -100],
          [-0.26, 0.42, 210],
          [0.02, -0.06, 10],
          [0.12, 0.3, 170],
        ],
        { r, scale: r / 275, lift: 8 },
      ) +
      dipAt(kitchen, r * 0.5, r * 0.46) +
      strew(brush, sesame, { count: 40, r: r * 0.56, apart: 12, lift: 0 }) +
      herbs(kitchen, { count: 9, r: r * 0.56 })
    )
  },
}

/** Spring rolls, sausage rolls, taquitos, chimichanga: cylinders with an open end. */
const rollPiece =
  (filling: string): Food =>
  brush => {
    const d = box(190, 62, 22)
    return {
      outline: d,
      body:
        at(1, 5, 0, 1, shape(d, '#6b3209')) +
        shape(
          d,
          brush.linear(
            [
              [0, '#f6d493'],
              [0.45, '#d99843'],
              [1, '#8f4f18'],
            ],
            [0, 0, 0, 1],
          ),
        ) +
        line('M-86 12Q0 22 88 8', '#8a4a14', 2.6, 0.6) +
        at(0, -2, 0, 1, crustBlisters(brush, { r: 24, colour: '#c07a2c', count: 8 })) +
        at(-56, 0, 0, 1, crustBlisters(brush, { r: 22, colour: '#c07a2c', count: 7 })) +
        at(50, 0, 0, 1, crustBlisters(brush, { r: 22, colour: '#c07a2c', count: 7 })) +
        oval(95, 0, { rx: 13, ry: 29 }, '#f0cd8c') +
        oval(96.5, 0, { rx: 9, ry: 23 }, filling) +
        repeat(7, () =>
          dot(
            96 + brush.between(-5, 5),
            brush.between(-17, 17),
            brush.between(1.6, 3.2),
            brush.pick(['#e8862f', '#7fae4a', '#f3dcae']),
            0.8,
          ),
        ) +
        line('M-80 -20H70', '#fff1cc', 5, 0.5),
    }
  }

export const rollsFried: Dish = {
  vessel: plate,
  tone: () => '#d99843',
  draw: kitchen => {
    const { brush, r } = kitchen
    return (
      at(0, 4, 0, 1, leafBed(brush, r * 0.62)) +
      arrange(
        brush,
        rollPiece('#8a5230'),
        [
          [-0.04, -0.4, -14],
          [0.04, -0.14, -9],
          [-0.06, 0.13, -15],
          [0.04, 0.4, -8],
        ],
        { r, scale: r / 215, lift: 9 },
      ) +
      dipAt(kitchen, r * 0.56, -r * 0.46) +
      herbs(kitchen, { count: 6, r: r * 0.56 })
    )
  },
}

/** Thin fried pastry: grostoli, chiacchiere, chicharrones, crisps. */
export const crisp =
  (colour: string): Food =>
  (brush, turn) => {
    const edge = blob(brush, 46, { points: 9, jitter: 0.1, flat: 0.8 })
    return {
      outline: edge,
      body:
        at(1, 3, 0, 1, shape(edge, darken(colour, 0.45))) +
        shape(edge, brush.ball(colour, turn, 0.44)) +
        crustBlisters(brush, { r: 34, colour, count: 8 }) +
        line(
          `M-30 ${n(brush.between(-14, 6))}Q0 ${n(brush.between(-30, -12))} 30 ${n(brush.between(-12, 8))}`,
          '#fff4d2',
          4,
          0.55,
        ) +
        line('M-24 20Q4 30 30 14', darken(colour, 0.4), 3, 0.4),
    }
  }
