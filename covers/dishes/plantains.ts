import { darken, lighten } from '../brush/colour.ts'
import { at, line, n, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { blob } from '../brush/shapes.ts'
import { oilBeads, stewSauce } from '../fills/sauce.ts'
import { peanut } from '../toppings/seeds.ts'
import { onionArc, tomatoWedge } from '../toppings/slices.ts'
import { bowl } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { herbs, mainPieces } from './garnish.ts'

/** A peeled cooking banana, whole: three soft edges along its bend, sauce clinging to it. */
const plantainFinger =
  (sauce: string): Food =>
  brush => {
    const d =
      'M-78 12C-66 -26 -26 -36 4 -34C42 -32 72 -20 80 4C82 14 74 20 66 14C40 0 8 -2 -20 6C-44 12 -56 24 -66 26C-76 26 -80 20 -78 12Z'
    const flesh = brush.pick(['#eccb62', '#f0d478', '#e3bd50'])
    const clinging = repeat(2, () =>
      at(
        brush.between(-46, 44),
        brush.between(-20, -8),
        brush.between(-20, 20),
        1,
        shape(blob(brush, brush.between(9, 17), { jitter: 0.3, flat: 0.7 }), sauce, 0.75),
      ),
    )
    return {
      outline: d,
      body:
        at(1, 4, 0, 1, shape(d, darken(flesh, 0.55))) +
        shape(
          d,
          brush.linear(
            [
              [0, lighten(flesh, 0.5)],
              [0.45, flesh],
              [1, darken(flesh, 0.34)],
            ],
            [0.3, 0, 0.6, 1],
          ),
        ) +
        line('M-68 10C-54 -16 -22 -22 4 -21C36 -20 60 -10 72 6', darken(flesh, 0.3), 2.6, 0.5) +
        line('M-62 -4C-46 -26 -16 -30 6 -29C30 -28 48 -22 60 -14', '#fff8dc', 5, 0.7) +
        line(`M-50 12Q-20 ${n(brush.between(-6, 2))} 20 -6`, darken(flesh, 0.25), 1.8, 0.5) +
        clinging,
    }
  }

const sauceOf = (recipe: Recipe): string =>
  recipe.has('peanut*, groundnut*, karanga, ground nut*, simsim')
    ? '#b4763a'
    : recipe.has('coconut milk, tui, nazi')
      ? '#d9a850'
      : '#b5552a'

/** Matoke and katogo: cooking bananas whole in their sauce. */
export const plantainStew: Dish = {
  vessel: bowl,
  tone: sauceOf,
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const sauce = sauceOf(recipe)
    return (
      stewSauce(brush, r * 0.92, sauce, { lumps: 70, oil: '#e0a04a' }) +
      arrange(
        brush,
        plantainFinger(sauce),
        [
          [-0.36, -0.54, -34],
          [0.3, -0.56, 22],
          [0.6, -0.1, 74],
          [-0.64, 0.02, 262],
          [-0.38, 0.5, 208],
          [0.34, 0.5, 148],
          [-0.16, -0.2, -22],
          [0.26, 0.02, 40],
          [-0.14, 0.22, 196],
        ],
        { r, scale: r / 215, lift: 6 },
      ) +
      mainPieces(kitchen, { count: 5, r: r * 0.6, apart: 90, size: 1.1 }) +
      strew(brush, tomatoWedge, { count: 8, r: r * 0.74, apart: 70, scale: 0.72, lift: 2.4 }) +
      strew(brush, onionArc, { count: 7, r: r * 0.74, apart: 70, scale: 0.74 }) +
      (recipe.has('peanut*, groundnut*, karanga')
        ? strew(brush, peanut, { count: 26, r: r * 0.76, apart: 40, lift: 2, scale: [0.9, 1.15] })
        : '') +
      oilBeads(brush, r * 0.84, lighten(sauce, 0.4), 18) +
      herbs(kitchen, { count: 12, r: r * 0.7 })
    )
  },
}
