import { clipped, oval, repeat } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay } from '../brush/piece.ts'
import { foodsOf } from '../foods.ts'
import { rosemary } from '../toppings/herbs.ts'
import { chunk } from '../toppings/meats.ts'
import { cherryTomato } from '../toppings/slices.ts'
import { tin } from '../vessels/flat.ts'
import { plate } from '../vessels/round.ts'
import type { Dish } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { citrusAt, herbs } from './garnish.ts'
import { drumstick, thigh } from './poultry-pieces.ts'
import { floret } from './wok.ts'

/** A roasted chunk: cut faces browned at every edge, soft in the middle. */
const roasted =
  (colour: string, toasted: string): Food =>
  (brush, turn) => {
    const raw = chunk(colour, { size: 66 })(brush, turn)
    const spots = repeat(5, () =>
      oval(
        brush.between(-24, 24),
        brush.between(-20, 20),
        { rx: brush.between(3, 10), ry: brush.between(2, 5), turn: brush.between(0, 180), opacity: 0.34 },
        toasted,
      ),
    )
    const rim = `<path d="${raw.outline}" fill="none" stroke="${toasted}" stroke-width="6" stroke-opacity=".6"/>`
    return {
      outline: raw.outline,
      body: raw.body + clipped(brush.clip(`<path d="${raw.outline}"/>`), rim + spots),
    }
  }

const rootKinds: readonly (readonly [string, Food])[] = [
  ['sweet potato*, pumpkin, squash, viazi vitamu, kabocha', roasted('#e88a3a', '#a04c14')],
  ['carrot*, parsnip*', roasted('#ec8a33', '#a04c14')],
  ['beet*', roasted('#9a2448', '#5a1028')],
  ['potato*, viazi, papas, kartoffel*, batata*, patate*', roasted('#f3d68c', '#c08330')],
  ['broccoli, cauliflower', roasted('#6f9a3c', '#3f5a1c')],
  ['zucchini*, courgette*, aubergine*, eggplant*', roasted('#b9bf62', '#6d6a24')],
  ['mushroom*', roasted('#b08a62', '#5f3f22')],
  ['brussels, cabbage, asparagus, okra, bamia', roasted('#86a548', '#4a6420')],
]

/** Vegetables out of the oven, on their tin. */
export const roastVegetables: Dish = {
  vessel: tin,
  tone: () => '#e0a850',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const named = rootKinds.filter(([list]) => recipe.isNamed(list))
    const found = (named.length > 0 ? named : rootKinds.filter(([list]) => recipe.has(list))).slice(0, 3)
    const kinds = found.length > 0 ? found : [rootKinds[3] ?? (['', roasted('#f3d68c', '#c08330')] as const)]
    const hasChicken =
      recipe.has('chicken, kuku, poulet, pollo') && recipe.isNamed('traybake, tray, chicken, sheet pan')
    return (
      kinds
        .map(([, food]) =>
          strew(brush, food, {
            count: 54 / kinds.length,
            r: r * 0.7,
            apart: r * 0.19,
            scale: r / 235,
            lift: 6,
          }),
        )
        .join('') +
      (hasChicken
        ? arrange(
            brush,
            thigh('#c9822f'),
            [
              [-0.36, -0.2, 10],
              [0.3, 0.16, 80],
            ],
            { r, scale: r / 230, lift: 9 },
          ) +
          arrange(
            brush,
            drumstick('#c9822f'),
            [
              [0.26, -0.3, 30],
              [-0.28, 0.28, 200],
            ],
            { r, scale: r / 250, lift: 9 },
          )
        : '') +
      strew(brush, rosemary, { count: 5, r: r * 0.6, apart: 100, scale: 0.8, lift: 3 }) +
      (recipe.has('tomato*')
        ? strew(brush, cherryTomato, { count: 7, r: r * 0.62, apart: 90, lift: 5 })
        : '') +
      herbs(kitchen, { count: 9, r: r * 0.62 }) +
      citrusAt(kitchen, r * 0.66, r * 0.36)
    )
  },
}

/** Vegetables on a plate by themselves: slices overlapping in rings. */
export const slicedVegetables: Dish = {
  vessel: plate,
  tone: () => '#a8c06a',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const row = foodsOf(recipe, 'veg').find(food => food.cooked)
    if (recipe.isNamed('broccoli, cauliflower'))
      return (
        strew(brush, floret, { count: 20, r: r * 0.56, apart: r * 0.2, scale: r / 235, lift: 6 }) +
        herbs(kitchen, { count: 8, r: r * 0.5 })
      )
    const spiral = repeat(22, k => {
      const [angle, away] = [k * 0.62, k < 13 ? r * 0.5 : r * 0.24]
      return row?.cooked
        ? lay(brush, row.cooked, {
            x: Math.cos(angle) * away,
            y: Math.sin(angle) * away,
            turn: angle * 57 + 90,
            scale: 1.5,
            lift: 5,
          })
        : ''
    })
    return spiral + herbs(kitchen, { count: 9, r: r * 0.5 }) + citrusAt(kitchen, r * 0.46, r * 0.42)
  },
}
