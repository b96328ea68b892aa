import { darken, lighten } from '../brush/colour.ts'
import { at, line, n } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay } from '../brush/piece.ts'
import { shreds } from '../fills/leaves.ts'
import { brothSurface, creamSurface, swirl } from '../fills/sauce.ts'
import { dollop } from '../toppings/dairy.ts'
import { eggHalf } from '../toppings/eggs.ts'
import { dill } from '../toppings/herbs.ts'
import { beef, chunk } from '../toppings/meats.ts'
import { cucumber, mushroom, radish } from '../toppings/slices.ts'
import { bowl } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'

/** A strip of vegetable, as long as a matchstick and twice as thick. */
const strip =
  (colour: string): Food =>
  brush => {
    const half = brush.between(22, 38)
    const d = `M${n(-half)} 0Q0 ${n(brush.between(-9, 9))} ${n(half)} 0`
    return {
      outline: '',
      body:
        at(1.6, 3, 0, 1, line(d, '#1c0008', 11, 0.34)) +
        line(d, darken(colour, 0.4), 10.5) +
        line(d, colour, 8) +
        at(-0.8, -2, 0, 1, line(d, lighten(colour, 0.5), 2, 0.7)),
    }
  }

const isCold = (recipe: Recipe): boolean => recipe.isNamed('cold, chlodnik, saltibarsciai, holodnik, summer')

/** Decides whether there is sour cream. Vegans get none, unless the recipe has a plant-based one. */
const hasCream = (recipe: Recipe): boolean =>
  !/ vegan /.test(recipe.diet) ||
  recipe.has('sour cream, creme fraiche, smetana, yogurt*, yoghurt*, creme vega')

/** Borshch: deep red, strips of beetroot and carrot in it, cabbage, potato, dill. */
export const borscht: Dish = {
  vessel: bowl,
  tone: recipe => (isCold(recipe) ? '#e58aa8' : '#8e1636'),
  draw: kitchen => {
    if (isCold(kitchen.recipe)) return cold(kitchen)
    const { brush, r, recipe } = kitchen
    return (
      brothSurface(brush, r * 0.92, '#8c1026') +
      strew(brush, strip('#d8c98a'), { count: 22, r: r * 0.78, apart: 44, lift: 0, scale: [0.9, 1.25] }) +
      strew(brush, strip('#7a0f33'), { count: 46, r: r * 0.8, apart: 34, lift: 0 }) +
      strew(brush, strip('#d5602c'), { count: 16, r: r * 0.78, apart: 56, lift: 0, scale: [0.6, 0.8] }) +
      strew(brush, chunk('#e0a48a', { size: 50 }), { count: 9, r: r * 0.72, apart: 84, lift: 4 }) +
      (recipe.has('beef, pork, meat, brisket, short rib*, oxtail')
        ? strew(brush, beef, { count: 6, r: r * 0.66, apart: 100, scale: 1.2, lift: 5 })
        : '') +
      (recipe.has('mushroom*, porcini, champignon*')
        ? strew(brush, mushroom, { count: 8, r: r * 0.68, apart: 96, scale: 1.5, lift: 4 })
        : '') +
      (hasCream(recipe) ? cream(kitchen) : '') +
      strew(brush, dill, { count: 17, r: r * 0.62, apart: 46, scale: [0.8, 1.15], lift: 2.4 })
    )
  },
}

const cream = ({ brush, r }: Kitchen): string =>
  at(r * 0.06, -r * 0.02, 0, 1, swirl(brush, r * 0.4, '#f7dfe0', { turns: 1.3, width: 9 })) +
  lay(brush, dollop('#fffaf0', 46), { x: r * 0.06, y: -r * 0.02, scale: r / 250, lift: 5 })

/** The pink summer borscht: beetroot in kefir with egg, cucumber and radish. */
function cold({ brush, r }: Kitchen): string {
  return (
    creamSurface(brush, r * 0.92, '#e88fb0') +
    shreds(brush, r * 0.7, ['#b81f5a', '#c93a72', '#a0184c'], {
      count: 70,
      width: 7,
      length: 40,
      hasFloor: false,
    }) +
    strew(brush, cucumber, { count: 9, r: r * 0.68, apart: 74, scale: 0.9, lift: 3 }) +
    strew(brush, radish, { count: 10, r: r * 0.72, apart: 60, lift: 3 }) +
    arrange(
      brush,
      eggHalf,
      [
        [-0.14, -0.12, -30],
        [0.2, 0.14, 120],
      ],
      { r, scale: r / 250, lift: 5 },
    ) +
    strew(brush, dill, { count: 15, r: r * 0.66, apart: 46, lift: 2.4 })
  )
}
