import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { inDisc } from '../brush/scatter.ts'
import { blob } from '../brush/shapes.ts'
import { pool } from '../fills/base.ts'
import { dust } from '../fills/crumb.ts'
import { shreds } from '../fills/leaves.ts'
import { creamSurface, stewSauce, swirl } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { chilliRing, pickle } from '../toppings/slices.ts'
import { board } from '../vessels/flat.ts'
import { bowlet, jar } from '../vessels/small.ts'
import type { Recipe } from '../words/recipe.ts'
import { toastSlice } from './bread-slices.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'

/** Jam, ketchup, pickles, peanut butter: jars from above, toast beside them. */
export const jars: Dish = {
  vessel: board,
  tone: recipe => jamColour(recipe),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const colour = jamColour(recipe)
    const isPickle = recipe.isNamed(
      'pickle*, pickled, sauerkraut, kimchi, achar, giardiniera, starter, kombucha',
    )
    const isSmooth = recipe.isNamed('butter, honey, curd, syrup, dulce*, caramel, ghee, ketchup')
    const inside = (size: number): string =>
      isPickle
        ? pickled(kitchen, size)
        : isSmooth
          ? creamSurface(brush, size, colour) +
            swirl(brush, size * 0.6, lighten(colour, 0.35), { turns: 2, width: 9 })
          : stewSauce(brush, size, colour, { lumps: 330 }) + fruitIn(kitchen, size)
    const spread = blob(brush, 42, { points: 9, jitter: 0.12, flat: 0.6 })
    const toast = isPickle
      ? at(r * 0.46, r * 0.42, 0, 1, jar(brush, r * 0.36, inside(r * 0.32)))
      : arrange(brush, toastSlice, [[0.5, 0.36, -20]], { r, scale: r / 165, lift: 9 }) +
        at(
          r * 0.5,
          r * 0.34,
          -20,
          r / 150,
          shape(spread, darken(colour, 0.3)) +
            at(-1, -2, 0, 0.95, shape(spread, brush.ball(colour, 0, 0.36))) +
            line('M-26 -8Q-6 -20 18 -14', '#fff0e0', 3, 0.6),
        )
    return (
      at(-r * 0.36, -r * 0.12, 0, 1, jar(brush, r * 0.5, inside(r * 0.45))) +
      at(r * 0.5, -r * 0.34, 0, 1, jar(brush, r * 0.33, inside(r * 0.3))) +
      toast +
      fruitBeside(kitchen)
    )
  },
}

const fruitIn = ({ brush, recipe }: Kitchen, size: number): string =>
  foodsOf(recipe, 'fruit')
    .slice(0, 1)
    .map(row =>
      row.raw ? strew(brush, row.raw, { count: 5, r: size * 0.7, apart: 44, scale: 0.75, lift: 2 }) : '',
    )
    .join('')

const fruitBeside = ({ brush, r, recipe }: Kitchen): string =>
  [...foodsOf(recipe, 'fruit'), ...foodsOf(recipe, 'nut')]
    .slice(0, 1)
    .map(row =>
      row.raw
        ? strew(brush, row.raw, { count: 4, r: r * 0.18, apart: 40, at: [-r * 0.5, r * 0.54], lift: 5 })
        : '',
    )
    .join('')

function pickled({ brush, recipe }: Kitchen, size: number): string {
  if (recipe.isNamed('onion*'))
    return shreds(brush, size, ['#d86a9c', '#c8508a', '#e894b8', '#f0b4cc'], {
      count: 1300,
      width: 8,
      length: 60,
    })
  if (recipe.isNamed('sauerkraut, cabbage, kimchi'))
    return shreds(
      brush,
      size,
      recipe.isNamed('kimchi')
        ? ['#d8542a', '#c43f1e', '#e8804a', '#e6cf9a']
        : ['#ecdfae', '#dccb90', '#f6edc8'],
      { count: 1300, width: 7, length: 54 },
    )
  if (recipe.isNamed('starter, kombucha, dough'))
    return (
      creamSurface(brush, size, recipe.isNamed('kombucha') ? '#b9782f' : '#efe2c4') +
      repeat(26, () => {
        const [x, y] = inDisc(brush, size * 0.86)
        return oval(x, y, { rx: brush.between(4, 12), ry: brush.between(4, 10), opacity: 0.6 }, '#fffaf0')
      })
    )
  return (
    pool(brush, size, '#a8b060') +
    strew(brush, pickle, { count: 12, r: size * 0.74, apart: 36, scale: 1.2, lift: 3 }) +
    strew(brush, chilliRing, { count: 4, r: size * 0.7, apart: 40, lift: 2 })
  )
}

function jamColour(recipe: Recipe): string {
  if (recipe.isNamed('peanut*, nut butter, almond butter, dulce*, caramel')) return '#b97a38'
  if (recipe.isNamed('orange*, apricot*, peach*, marmalade, mango, lemon*, pear*')) return '#e08a22'
  if (recipe.isNamed('fig*, plum*, blueberr*, blackberr*, grape*')) return '#5a2148'
  if (recipe.isNamed('apple*, butter, honey')) return '#b5762c'
  return '#b0202f'
}

/** Spice mixes: heaps of colour in small bowls. */
export const spices: Dish = {
  vessel: board,
  tone: () => '#c8701f',
  draw: ({ brush, r }) => {
    const powders = ['#c8481c', '#e0a52a', '#8a5a2c', '#6b7a34', '#3f2a1c', '#d97a2a'] as const
    const glazes = ['#f1ece0', '#2f6f73', '#b7512d', '#e3d6bd', '#23303f', '#f6efe0'] as const
    const spots = [
      [-0.58, -0.34, 0.34],
      [0.08, -0.42, 0.3],
      [0.66, -0.3, 0.27],
      [-0.34, 0.36, 0.3],
      [0.32, 0.28, 0.36],
      [-0.78, 0.2, 0.2],
    ] as const
    return (
      spots
        .map(([x, y, size], i) =>
          at(
            x * r,
            y * r,
            0,
            1,
            bowlet(
              brush,
              size * r,
              glazes[i] ?? glazes[0],
              powder(brush, size * r * 0.9, powders[i] ?? powders[0]),
            ),
          ),
        )
        .join('') + dust(brush, { r: r * 0.8, count: 90, colours: [...powders] })
    )
  },
}

/** A heap of powder with its slope lit and fine grain all over. */
function powder(brush: Kitchen['brush'], r: number, colour: string): string {
  return (
    pool(brush, r, darken(colour, 0.2)) +
    dot(
      -r * 0.06,
      -r * 0.08,
      r * 0.78,
      brush.radial(
        [
          [0, lighten(colour, 0.4)],
          [0.4, colour],
          [1, darken(colour, 0.3)],
        ],
        0.36,
        0.3,
        0.7,
      ),
    ) +
    repeat(170, () => {
      const [x, y] = inDisc(brush, r * 0.96)
      return dot(
        x,
        y,
        brush.between(0.6, 1.8),
        brush.chance(0.5) ? lighten(colour, 0.4) : darken(colour, 0.4),
        0.6,
      )
    })
  )
}

export const curd: Food = brush => {
  const edge = blob(brush, brush.between(16, 30), { points: 9, jitter: 0.2 })
  return {
    outline: edge,
    body:
      shape(edge, '#dcd0b4') +
      at(
        -1,
        -2.4,
        0,
        0.92,
        shape(
          edge,
          brush.radial([
            [0, '#ffffff'],
            [0.7, '#fdf8ea'],
            [1, '#ece2c8'],
          ]),
        ),
      ),
  }
}
