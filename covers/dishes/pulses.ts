import { repeat } from '../brush/marks.ts'
import { lay } from '../brush/piece.ts'
import { oilBeads, stewSauce, swirl } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { friedPlantain } from '../toppings/fruit-slices.ts'
import { goldenOnion } from '../toppings/onions.ts'
import { bean, chickpea, lentil, maize } from '../toppings/seeds.ts'
import { bowl } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish, Kitchen } from './dish.ts'
import { strew } from './dish.ts'
import { citrusAt, herbs, mainPieces, vegPieces } from './garnish.ts'

/** Beans and pulses: many small ones close together, a little sauce between. */
export const beans: Dish = {
  vessel: bowl,
  tone: recipe => (recipe.isNamed('black*') ? '#4a2f30' : '#9a5430'),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const kinds = foodsOf(recipe, 'bean').slice(0, 2)
    const isGitheri = recipe.isNamed('githeri, muthokoi, succotash, maque choux, corn, maize')
    const isCoconut =
      recipe.isNamed('nazi, coconut, coco') && recipe.has('coconut milk, coconut cream, tui, nazi')
    const sauce = isCoconut
      ? '#d08f58'
      : recipe.has('tomato*, nyanya')
        ? '#b0542c'
        : recipe.isNamed('black*')
          ? '#4a2b2a'
          : '#a8703c'
    const main = recipe.isNamed('chickpea*, chana, garbanzo*, dengu, ceci, hummus')
      ? chickpea
      : (kinds[0]?.cooked ?? bean('#a04a34'))
    return (
      stewSauce(brush, r * 0.92, sauce, { lumps: 70 }) +
      strew(brush, main, { count: 210, r: r * 0.84, apart: 22, lift: 2.4, scale: [1.05, 1.35] }) +
      (isGitheri
        ? strew(brush, maize, { count: 120, r: r * 0.82, apart: 22, lift: 2.4, scale: [1, 1.25] })
        : '') +
      mainPieces(kitchen, { count: 6, r: r * 0.6, apart: 80, size: 1.3 }) +
      vegPieces({ ...kitchen, recipe: withoutBeans(recipe) }, { count: 16, r: r * 0.7, apart: 50 }) +
      (recipe.isNamed('ibiharage')
        ? strew(brush, goldenOnion, { count: 34, r: r * 0.76, apart: 40, lift: 0, scale: [0.9, 1.3] })
        : '') +
      (isCoconut ? swirl(brush, r * 0.56, '#fff6e2', { turns: 1.5, width: 10 }) : '') +
      (recipe.has('plantain*') ? plantainBeside(kitchen) : '') +
      oilBeads(brush, r * 0.8, '#f0b05c', 16) +
      herbs(kitchen, { count: 12, r: r * 0.7 })
    )
  },
}

/** Sweet plantain, sliced and fried: a row along the rim. */
const plantainBeside = ({ brush, r }: Kitchen): string =>
  repeat(7, k => {
    const angle = ((-58 + k * 19) * Math.PI) / 180
    return lay(brush, friedPlantain, {
      x: Math.cos(angle) * r * 0.6,
      y: Math.sin(angle) * r * 0.6,
      turn: (angle * 180) / Math.PI + 14,
      scale: r / 205,
      lift: 6,
    })
  })

/** Hides beans from the recipe. The bean is drawn already, and the other drawing functions must not add it again. */
function withoutBeans(recipe: Recipe): Recipe {
  return { ...recipe, has: list => !/bean|chickpea|lentil|pinto|plantain/.test(list) && recipe.has(list) }
}

/** Dal and lentil soups: golden or brick, grainy, with butter and cumin let fall on it. */
export const dal: Dish = {
  vessel: bowl,
  tone: recipe => dalColour(recipe),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const whole = recipe.has('green lentil*, brown lentil*, black lentil*, lentejas, kamande, pardina')
    return (
      stewSauce(brush, r * 0.92, dalColour(recipe), { lumps: 190, oil: '#f6c04e' }) +
      strew(brush, lentil, {
        count: whole ? 260 : 90,
        r: r * 0.84,
        apart: whole ? 16 : 26,
        lift: 1,
        scale: [0.9, 1.3],
      }) +
      mainPieces(kitchen, { count: 7, r: r * 0.6, apart: 80, size: 1.3 }) +
      vegPieces({ ...kitchen, recipe: withoutBeans(recipe) }, { count: 14, r: r * 0.7, apart: 54 }) +
      swirl(brush, r * 0.3, '#fff0cc', { turns: 1.2, width: 6 }) +
      oilBeads(brush, r * 0.8, '#e88a2a', 26) +
      herbs(kitchen, { count: 12, r: r * 0.68 }) +
      citrusAt(kitchen, r * 0.5, r * 0.4, 0.95)
    )
  },
}

const dalColour = (recipe: Recipe): string =>
  recipe.isNamed('misir') || recipe.has('berbere')
    ? '#b5481c'
    : recipe.has('red lentil*, masoor, tomato*')
      ? '#d08a3c'
      : recipe.has('black lentil*, makhani, lentejas, brown lentil*')
        ? '#9a6434'
        : '#d8a23c'
