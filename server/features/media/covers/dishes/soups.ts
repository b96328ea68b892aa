import { lighten } from '../brush/colour.ts'
import { at, shape } from '../brush/marks.ts'
import { lay } from '../brush/piece.ts'
import { blob } from '../brush/shapes.ts'
import { grainHeap } from '../fills/grains.ts'
import { brothSurface, creamSurface, oilBeads, stewSauce, swirl } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { cheeseShred, dollop, friedCube } from '../toppings/dairy.ts'
import { chickenChunk, lamb } from '../toppings/meats.ts'
import { almond, bean, chickpea, lentil, maize, raisin } from '../toppings/seeds.ts'
import { bowl, tray } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import { sauceColour } from '../words/sauce-colour.ts'
import { toastSlice } from './bread-slices.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { cheese, citrusAt, herbs, mainPieces, vegPieces } from './garnish.ts'
import { drumstick } from './poultry-pieces.ts'

/** Puréed: silk, a swirl, a little of what it is made of. */
export const creamSoup: Dish = {
  vessel: bowl,
  tone: sauceColour,
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const colour = sauceColour(recipe)
    return (
      creamSurface(brush, r * 0.92, colour) +
      swirl(brush, r * 0.36, lighten(colour, 0.78)) +
      strew(brush, friedCube, {
        count: 8,
        r: r * 0.34,
        apart: 40,
        at: [r * 0.22, r * 0.24],
        scale: 0.5,
        lift: 4,
      }) +
      mainPieces(kitchen, { count: 5, r: r * 0.5, apart: 60 }) +
      oilBeads(brush, r * 0.7, '#f0a83a', 14) +
      herbs(kitchen, { count: 8, r: r * 0.5 }) +
      cheese(kitchen, { count: 8, r: r * 0.4 })
    )
  },
}

/** Clear soup with everything swimming in it. */
export const brothSoup: Dish = {
  vessel: bowl,
  tone: () => '#c98f3f',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const colour = recipe.has('tomato*, beet*, chili, gochu*, tom yum, tom yam')
      ? '#c8622c'
      : recipe.has('miso, soy sauce, beef, onion soup')
        ? '#a86a2c'
        : '#dbaa55'
    return (
      brothSurface(brush, r * 0.92, colour) +
      mainPieces(kitchen, { count: 9, r: r * 0.64, apart: r * 0.24, size: 1.3 }) +
      vegPieces(kitchen, { count: 26, r: r * 0.74, apart: 42, size: 1.2 }) +
      eggThreads(kitchen) +
      toastOn(kitchen) +
      oilBeads(brush, r * 0.86, '#f6cf74', 26) +
      herbs(kitchen, { count: 14, r: r * 0.72 }) +
      citrusAt(kitchen, r * 0.5, -r * 0.4, 0.9)
    )
  },
}

/** Egg stirred into hot broth sets in pale rags. */
function eggThreads({ brush, r, recipe }: Kitchen): string {
  if (!recipe.isNamed('stracciatella, egg drop, avgolemono, egg')) return ''
  return strew(brush, eggRag, { count: 34, r: r * 0.76, apart: 34, lift: 1.6, scale: [0.8, 1.5] })
}

const eggRag: typeof friedCube = brush => {
  const edge = blob(brush, 24, { points: 11, jitter: 0.4, flat: 0.6 })
  return {
    outline: edge,
    body:
      shape(edge, '#e0b04a', 0.8) +
      at(-1, -2, 0, 0.86, shape(edge, brush.pick(['#fbe6a0', '#fff2c4', '#f6d67c']), 0.92)),
  }
}

function toastOn({ brush, r, recipe }: Kitchen): string {
  if (!recipe.isNamed('onion soup, gratinee, ribollita')) return ''
  return (
    arrange(
      brush,
      toastSlice,
      [
        [-0.22, -0.12, -20],
        [0.24, 0.14, 30],
      ],
      { r, scale: r / 240, lift: 5 },
    ) + strew(brush, cheeseShred, { count: 110, r: r * 0.46, apart: 8, lift: 0 })
  )
}

/** Stews, goulash, chilli, ragù: thick sauce, big pieces, a dab of cream when the recipe has one. */
export const stew: Dish = {
  vessel: bowl,
  tone: sauceColour,
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const hasMain = foodsOf(recipe, 'main').length > 0
    return (
      stewSauce(brush, r * 0.92, sauceColour(recipe)) +
      mainPieces(kitchen, { count: 13, r: r * 0.68, apart: r * 0.23, size: 1.3 }) +
      vegPieces(kitchen, { count: hasMain ? 20 : 40, r: r * 0.74, apart: hasMain ? 40 : 32, size: 1.25 }) +
      cream(kitchen) +
      oilBeads(brush, r * 0.84, lighten(sauceColour(recipe), 0.35), 12) +
      herbs(kitchen, { count: 13, r: r * 0.7 })
    )
  },
}

