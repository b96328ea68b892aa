import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, oval, repeat, ring, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import type { Point } from '../brush/shapes.ts'
import { blob, box, smooth } from '../brush/shapes.ts'
import { crumbs, dust } from '../fills/crumb.ts'
import { crustBlisters } from '../fills/dough.ts'
import { leafBed } from '../fills/leaves.ts'
import { stewSauce } from '../fills/sauce.ts'
import { sesame } from '../toppings/seeds.ts'
import { tin } from '../vessels/flat.ts'
import { plate } from '../vessels/round.ts'
import { bowlet } from '../vessels/small.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { citrusAt, herbs } from './garnish.ts'

const ringOfSix = [
  [-0.34, -0.3, 20],
  [0.3, -0.36, -34],
  [-0.48, 0.22, -70],
  [0.46, 0.18, 48],
  [0.0, 0.48, 8],
  [-0.02, 0, -14],
] as const
const ringOfEight = [
  [0, 0.03, 10],
  [0.46, -0.1, 40],
  [0.3, 0.36, 80],
  [-0.12, 0.48, 120],
  [-0.46, 0.2, 160],
  [-0.42, -0.26, 200],
  [-0.04, -0.46, 250],
  [0.36, -0.46, 310],
] as const

const mandaziCorners: readonly Point[] = [
  [0, -90],
  [22, -76],
  [48, -28],
  [80, 34],
  [80, 62],
  [54, 74],
  [0, 72],
  [-54, 76],
  [-82, 62],
  [-78, 32],
  [-46, -30],
  [-22, -76],
]

/** A mandazi: three soft corners, a pale seam where it floated, blisters and a shine. */
const mandaziPiece: Food = (brush, turn) => {
  const s = 84
  const d = smooth(mandaziCorners)
  return {
    outline: d,
    body:
      at(1, 4, 0, 1, shape(d, '#7a3f10')) +
      shape(d, '#f3d198') +
      at(-0.6, -2.4, 0, 0.955, shape(d, brush.ball('#dd9c4a', turn, 0.42))) +
      at(0, 6, 0, 1, crustBlisters(brush, { r: s * 0.56, colour: '#b8702a', count: 26 })) +
      line(
        `M${n(-s * 0.44)} ${n(s * 0.14)}Q${n(-s * 0.22)} ${n(-s * 0.42)} ${n(s * 0.02)} ${n(-s * 0.68)}`,
        '#fff4d6',
        6,
        0.6,
      ) +
      line(
        `M${n(-s * 0.3)} ${n(s * 0.5)}Q${n(s * 0.1)} ${n(s * 0.6)} ${n(s * 0.44)} ${n(s * 0.46)}`,
        '#ffd591',
        3.4,
        0.4,
      ),
  }
}

export const mandazi: Dish = {
  vessel: plate,
  tone: () => '#dc9846',
  draw: ({ brush, r }) =>
    arrange(brush, mandaziPiece, ringOfSix, { r, scale: r / 262, lift: 11 }) +
    dust(brush, { r: r * 0.66, count: 130, colours: ['#fff6e6', '#ffffff'] }) +
    strew(brush, sugarGrain, { count: 60, r: r * 0.6, apart: 12, lift: 0 }),
}

const sugarGrain: Food = () => ({ outline: '', body: oval(0, 0, { rx: 3.2, ry: 1.3 }, '#ffffff') })

/** Fritters, falafel, bhajia, castagnole: rough golden balls. */
const ball =
  (colour: string): Food =>
  (brush, turn) => {
    const r = 56
    const edge = blob(brush, r, { points: 12, jitter: 0.06 })
    return {
      outline: edge,
      body:
        at(0.5, 3, 0, 1, shape(edge, darken(colour, 0.6))) +
        shape(edge, brush.ball(colour, turn, 0.55)) +
        crumbs(brush, r * 0.84, colour, 70) +
        crustBlisters(brush, { r: r * 0.7, colour, count: 14 }) +
        oval(-r * 0.3, -r * 0.38, { rx: r * 0.28, ry: r * 0.14, turn: -36, opacity: 0.55 }, '#fff4d8'),
    }
  }

export const fritters: Dish = {
  vessel: plate,
  tone: recipe => fritterColour(recipe),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const isSweet = recipe.has('sugar, sukari, honey, zucker, azucar')
    const bed = isSweet ? '' : at(0, 4, 0, 1, leafBed(brush, r * 0.64))
    return (
      bed +
      arrange(brush, ball(fritterColour(recipe)), ringOfEight, { r, scale: r / 245, lift: 9 }) +
      (isSweet
        ? dust(brush, { r: r * 0.68, count: 260, colours: ['#ffffff', '#fff8ee'] })
        : herbs(kitchen, { count: 8, r: r * 0.6 }) + citrusAt(kitchen, r * 0.54, r * 0.46))
    )
  },
}

