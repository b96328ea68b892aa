import type { Brush } from '../brush/brush.ts'
import { at } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay } from '../brush/piece.ts'
import type { Dish } from '../dishes/dishes.ts'
import { dishes } from '../dishes/dishes.ts'
import { cloth } from '../grounds/cloth.ts'
import { bowlet, cup, glass } from '../vessels/small.ts'
import { readRecipe } from '../words/recipe.ts'
import type { Laid } from './laid.ts'
import { laid } from './laid.ts'
import type { MenuName, Served } from './menu.ts'
import { menu } from './menu.ts'

/** Dishes are drawn at the size of a cover and scaled, so that a grain of rice keeps its proportion to the bowl. */
const drawnAt = 268

export type Spot = readonly [x: number, y: number]

/** Serves a dish of the menu. `r` is about the radius of its vessel. Another `seed` serves the dish in another arrangement. */
export function serve(name: MenuName, [x, y]: Spot, r: number, seed = 'mezani'): Laid {
  const { family, glaze, ...words }: Served = menu[name]
  const dish: Dish = dishes[family]
  const recipe = readRecipe({ ...words, countryOfOrigin: '', dietType: '' })
  const size = drawnAt * (dish.size ?? 1)
  return laid(`${name}|${seed}`, brush => {
    const food = dish.draw({ brush, r: size, recipe })
    return at(x, y, 0, r / drawnAt, dish.vessel(brush, size, glaze, food))
  })
}

/** Puts a whole food on the cloth. */
export function put(
  food: Food,
  [x, y]: Spot,
  { turn = 0, scale = 1, lift = 11 }: { turn?: number; scale?: number; lift?: number } = {},
): Laid {
  return laid(`${food.name}|${x}|${y}`, brush => lay(brush, food, { x, y, turn, scale, lift }))
}

const drinks = {
  chai: { glaze: '#efe3cc', liquid: '#b8763f' },
  redChai: { glaze: '#c64a2c', liquid: '#b07038' },
  coffee: { glaze: '#f3ece0', liquid: '#331708' },
  greenTea: { glaze: '#23303f', liquid: '#a9ad52' },
} as const

export const pour = (drink: keyof typeof drinks, [x, y]: Spot, r: number): Laid =>
  laid(`${drink}|${x}`, brush => at(x, y, 0, r / 56, cup(brush, { r: 56, ...drinks[drink] })))

/** A tumbler. `surface` floats on the drink, whose radius is 60. */
export const tumbler = (
  liquid: string,
  [x, y]: Spot,
  { r, surface = () => '' }: { r: number; surface?: (brush: Brush) => string },
): Laid =>
  laid(`${liquid}|${x}`, brush =>
    at(x, y, 0, r / 68, glass(brush, { r: 68, liquid, surface: surface(brush) })),
  )

/** A small bowl. `fill` is drawn within a radius of 66. */
export const saucer = (
  glaze: string,
  [x, y]: Spot,
  { r, fill }: { r: number; fill: (brush: Brush) => string },
): Laid => laid(`${glaze}|${x}|${y}`, brush => at(x, y, 0, r / 74, bowlet(brush, 74, glaze, fill(brush))))

export const napkin = (
  seed: string,
  [x, y]: Spot,
  { turn, width, height }: { turn: number; width: number; height: number },
): Laid => laid(seed, brush => at(x, y, turn, 1, cloth(brush, width, height)))

export const tool = (drawn: string, [x, y]: Spot, turn = 0): Laid => laid('', () => at(x, y, turn, 1, drawn))
