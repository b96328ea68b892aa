import { at, line, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay } from '../brush/piece.ts'
import { onRing } from '../brush/scatter.ts'
import { stewSauce } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { dollop } from '../toppings/dairy.ts'
import { mint } from '../toppings/herbs.ts'
import { bowl, plate } from '../vessels/round.ts'
import type { Dish } from './dish.ts'
import { arrange, strew } from './dish.ts'

/** Fruit stewed in its own juice, with a spoon of cream. */
export const compote: Dish = {
  vessel: bowl,
  tone: () => '#b5263c',
  draw: ({ brush, r, recipe }) => {
    const row = foodsOf(recipe, 'fruit')[0]
    const isPale = recipe.has('apple*, pear*, peach*, apricot*, mango*')
    return (
      stewSauce(brush, r * 0.92, isPale ? '#dda048' : '#a81f38', { lumps: 90 }) +
      (row?.raw
        ? strew(brush, row.raw, {
            count: 26,
            r: r * 0.74,
            apart: r * 0.2,
            scale: (row.scale ?? 1) * 1.35,
            lift: 5,
          })
        : '') +
      lay(brush, dollop('#fffaf0', 46), { x: r * 0.1, y: -r * 0.06, scale: r / 250, lift: 5 }) +
      lay(brush, mint, { x: r * 0.2, y: -r * 0.16, turn: 20, lift: 4 })
    )
  },
}

/** A crescent of melon, for fruit without a drawing. */
const melon: Food = brush => {
  const d = 'M-84 -20Q0 56 84 -20Q92 8 56 40Q0 74 -56 40Q-92 8 -84 -20Z'
  return {
    outline: d,
    body:
      shape(d, '#b9b06a') +
      at(
        0,
        -4,
        0,
        0.95,
        shape(
          d,
          brush.linear(
            [
              [0, '#fbb866'],
              [0.6, '#f29a3e'],
              [1, '#e3c46a'],
            ],
            [0, 0, 0, 1],
          ),
        ),
      ) +
      line('M-70 -12Q0 50 70 -12', '#fff0cc', 4, 0.6) +
      repeat(9, () =>
        oval(
          brush.between(-40, 40),
          brush.between(14, 36),
          { rx: brush.between(4, 10), ry: 2, turn: brush.between(-20, 20), opacity: 0.3 },
          '#fff3d6',
        ),
      ),
  }
}

/** Sliced fruit laid in rings. */
export const fruitPlate: Dish = {
  vessel: plate,
  tone: () => '#e8862f',
  draw: ({ brush, r, recipe }) => {
    const found = foodsOf(recipe, 'fruit')
      .filter(row => row.raw)
      .slice(0, 4)
    if (found.length === 0)
      return (
        arrange(
          brush,
          melon,
          [
            [0, -0.44, 180],
            [0.42, -0.12, 256],
            [0.26, 0.38, 320],
            [-0.26, 0.38, 40],
            [-0.42, -0.12, 104],
            [0, 0, 10],
          ],
          { r, scale: r / 310, lift: 7 },
        ) + strew(brush, mint, { count: 4, r: r * 0.5, apart: 80, lift: 4 })
      )
    const rings = found.flatMap((row, i) =>
      row.raw
        ? onRing(brush, { count: row.isSmall ? 24 : 11 - i * 2, r: r * (0.58 - i * 0.19), start: i }).map(
            ([x, y]) =>
              lay(brush, row.raw ?? mint, {
                x,
                y,
                turn: brush.between(0, 360),
                scale: (row.isSmall ? 1.2 : 1.5) * (row.scale ?? 1),
                lift: 5,
              }),
          )
        : [],
    )
    return rings.join('') + strew(brush, mint, { count: 4, r: r * 0.4, apart: 80, scale: 0.9, lift: 4 })
  },
}
