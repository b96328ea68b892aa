import { at, dot, oval, repeat } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay } from '../brush/piece.ts'
import { leafBed, saladGreens } from '../fills/leaves.ts'
import { stewSauce } from '../fills/sauce.ts'
import { rosemary } from '../toppings/herbs.ts'
import { potatoChunk } from '../toppings/meats.ts'
import { board } from '../vessels/flat.ts'
import { plate } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import { sauceColour } from '../words/sauce-colour.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { citrusAt, freshHeap, herbs, vegPieces } from './garnish.ts'
import { chop, ribRack, roastSlice, steak } from './meat-cuts.ts'

const isSaucy = (recipe: Recipe): boolean =>
  recipe.isNamed(
    'sauce, gravy, braised, stew*, cooked, honey, sticky, sriracha, teriyaki, wine, vinegar, satay, caipira',
  )

/** A puddle of gravy or glaze under meat. */
function puddle(kitchen: Kitchen, size = 0.62): string {
  const { brush, r, recipe } = kitchen
  return at(r * 0.02, r * 0.04, 0, 1, stewSauce(brush, r * size, glazeColour(recipe), { lumps: 50 }))
}

/** Meat juice is brown, unless the title names what colours it. */
const glazeColour = (recipe: Recipe): string =>
  recipe.isNamed('tomato*, paprika, curry, peanut, satay, orange, cream, mustard, green, mushroom*')
    ? sauceColour(recipe)
    : '#84431c'

export const bed = ({ brush, r }: Kitchen, size = 0.66): string =>
  at(r * 0.05, r * 0.08, 0, 1, leafBed(brush, r * size, saladGreens, { count: 110, size: 0.84 }))

/** What lies under the meat: sauce if the title mentions it, otherwise leaves. */
const under = (kitchen: Kitchen): string => (isSaucy(kitchen.recipe) ? puddle(kitchen) : bed(kitchen))

export function meatDish(
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

export const steakDish: Dish = {
  vessel: board,
  tone: () => '#8a4726',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
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
      (recipe.isNamed('kachumbari, choma')
        ? freshHeap(kitchen, { x: r * 0.62, y: -r * 0.36, r: r * 0.26 })
        : strew(brush, potatoChunk, {
            count: 6,
            r: r * 0.26,
            apart: 40,
            at: [r * 0.62, -r * 0.38],
            lift: 5,
          })) +
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

export const glaze: Food = () => ({
  outline: '',
  body: oval(0, 0, { rx: 12, ry: 5, opacity: 0.24 }, '#fff0d8'),
})