function cream({ brush, r, recipe }: Kitchen): string {
  if (!recipe.has('sour cream, creme fraiche, smetana, yogurt*, yoghurt*')) return ''
  return lay(brush, dollop('#fffaf0', 44), { x: -r * 0.08, y: -r * 0.04, scale: r / 260, lift: 5 })
}

/** A curry shines: pieces in a silky sauce with a thread of cream. */
export const curry: Dish = {
  vessel: bowl,
  tone: sauceColour,
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const colour = sauceColour(recipe)
    const isCreamy = recipe.has('cream, coconut milk, coconut cream, yogurt*, nazi, butter')
    return (
      stewSauce(brush, r * 0.92, colour, { lumps: 60 }) +
      mainPieces(kitchen, { count: 12, r: r * 0.66, apart: r * 0.25, size: 1.3 }) +
      vegPieces(kitchen, { count: 22, r: r * 0.74, apart: 42, size: 1.2 }) +
      (isCreamy
        ? at(-r * 0.05, r * 0.02, 0, 1, swirl(brush, r * 0.5, '#fff3da', { turns: 1.25, width: 6 }))
        : '') +
      oilBeads(brush, r * 0.86, lighten(colour, 0.4), 22) +
      herbs(kitchen, { count: 12, r: r * 0.68 }) +
      citrusAt(kitchen, r * 0.52, -r * 0.44, 0.95)
    )
  },
}

/** Beans and pulses: many small ones close together, a little sauce between. */
export const beans: Dish = {
  vessel: bowl,
  tone: recipe => (recipe.isNamed('black*') ? '#4a2f30' : '#9a5430'),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const kinds = foodsOf(recipe, 'bean').slice(0, 2)
    const isGitheri = recipe.isNamed('githeri, muthokoi, succotash, maque choux, corn, maize')
    const sauce = recipe.has('tomato*, nyanya') ? '#b0542c' : recipe.isNamed('black*') ? '#4a2b2a' : '#a8703c'
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
      oilBeads(brush, r * 0.8, '#f0b05c', 16) +
      herbs(kitchen, { count: 12, r: r * 0.7 })
    )
  },
}

/** The bean is drawn already; what else the table would find must not double it. */
function withoutBeans(recipe: Recipe): Recipe {
  return { ...recipe, has: list => !/bean|chickpea|lentil|pinto/.test(list) && recipe.has(list) }
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
  recipe.has('red lentil*, masoor, tomato*')
    ? '#d08a3c'
    : recipe.has('black lentil*, makhani, lentejas, brown lentil*')
      ? '#9a6434'
      : '#d8a23c'

/** Tajine: laid out in rings in its clay base, with fruit and almonds. */
export const tagine: Dish = {
  vessel: tray,
  tone: () => '#b5632c',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const pieces = recipe.isNamed('chicken, poulet, kuku')
      ? arrange(
          brush,
          drumstick('#c8822f'),
          [
            [-0.24, -0.26, 40],
            [0.28, -0.1, 150],
            [-0.06, 0.34, 270],
          ],
          { r, scale: r / 260, lift: 8 },
        )
      : strew(brush, recipe.has('chicken') ? chickenChunk : lamb, {
          count: 11,
          r: r * 0.46,
          apart: r * 0.2,
          scale: 1.25,
          lift: 6,
        })
    return (
      stewSauce(brush, r * 0.9, '#b5632c') +
      at(
        0,
        0,
        0,
        1,
        recipe.has('couscous')
          ? grainHeap(brush, r * 0.74, ['#e9c987', '#dcb769', '#f4dca6'], {
              length: 4.2,
              width: 3.4,
              count: 1700,
            })
          : '',
      ) +
      pieces +
      vegPieces(kitchen, { count: 22, r: r * 0.74, apart: 44 }) +
      strew(brush, raisin, { count: 14, r: r * 0.7, apart: 40, scale: 1.2, lift: 2.4 }) +
      strew(brush, almond, { count: 12, r: r * 0.66, apart: 44, lift: 2.4 }) +
      herbs(kitchen, { count: 12, r: r * 0.7 })
    )
  },
}
