import { at, dot, line, n, oval, repeat } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay } from '../brush/piece.ts'
import { leafBed, saladGreens } from '../fills/leaves.ts'
import { stewSauce } from '../fills/sauce.ts'
import { rosemary } from '../toppings/herbs.ts'
import { mince, potatoChunk } from '../toppings/meats.ts'
import { board } from '../vessels/flat.ts'
import { bowl, plate } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import { sauceColour } from '../words/sauce-colour.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { citrusAt, freshHeap, herbs, vegPieces } from './garnish.ts'
import {
  chop,
  cutlet,
  drumstick,
  meatball,
  ribRack,
  roastSlice,
  sausage,
  skewer,
  slicedBreast,
  steak,
  tender,
  thigh,
  wing,
} from './meat-pieces.ts'

const isSaucy = (recipe: Recipe): boolean =>
  recipe.isNamed(
    'sauce, gravy, braised, stew*, cooked, honey, sticky, sriracha, teriyaki, wine, vinegar, satay, caipira',
  )

/** A puddle of gravy or glaze under meat. */
function puddle(kitchen: Kitchen, size = 0.62): string {
  const { brush, r, recipe } = kitchen
  return at(r * 0.02, r * 0.04, 0, 1, stewSauce(brush, r * size, glazeColour(recipe), { lumps: 50 }))
}

/** Meat juice is brown unless the title says what colours it. */
const glazeColour = (recipe: Recipe): string =>
  recipe.isNamed('tomato*, paprika, curry, peanut, satay, orange, cream, mustard, green, mushroom*')
    ? sauceColour(recipe)
    : '#84431c'

const bed = ({ brush, r }: Kitchen, size = 0.66): string =>
  at(r * 0.05, r * 0.08, 0, 1, leafBed(brush, r * size, saladGreens, { count: 110, size: 0.84 }))

/** What lies under: sauce if the title speaks of it, else leaves. */
const under = (kitchen: Kitchen): string => (isSaucy(kitchen.recipe) ? puddle(kitchen) : bed(kitchen))

function meatDish(
  tone: string,
  pieces: (kitchen: Kitchen) => string,
  { vessel = plate, floor = under }: { vessel?: Dish['vessel']; floor?: (kitchen: Kitchen) => string } = {},
): Dish {
  return {
    vessel,
    tone: () => tone,
    draw: kitchen => {
      const { r } = kitchen
      return (
        floor(kitchen) +
        pieces(kitchen) +
        vegPieces(kitchen, { count: 8, r: r * 0.6, apart: 50, raw: !isSaucy(kitchen.recipe) }) +
        herbs(kitchen, { count: 8, r: r * 0.52 }) +
        citrusAt(kitchen, r * 0.5, r * 0.4)
      )
    },
  }
}

const nothing = (): string => ''

export const steakDish: Dish = {
  vessel: board,
  tone: () => '#8a4726',
  draw: kitchen => {
    const { brush, r } = kitchen
    return (
      arrange(
        brush,
        steak,
        [
          [-0.2, -0.26, -16],
          [0.12, 0.28, 160],
        ],
        { r, scale: r / 175, lift: 10 },
      ) +
      strew(brush, potatoChunk, { count: 6, r: r * 0.26, apart: 40, at: [r * 0.62, -r * 0.38], lift: 5 }) +
      lay(brush, rosemary, { x: -r * 0.62, y: r * 0.42, turn: -24, scale: 1.4, lift: 4 }) +
      lay(brush, rosemary, { x: -r * 0.4, y: r * 0.5, turn: -50, scale: 1.2, lift: 4 }) +
      salt(brush, r) +
      herbs(kitchen, { count: 4, r: r * 0.4 })
    )
  },
}

const salt = (brush: Kitchen['brush'], r: number): string =>
  repeat(70, () =>
    dot(
      brush.between(-r * 0.8, r * 0.8),
      brush.between(-r * 0.6, r * 0.6),
      brush.between(1, 2.2),
      '#fffdf6',
      0.85,
    ),
  )

