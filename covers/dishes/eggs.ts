import { dot, oval } from '../brush/marks.ts'
import { clipRound } from '../fills/base.ts'
import { stewSauce } from '../fills/sauce.ts'
import { feta } from '../toppings/dairy.ts'
import { eggHalf, friedEgg } from '../toppings/eggs.ts'
import { flake, parsley } from '../toppings/herbs.ts'
import { baconBit, potatoChunk } from '../toppings/meats.ts'
import { bean, nigella } from '../toppings/seeds.ts'
import { cherryTomato, mushroom, pepperStrip } from '../toppings/slices.ts'
import { pan, plate } from '../vessels/round.ts'
import type { Dish } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { herbs } from './garnish.ts'
import { sausage } from './shaped-meats.ts'

/** Eggs poached in a tomato sauce, in their pan. */
export const shakshuka: Dish = {
  vessel: pan,
  tone: () => '#c2381c',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    return (
      stewSauce(brush, r * 0.92, '#c2381c', { lumps: 140, oil: '#f59a3b' }) +
      strew(brush, pepperStrip, { count: 13, r: r * 0.7, apart: 46, scale: 0.7, lift: 2 }) +
      arrange(
        brush,
        friedEgg,
        [
          [-0.38, -0.32, 0],
          [0.36, -0.3, 40],
          [-0.32, 0.38, 90],
          [0.36, 0.36, 150],
          [0.02, 0.02, 200],
        ],
        { r, scale: r / 232, lift: 3 },
      ) +
      strew(brush, parsley, { count: 12, r: r * 0.74, apart: 58, scale: 0.95, lift: 3 }) +
      (recipe.has('feta, cheese')
        ? strew(brush, feta, { count: 11, r: r * 0.74, apart: 50, scale: [0.6, 0.9], lift: 3 })
        : '') +
      strew(brush, nigella, { count: 60, r: r * 0.78, apart: 10, lift: 0 }) +
      strew(brush, flake, { count: 30, r: r * 0.78, apart: 14, lift: 0.6 })
    )
  },
}

/** A breakfast out of one pan, or on one plate: fried eggs and what goes with them. */
export const friedEggs: Dish = {
  vessel: pan,
  tone: () => '#f3e3c2',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const isFull = recipe.isNamed(
      'breakfast, fry up, english, benedict, ranchero*, rancheros, skillet, hangover, bauernfruhstuck, grostl, hash, home fries, huevos rotos',
    )
    const base = clipRound(
      brush,
      r * 0.92,
      dot(
        0,
        0,
        r * 0.92,
        brush.radial([
          [0, '#4a403a'],
          [0.7, '#2c2623'],
          [1, '#171412'],
        ]),
      ) + strew(brush, oilSpot, { count: 30, r: r * 0.84, apart: 30, lift: 0 }),
    )
    const beside = isFull
      ? strew(brush, potatoChunk, { count: 12, r: r * 0.3, apart: 30, at: [r * 0.42, -r * 0.42], lift: 5 }) +
        strew(brush, baconBit, {
          count: 12,
          r: r * 0.26,
          apart: 24,
          scale: 1.5,
          at: [-r * 0.46, r * 0.42],
          lift: 4,
        }) +
        strew(brush, mushroom, {
          count: 6,
          r: r * 0.22,
          apart: 34,
          at: [r * 0.04, r * 0.62],
          scale: 0.9,
          lift: 4,
        }) +
        strew(brush, cherryTomato, {
          count: 5,
          r: r * 0.2,
          apart: 36,
          at: [-r * 0.12, -r * 0.62],
          scale: 1.1,
          lift: 5,
        })
      : ''
    const beans =
      isFull && recipe.has('bean*')
        ? strew(brush, bean('#c8642f'), {
            count: 34,
            r: r * 0.22,
            apart: 15,
            at: [r * 0.6, r * 0.12],
            scale: 1.1,
            lift: 2,
          })
        : ''
    const snags =
      isFull && recipe.has('sausage*, chorizo')
        ? arrange(brush, sausage(), [[-0.56, -0.24, 60]], { r, scale: r / 330, lift: 7 })
        : ''
    return (
      base +
      beside +
      beans +
      snags +
      arrange(
        brush,
        friedEgg,
        isFull
          ? [
              [-0.12, -0.14, 0],
              [0.18, 0.2, 80],
            ]
          : [
              [-0.3, -0.26, 0],
              [0.34, -0.18, 60],
              [-0.02, 0.36, 120],
            ],
        { r, scale: r / (isFull ? 175 : 165), lift: 5 },
      ) +
      herbs(kitchen, { count: 8, r: r * 0.6 }) +
      strew(brush, nigella, { count: 40, r: r * 0.5, apart: 10, lift: 0 })
    )
  },
}

const oilSpot: typeof flake = brush => ({
  outline: '',
  body: oval(0, 0, { rx: brush.between(4, 14), ry: brush.between(3, 8), opacity: 0.3 }, '#e8b45c'),
})

/** Boiled, pickled, deviled: halves on a plate. */
export const boiledEggs: Dish = {
  vessel: plate,
  tone: () => '#fffaf0',
  draw: kitchen => {
    const { brush, r } = kitchen
    return (
      arrange(
        brush,
        eggHalf,
        [
          [-0.4, -0.3, -30],
          [0.02, -0.46, 10],
          [0.42, -0.24, 50],
          [0.36, 0.24, 120],
          [-0.06, 0.44, 180],
          [-0.46, 0.16, 250],
          [0, -0.02, 20],
        ],
        { r, scale: r / 205, lift: 7 },
      ) +
      herbs(kitchen, { count: 10, r: r * 0.6 }) +
      strew(brush, nigella, { count: 50, r: r * 0.6, apart: 10, lift: 0 })
    )
  },
}
