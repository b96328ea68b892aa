import { at, dot, oval } from '../brush/marks.ts'
import { stewSauce } from '../fills/sauce.ts'
import { mince } from '../toppings/meats.ts'
import { bowl } from '../vessels/round.ts'
import type { Dish } from './dish.ts'
import { strew } from './dish.ts'
import { herbs, vegPieces } from './garnish.ts'
import { meatDish } from './roasts.ts'

const nothing = (): string => ''

/** Mince, pulled meat, meat sautéed in strips: a heap with its sauce. */
export const mincedMeat: Dish = {
  vessel: bowl,
  tone: () => '#7d4526',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    return (
      stewSauce(brush, r * 0.92, recipe.has('tomato*') ? '#9a3a1c' : '#7a421f', { lumps: 60 }) +
      strew(brush, mince('#8a4d28'), { count: 330, r: r * 0.82, apart: 13, lift: 2.6 }) +
      vegPieces(kitchen, { count: 22, r: r * 0.7, apart: 34 }) +
      herbs(kitchen, { count: 11, r: r * 0.68 })
    )
  },
}

export const tartare: Dish = meatDish(
  '#a8342c',
  ({ brush, r }) =>
    at(0, 0, 0, 1, dot(r * 0.03, r * 0.05, r * 0.4, '#1c0500', 0.3)) +
    strew(brush, mince('#b3362c'), { count: 240, r: r * 0.38, apart: 8, lift: 2 }) +
    yolk(r),
  { floor: nothing },
)

const yolk = (r: number): string =>
  dot(2, 3, r * 0.115, '#7a3a08', 0.5) +
  dot(0, 0, r * 0.11, '#f3a51f') +
  oval(-r * 0.035, -r * 0.04, { rx: r * 0.04, ry: r * 0.022, turn: -30, opacity: 0.85 }, '#fff6d2')