/** Sunday roast, meat loaf, brisket, smoked turkey: slices fanned over their juice. */
export const roast: Dish = meatDish(
  '#9a5a3c',
  ({ brush, r, recipe }) => {
    const isPale = recipe.isNamed('turkey, pork, chicken, porchetta, schwein*')
    const slice = isPale
      ? roastSlice('#d8a884', '#8a4a1e')
      : recipe.isNamed('meatloaf, meat loaf, loaf, wellington')
        ? roastSlice('#9a5c3a', '#4a2010')
        : roastSlice()
    return arrange(
      brush,
      slice,
      [
        [-0.34, -0.3, -32],
        [-0.16, -0.16, -28],
        [0.02, 0, -26],
        [0.2, 0.15, -24],
        [0.36, 0.3, -20],
      ],
      { r, scale: r / 200, lift: 7 },
    )
  },
  { floor: kitchen => puddle(kitchen, 0.64) },
)

export const chops: Dish = meatDish('#b3713f', ({ brush, r }) =>
  arrange(
    brush,
    chop(),
    [
      [-0.22, -0.24, -24],
      [0.16, 0.16, 10],
    ],
    { r, scale: r / 165, lift: 9 },
  ),
)

export const ribs: Dish = {
  vessel: board,
  tone: () => '#8a2f16',
  draw: kitchen => {
    const { brush, r } = kitchen
    return (
      arrange(
        brush,
        ribRack,
        [
          [-0.1, -0.3, -12],
          [0.06, 0.28, -6],
        ],
        { r, scale: r / 172, lift: 10 },
      ) + herbs(kitchen, { count: 7, r: r * 0.6 })
    )
  },
}

export const drumsticks: Dish = meatDish('#c9782e', kitchen => chickenPieces(kitchen))

function chickenPieces({ brush, r, recipe }: Kitchen): string {
  const tone = recipe.has('soy sauce, honey, teriyaki, hoisin, bbq, barbecue, sriracha')
    ? '#a8511c'
    : recipe.has('paprika, chili, cayenne, piri piri, tikka, tandoori')
      ? '#c8642a'
      : '#c9822f'
  if (recipe.isNamed('wing*, alitas')) {
    const drums = [
      [-0.4, -0.3, 30],
      [0.36, -0.36, 150],
      [0.44, 0.26, 210],
      [-0.36, 0.36, -30],
    ] as const
    const flats = [
      [-0.02, -0.46, 20],
      [0.02, 0.46, 190],
      [-0.52, 0.04, 80],
      [0.52, -0.06, 250],
      [-0.04, 0, 40],
    ] as const
    return (
      arrange(brush, wing(tone), flats, { r, scale: r / 235, lift: 8 }) +
      arrange(brush, drumstick(tone), drums, { r, scale: r / 350, lift: 9 })
    )
  }
  if (recipe.isNamed('tender*, nugget*, strip*, finger*'))
    return arrange(
      brush,
      tender,
      [
        [-0.3, -0.34, -20],
        [0.18, -0.32, 14],
        [-0.36, 0.02, -8],
        [0.1, 0, -30],
        [0.36, 0.2, 24],
        [-0.14, 0.34, 6],
      ],
      { r, scale: r / 200, lift: 8 },
    )
  if (recipe.isNamed('breast*, fillet*, filet*'))
    return arrange(
      brush,
      slicedBreast,
      [
        [-0.06, -0.2, -22],
        [0.06, 0.24, -14],
      ],
      { r, scale: r / 220, lift: 8 },
    )
  return (
    arrange(
      brush,
      thigh(tone),
      [
        [0.3, -0.3, -20],
        [-0.34, 0.28, 40],
      ],
      { r, scale: r / 225, lift: 9 },
    ) +
    arrange(
      brush,
      drumstick(tone),
      [
        [-0.24, -0.3, 222],
        [0.28, 0.34, 40],
        [0.04, 0.02, -24],
      ],
      { r, scale: r / 222, lift: 10 },
    )
  )
}

export const sausages: Dish = meatDish('#a5522a', ({ brush, r, recipe }) =>
  arrange(
    brush,
    sausage(recipe.has('pork, chipolata*') ? '#b8683a' : '#9c4a26'),
    [
      [-0.06, -0.36, -14],
      [0.06, -0.06, -10],
      [0, 0.26, -16],
    ],
    { r, scale: r / 195, lift: 9 },
  ),
)

export const meatballs: Dish = {
  vessel: bowl,
  tone: recipe => sauceColour(recipe),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const places = [
      [-0.42, -0.36, 0],
      [0.02, -0.5, 40],
      [0.44, -0.3, 80],
      [-0.52, 0.1, 30],
      [-0.08, -0.04, 60],
      [0.38, 0.14, 10],
      [-0.24, 0.44, 90],
      [0.22, 0.52, 20],
    ] as const
    return (
      stewSauce(brush, r * 0.92, sauceColour(recipe)) +
      arrange(brush, meatball, places, { r, scale: r / 235, lift: 7 }) +
      strew(brush, glaze, { count: 8, r: r * 0.6, apart: 60, lift: 0 }) +
      herbs(kitchen, { count: 12, r: r * 0.66 })
    )
  },
}