const fritterColour = (recipe: Recipe): string =>
  recipe.isNamed('falafel, spinach')
    ? '#8f6a34'
    : recipe.isNamed('cheese, potato, arancini, croquet*, croqueta*')
      ? '#d99a3e'
      : '#c07a30'

/** Ring doughnuts with icing. */
const doughnut =
  (icing: string): Food =>
  (brush, turn) => {
    const edge = blob(brush, 70, { points: 14, jitter: 0.02 })
    const glaze = blob(brush, 59, { points: 13, jitter: 0.06 })
    const sprinkles = repeat(26, () => {
      const a = brush.between(0, 6.28)
      const d = brush.between(29, 53)
      return at(
        Math.cos(a) * d,
        Math.sin(a) * d,
        brush.between(0, 180),
        1,
        line('M-4 0H4', brush.pick(['#fff4dc', '#f2b632', '#1f8a84', '#c0472a']), 3),
      )
    })
    return {
      outline: edge,
      body:
        at(1, 4, 0, 1, shape(edge, '#7a3f10')) +
        shape(edge, brush.ball('#d3933f', turn, 0.5)) +
        shape(glaze, darken(icing, 0.3)) +
        at(-1, -2, 0, 0.98, shape(glaze, brush.ball(icing, turn, 0.4))) +
        ring(0, 0, 41, lighten(icing, 0.6), 4, 0.35) +
        sprinkles +
        dot(0, 0, 24, '#8a4d18') +
        dot(2, 3, 21, '#3a1a06', 0.8),
    }
  }

export const doughnuts: Dish = {
  vessel: plate,
  tone: () => '#d3933f',
  draw: ({ brush, r, recipe }) =>
    arrange(
      brush,
      doughnut(recipe.has('chocolate, cocoa') ? '#4f2716' : '#f0c3c0'),
      [
        [0, -0.46, 0],
        [0.44, -0.14, 40],
        [0.28, 0.38, 80],
        [-0.28, 0.38, 120],
        [-0.44, -0.14, 160],
        [0, 0, 200],
      ],
      { r, scale: r / 235, lift: 9 },
    ),
}

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
function dipAt({ brush, r, recipe }: Kitchen, x: number, y: number): string {
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
const crisp =
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

export const crisps: Dish = {
  vessel: tin,
  tone: () => '#e6b04a',
  draw: ({ brush, r, recipe }) => {
    const isSweet = recipe.has('sugar')
    return (
      strew(
        brush,
        crisp(
          recipe.isNamed('jerky, biltong')
            ? '#6a2f1c'
            : recipe.isNamed('chicharron*, grostoli')
              ? '#d9983f'
              : '#eebc58',
        ),
        { count: 44, r: r * 0.72, apart: r * 0.17, lift: 6, scale: r / 270 },
      ) + dust(brush, { r: r * 0.78, count: isSweet ? 260 : 90, colours: ['#ffffff', '#fff6e4'] })
    )
  },
}

/** Fries, wedges, roast potatoes. */
const fry =
  (colour: string): Food =>
  brush => {
    const length = brush.between(92, 132)
    const d = box(length, 20, 4)
    return {
      outline: d,
      body:
        at(1, 3, 0, 1, shape(d, darken(colour, 0.5))) +
        shape(
          d,
          brush.linear(
            [
              [0, lighten(colour, 0.4)],
              [0.55, colour],
              [1, darken(colour, 0.2)],
            ],
            [0, 0, 0, 1],
          ),
        ) +
        `<rect x="${n(-length / 2)}" y="-10" width="9" height="20" rx="3" fill="#a5601a" opacity=".6"/><rect x="${n(length / 2 - 9)}" y="-10" width="9" height="20" rx="3" fill="#a5601a" opacity=".6"/>` +
        line(`M${n(-length * 0.4)} -5H${n(length * 0.4)}`, '#fff6d6', 2.4, 0.6),
    }
  }

export const fries: Dish = {
  vessel: plate,
  tone: () => '#ecb845',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const colour = recipe.isNamed('sweet potato*, carrot') ? '#e5843a' : '#efbe52'
    return (
      strew(brush, fry(colour), { count: 60, r: r * 0.52, apart: r * 0.09, scale: r / 265, lift: 6 }) +
      dipAt(kitchen, r * 0.44, r * 0.44) +
      dust(brush, { r: r * 0.6, count: 70, colours: ['#ffffff', '#fffbe8'] }) +
      herbs(kitchen, { count: 5, r: r * 0.4 })
    )
  },
}
