import { at } from '../brush/marks.ts'
import { lay } from '../brush/piece.ts'
import type { Tones } from '../fills/base.ts'
import { couscousGrain, grainHeap, grains } from '../fills/grains.ts'
import { leafBed } from '../fills/leaves.ts'
import { stewSauce } from '../fills/sauce.ts'
import { eggHalf } from '../toppings/eggs.ts'
import { cardamom, cinnamon, nigella, peppercorn, sesame, starAnise } from '../toppings/seeds.ts'
import { bowl, pan, plate } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import { sauceColour, stainOf } from '../words/sauce-colour.ts'
import type { Dish, Kitchen } from './dish.ts'
import { strew } from './dish.ts'
import { freshHeap, herbs, mainPieces, vegPieces } from './garnish.ts'

const stains: Record<ReturnType<typeof stainOf>, Tones> = {
  red: ['#dc7a3c', '#c9632a', '#e8975a', '#d06f33', '#f0ab74'],
  golden: ['#e9b94a', '#dca535', '#f3cd70', '#e2ae3e', '#f8dd97'],
  brown: ['#e0ac62', '#d39a4c', '#ecc07c', '#c4883c', '#f4d298'],
  green: ['#b6b35e', '#a3a24c', '#cdc97c', '#8f9440', '#dfdb9c'],
  black: ['#3b2f38', '#2c232c', '#4e414a', '#5d4f56', '#241c22'],
  plain: ['#f6ecd6', '#ecdfc2', '#fff8ea', '#e3d3b2', '#fdf3de'],
}

const riceTones = (recipe: Recipe): Tones =>
  recipe.has('brown rice, wild rice, farro, buckwheat') && stainOf(recipe) === 'plain'
    ? stains.brown
    : stains[stainOf(recipe)]

/** Pilau, biryani, jollof, fried rice: everything cooked in one pot. */
export const rice: Dish = {
  vessel: bowl,
  tone: recipe => riceTones(recipe)[0],
  draw: ({ brush, r, recipe }) =>
    grains(brush, r * 0.92, riceTones(recipe)) +
    mainPieces({ brush, r, recipe }, { count: 11, r: r * 0.6, apart: r * 0.24, size: 1.3 }) +
    vegPieces({ brush, r, recipe }, { count: 26, r: r * 0.72, apart: 22 }) +
    wholeSpices({ brush, r, recipe }) +
    (recipe.has('onion*, kitunguu, kachumbari') && recipe.has('tomato*, nyanya, kachumbari, pilau')
      ? freshHeap({ brush, r, recipe }, { x: r * 0.38, y: -r * 0.3, r: r * 0.24 })
      : '') +
    herbs({ brush, r, recipe }, { count: 9, r: r * 0.7 }),
}

function wholeSpices({ brush, r, recipe }: Kitchen): string {
  if (
    !recipe.has(
      'pilau*, biryani, biriyani, cardamom, iliki, cinnamon, mdalasini, garam masala, star anise, clove*',
    )
  )
    return ''
  return (
    strew(brush, cardamom, { count: 5, r: r * 0.72, apart: 50, lift: 3 }) +
    strew(brush, peppercorn, { count: 14, r: r * 0.74, apart: 24, scale: 0.9, lift: 2 }) +
    lay(brush, cinnamon, { x: -r * 0.42, y: r * 0.38, turn: 24, scale: 0.95, lift: 4 }) +
    lay(brush, starAnise, { x: -r * 0.06, y: -r * 0.54, turn: 10, scale: 1.25, lift: 4 })
  )
}

const creamy: Tones = ['#f0dfb4', '#e6d09a', '#f8edcd', '#dcc286', '#fbf3dd']
const risottoTones = (recipe: Recipe): Tones => (stainOf(recipe) === 'plain' ? creamy : riceTones(recipe))