const glaze: Food = () => ({ outline: '', body: oval(0, 0, { rx: 12, ry: 5, opacity: 0.24 }, '#fff0d8') })

/** Mishkaki, satay, souvlaki, kebab: across the plate, with something fresh. */
export const skewers: Dish = {
  vessel: plate,
  tone: () => '#87451f',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const kind = recipe.isNamed('chicken, kuku, pollo, yakitori, tawook, satay')
      ? 'chicken'
      : recipe.isNamed('kofta*, adana, seekh, cevapi*, kofte, koobideh')
        ? 'minced'
        : 'cubes'
    return (
      bed(kitchen, 0.6) +
      arrange(
        brush,
        skewer(kind),
        [
          [-0.02, -0.36, -12],
          [0.02, -0.08, -9],
          [0, 0.2, -13],
        ],
        { r, scale: r / 190, lift: 8 },
      ) +
      freshHeap(kitchen, { x: r * 0.3, y: r * 0.46, r: r * 0.2 }) +
      herbs(kitchen, { count: 6, r: r * 0.5 }) +
      citrusAt(kitchen, -r * 0.46, r * 0.46)
    )
  },
}

/** Schnitzel, milanesa, escalope, fish in crumb. */
export const cutlets: Dish = {
  vessel: plate,
  tone: () => '#dc9f48',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const isParmesan = recipe.isNamed('parmesan, parmigiana, parm')
    const sauced = isParmesan
      ? at(-r * 0.1, -r * 0.06, 0, 1, stewSauce(brush, r * 0.26, '#b8381c')) + cheeseOver(kitchen)
      : ''
    return (
      bed(kitchen, 0.62) +
      arrange(
        brush,
        cutlet(1),
        [
          [0.12, 0.2, 14],
          [-0.1, -0.08, -18],
        ],
        { r, scale: r / 190, lift: 9 },
      ) +
      sauced +
      lay(brush, rosemary, { x: r * 0.3, y: -r * 0.4, turn: 40, scale: 1, lift: 3 }) +
      herbs(kitchen, { count: 4, r: r * 0.4 }) +
      citrusAt(
        { ...kitchen, recipe: { ...recipe, has: list => recipe.has(list) || list.startsWith('lemon') } },
        r * 0.42,
        r * 0.44,
        1.2,
      )
    )
  },
}

const cheeseOver = ({ brush, r }: Kitchen): string =>
  repeat(26, () =>
    at(
      -r * 0.1 + brush.between(-r * 0.24, r * 0.24),
      -r * 0.06 + brush.between(-r * 0.2, r * 0.2),
      brush.between(0, 180),
      1,
      line(`M-9 0Q0 ${n(brush.between(-4, 4))} 9 0`, '#fff0c4', 3),
    ),
  )

/** Mince, pulled meat, meat sautéed in strips: a heap with its sauce. */
export const mincedMeat: Dish = {
  vessel: bowl,
  tone: () => '#7d4526',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    return (
      stewSauce(brush, r * 0.92, recipe.has('tomato*') ? '#9a3a1c' : '#7a421f', { lumps: 60 }) +
      strew(brush, mince('#8a4d28'), { count: 330, r: r * 0.82, apart: 13, lift: 2.6 }) +
      vegPieces(kitchen, { count: 22, r: r * 0.7, apart: 34 }) +
      herbs(kitchen, { count: 11, r: r * 0.68 })
    )
  },
}

export const tartare: Dish = meatDish(
  '#a8342c',
  ({ brush, r }) =>
    at(0, 0, 0, 1, dot(r * 0.03, r * 0.05, r * 0.4, '#1c0500', 0.3)) +
    strew(brush, mince('#b3362c'), { count: 240, r: r * 0.38, apart: 8, lift: 2 }) +
    yolk(r),
  { floor: nothing },
)

const yolk = (r: number): string =>
  dot(2, 3, r * 0.115, '#7a3a08', 0.5) +
  dot(0, 0, r * 0.11, '#f3a51f') +
  oval(-r * 0.035, -r * 0.04, { rx: r * 0.04, ry: r * 0.022, turn: -30, opacity: 0.85 }, '#fff6d2')
