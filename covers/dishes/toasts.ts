import { darken, lighten } from '../brush/colour.ts'
import { at, line, shape } from '../brush/marks.ts'
import { blob } from '../brush/shapes.ts'
import { dust } from '../fills/crumb.ts'
import { friedCube } from '../toppings/dairy.ts'
import { board } from '../vessels/flat.ts'
import type { Recipe } from '../words/recipe.ts'
import { toastSlice } from './bread-slices.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { sweetTop } from './flatbreads.ts'
import { cheese, herbs, mainPieces, vegPieces } from './garnish.ts'

const places = [
  [-0.44, -0.46, -8],
  [0.43, -0.48, 6],
  [-0.46, 0, 4],
  [0.45, -0.02, -7],
  [-0.42, 0.46, -4],
  [0.44, 0.45, 5],
] as const

/** Toast with something on it: bruschetta, avocado toast, croque, French toast. */
export const toasts: Dish = {
  vessel: board,
  tone: () => '#d9a458',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    if (recipe.isNamed('crouton*')) return croutons(kitchen)
    const slices = arrange(brush, toastSlice, places, { r, scale: r / 172, lift: 9 })
    if (recipe.isNamed('french toast, torrija*, pain perdu, eggy bread')) {
      return (
        slices +
        dust(brush, { r: r * 0.8, count: 260, colours: ['#ffffff', '#d99a5a', '#fff6e4'] }) +
        sweetTop(kitchen)
      )
    }
    return slices + places.map(([x, y]) => topped(kitchen, [x * r, y * r])).join('')
  },
}

/** A spread if the recipe has one, then its pieces on the middle of each slice. */
function topped(kitchen: Kitchen, [x, y]: readonly [number, number]): string {
  const { r, recipe } = kitchen
  const colour = spreadOf(recipe)
  const here = { r: r * 0.17, at: [x, y] as const }
  return (
    (colour ? at(x, y, 0, 1, spread(kitchen, colour)) : '') +
    mainPieces(kitchen, { ...here, count: 2, apart: 34, size: 0.7 }) +
    vegPieces(kitchen, { ...here, count: 5, apart: 26, raw: true, size: 0.7 }) +
    cheese(kitchen, { ...here, count: 6 }) +
    herbs(kitchen, { ...here, count: 2 })
  )
}

function spreadOf(recipe: Recipe): string | undefined {
  if (recipe.has('avocado*, parachichi, palta')) return '#b3c75c'
  if (recipe.isNamed('croque*, rarebit, cheese')) return '#f0bf58'
  if (recipe.has('cream cheese, ricotta, goat cheese, labneh')) return '#fbf3de'
  if (recipe.has('nutella, chocolate')) return '#5e3420'
  if (recipe.has('butter, garlic')) return '#f4d98a'
  return undefined
}

function spread({ brush, r }: Kitchen, colour: string): string {
  const edge = blob(brush, r * 0.27, { points: 11, jitter: 0.09, flat: 0.56 })
  return (
    shape(edge, darken(colour, 0.2)) +
    at(-1, -2, 0, 0.97, shape(edge, brush.ball(colour, 0, 0.3))) +
    line(
      `M${Math.round(-r * 0.16)} -4Q0 ${Math.round(-r * 0.1)} ${Math.round(r * 0.15)} -6`,
      lighten(colour, 0.5),
      5,
      0.5,
    )
  )
}

/** Bread cubes out of the oven, in a loose heap. */
const croutons = (kitchen: Kitchen): string =>
  strew(kitchen.brush, friedCube, {
    count: 60,
    r: kitchen.r * 0.66,
    apart: kitchen.r * 0.15,
    scale: kitchen.r / 300,
    lift: 6,
  }) + herbs(kitchen, { count: 8, r: kitchen.r * 0.6 })
