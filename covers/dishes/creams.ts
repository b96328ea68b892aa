import { darken } from '../brush/colour.ts'
import { at, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { onRing } from '../brush/scatter.ts'
import { blob } from '../brush/shapes.ts'
import { clipRound } from '../fills/base.ts'
import { creamSurface, swirl } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { rosette } from '../toppings/dairy.ts'
import { mint } from '../toppings/herbs.ts'
import { bowl, plate } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish } from './dish.ts'
import { arrange, strew } from './dish.ts'

/** Yoghurt, cream, custard, mousse, ice cream: pale things in a bowl with something on top. */
export const creamBowl: Dish = {
  vessel: bowl,
  tone: recipe => creamColour(recipe),
  draw: ({ brush, r, recipe }) => {
    const colour = creamColour(recipe)
    const isIce = recipe.isNamed('ice cream, gelato, sorbet*, granita, kulfi, helado, barafu')
    const tops = [...foodsOf(recipe, 'fruit'), ...foodsOf(recipe, 'nut')].slice(0, 2)
    const base = isIce
      ? creamSurface(brush, r * 0.92, darken(colour, 0.14)) +
        arrange(
          brush,
          scoop(colour),
          [
            [-0.3, -0.26, 0],
            [0.32, -0.16, 40],
            [-0.02, 0.32, 90],
          ],
          { r, scale: r / 185, lift: 12 },
        )
      : creamSurface(brush, r * 0.92, colour) +
        swirl(brush, r * 0.5, darken(colour, 0.16), { turns: 2.2, width: 8 })
    const honey = recipe.has('honey, asali, syrup, caramel, dulce, sugar')
      ? swirl(brush, r * 0.34, '#c9822a', { turns: 1.2, width: 5 })
      : ''
    return (
      clipRound(brush, r * 0.92, base) +
      honey +
      tops
        .map((row, i) =>
          row.raw
            ? strew(brush, row.raw, {
                count: row.isSmall ? 14 : 6,
                r: r * 0.28,
                apart: row.isSmall ? 18 : 40,
                at: [r * (i ? -0.3 : 0.3), r * (i ? 0.26 : 0.2)],
                scale: row.scale ?? 1,
                lift: 4,
              })
            : '',
        )
        .join('') +
      lay(brush, mint, { x: -r * 0.14, y: -r * 0.34, turn: 30, scale: r / 250, lift: 5 })
    )
  },
}

function creamColour(recipe: Recipe): string {
  if (recipe.isNamed('chocolate*, cocoa, mousse au chocolat')) return '#7a4a2e'
  if (recipe.isNamed('dulce de leche, caramel, peanut butter, tahini')) return '#b5702f'
  if (recipe.isNamed('strawberr*, raspberr*, berry')) return '#e58a92'
  if (recipe.isNamed('mango, orange, pumpkin, custard, honey')) return '#f2c968'
  if (recipe.isNamed('matcha, pistachio, avocado, green')) return '#b7c27a'
  return '#fbf4e4'
}

const scoop =
  (colour: string): Food =>
  (brush, turn) => {
    const edge = blob(brush, 62, { points: 16, jitter: 0.035 })
    return {
      outline: edge,
      body:
        shape(edge, darken(colour, 0.22)) +
        at(-1, -2, 0, 0.96, shape(edge, brush.ball(colour, turn, 0.3))) +
        repeat(6, k =>
          line(
            `M${-44 + k * 4} ${n(-26 + k * 11)}q${n(brush.between(26, 40))} ${n(brush.between(-9, 9))} ${78 - k * 5} ${n(brush.between(-8, 8))}`,
            darken(colour, 0.2),
            2,
            0.4,
          ),
        ) +
        oval(-20, -26, { rx: 17, ry: 8, turn: -34, opacity: 0.6 }, '#ffffff'),
    }
  }

/** Pavlova: a meringue nest, cream, fruit. */
export const pavlova: Dish = {
  vessel: plate,
  tone: () => '#fbf1de',
  draw: ({ brush, r, recipe }) => {
    const nest = blob(brush, r * 0.66, { points: 17, jitter: 0.05 })
    const peaks = onRing(brush, { count: 13, r: r * 0.54 }).map(([x, y]) =>
      lay(brush, rosette, { x, y, turn: brush.between(0, 360), scale: r / 165, lift: 5 }),
    )
    const fruit = foodsOf(recipe, 'fruit').slice(0, 3)
    return (
      shadowOf(nest, { x: 0, y: 0, lift: 14 }) +
      shape(
        nest,
        brush.radial([
          [0, '#ffffff'],
          [0.7, '#f8ecd6'],
          [1, '#dcc7a2'],
        ]),
      ) +
      peaks.join('') +
      clipRound(brush, r * 0.42, creamSurface(brush, r * 0.42, '#fffaf0')) +
      (fruit.length > 0
        ? fruit
            .map(row =>
              row.raw
                ? strew(brush, row.raw, { count: 9, r: r * 0.36, apart: 34, scale: row.scale ?? 1, lift: 4 })
                : '',
            )
            .join('')
        : '') +
      lay(brush, mint, { x: 0, y: 0, scale: 1, lift: 4 })
    )
  },
}