/** Creamy and flat on a plate. */
export const risotto: Dish = {
  vessel: plate,
  tone: recipe => risottoTones(recipe)[0],
  draw: ({ brush, r, recipe }) =>
    grainHeap(brush, r * 0.62, risottoTones(recipe), { length: 8.4, width: 4, count: 1700 }) +
    mainPieces({ brush, r, recipe }, { count: 7, r: r * 0.42, apart: r * 0.2, size: 1.3 }) +
    vegPieces({ brush, r, recipe }, { count: 16, r: r * 0.5, apart: 26 }) +
    herbs({ brush, r, recipe }, { count: 7, r: r * 0.48 }),
}

/** Paella is served in the pan it was cooked in. */
export const paella: Dish = {
  vessel: pan,
  tone: () => stains.golden[0],
  draw: ({ brush, r, recipe }) =>
    grains(brush, r * 0.92, stains.golden) +
    mainPieces({ brush, r, recipe }, { count: 12, r: r * 0.66, apart: r * 0.24, size: 1.3 }) +
    vegPieces({ brush, r, recipe }, { count: 26, r: r * 0.74, apart: 24 }) +
    herbs({ brush, r, recipe }, { count: 8, r: r * 0.7 }),
}

/** Couscous, bulgur, quinoa, tabbouleh: finer grains, vegetables on top. */
export const couscous: Dish = {
  vessel: bowl,
  tone: () => '#e2bf78',
  draw: ({ brush, r, recipe }) => {
    const tones: Tones = recipe.isNamed('tabb*, tabou*')
      ? stains.green
      : ['#e9c987', '#dcb769', '#f4dca6', '#cfa654', '#fae9c4']
    return (
      grains(brush, r * 0.92, tones, couscousGrain) +
      mainPieces({ brush, r, recipe }, { count: 8, r: r * 0.5, apart: r * 0.25, size: 1.3 }) +
      vegPieces({ brush, r, recipe }, { count: 34, r: r * 0.7, apart: 30 }) +
      herbs({ brush, r, recipe }, { count: 12, r: r * 0.72 })
    )
  },
}

/** Rice beside what is eaten with it: half a heap, half a sauce. */
export const riceAndSauce: Dish = {
  vessel: bowl,
  tone: () => stains.plain[0],
  draw: ({ brush, r, recipe }) => {
    const sauce = stewSauce(brush, r * 0.92, sauceColour(recipe))
    const heap = at(-r * 0.42, r * 0.06, 0, 1, grainHeap(brush, r * 0.46, stains.plain))
    return (
      sauce +
      heap +
      mainPieces(
        { brush, r, recipe },
        { count: 9, r: r * 0.34, apart: r * 0.2, at: [r * 0.36, -r * 0.02], size: 1.3 },
      ) +
      vegPieces({ brush, r, recipe }, { count: 10, r: r * 0.36, apart: 30, at: [r * 0.34, 0] }) +
      herbs({ brush, r, recipe }, { count: 8, r: r * 0.6 }) +
      at(
        -r * 0.42,
        r * 0.02,
        0,
        1,
        strew(brush, recipe.has('sesame') ? sesame : nigella, { count: 14, r: r * 0.3, apart: 12, lift: 0 }),
      )
    )
  },
}

/** Grain and greens in separate heaps: the bowl of a healthy lunch. */
export const grainBowl: Dish = {
  vessel: bowl,
  tone: () => '#cfae6a',
  draw: ({ brush, r, recipe }) =>
    leafBed(brush, r * 0.93) +
    at(-r * 0.34, r * 0.2, 0, 1, grainHeap(brush, r * 0.44, stains[stainOf(recipe)])) +
    mainPieces(
      { brush, r, recipe },
      { count: 6, r: r * 0.28, apart: r * 0.17, at: [r * 0.34, -r * 0.26], size: 1.3 },
    ) +
    vegPieces(
      { brush, r, recipe },
      { count: 12, r: r * 0.3, apart: 32, at: [r * 0.3, r * 0.38], raw: true },
    ) +
    (recipe.has('egg*')
      ? lay(brush, eggHalf, { x: -r * 0.2, y: -r * 0.5, turn: -20, scale: r / 250, lift: 5 })
      : '') +
    herbs({ brush, r, recipe }, { count: 6, r: r * 0.6 }),
}
