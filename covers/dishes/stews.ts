import { lighten } from '../brush/colour.ts'
import { at } from '../brush/marks.ts'
import { lay } from '../brush/piece.ts'
import { grainHeap } from '../fills/grains.ts'
import { oilBeads, stewSauce, swirl } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { dollop } from '../toppings/dairy.ts'
import { chickenChunk, lamb } from '../toppings/meats.ts'
import { goldenOnion } from '../toppings/onions.ts'
import { almond, raisin } from '../toppings/seeds.ts'
import { castIron, clayPot } from '../vessels/pots.ts'
import { bowl, tray } from '../vessels/round.ts'
import { sauceColour } from '../words/sauce-colour.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { citrusAt, herbs, mainPieces, vegPieces } from './garnish.ts'
import { drumstick } from './poultry-pieces.ts'

/** Stews, goulash, chilli, ragù: thick sauce, big pieces, a dab of cream when the recipe has one. */
export const stew: Dish = {
  vessel: bowl,
  tone: sauceColour,
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const hasMain = foodsOf(recipe, 'main').length > 0
    return (
      stewSauce(brush, r * 0.92, sauceColour(recipe)) +
      (recipe.isNamed('yassa')
        ? ''
        : mainPieces(kitchen, { count: 13, r: r * 0.68, apart: r * 0.23, size: 1.3 })) +
      vegPieces(kitchen, { count: hasMain ? 20 : 40, r: r * 0.74, apart: hasMain ? 40 : 32, size: 1.25 }) +
      (recipe.isNamed('yassa') ? onionsAndLegs(kitchen) : '') +
      cream(kitchen) +
      oilBeads(brush, r * 0.84, lighten(sauceColour(recipe), 0.35), 12) +
      herbs(kitchen, { count: 13, r: r * 0.7 })
    )
  },
}

/** Yassa: grilled first, then laid in a great many onions. */
const onionsAndLegs = (kitchen: Kitchen): string => {
  const { brush, r, recipe } = kitchen
  const onions = (count: number): string =>
    strew(brush, goldenOnion, { count, r: r * 0.8, apart: 24, lift: 0, scale: [0.9, 1.3] })
  const pieces = recipe.has('chicken, poulet, kuku')
    ? arrange(
        brush,
        drumstick('#c9812f'),
        [
          [-0.3, -0.3, 20],
          [0.3, -0.14, 76],
          [-0.2, 0.32, 160],
        ],
        { r, scale: r / 236, lift: 7 },
      )
    : mainPieces(kitchen, { count: 11, r: r * 0.66, apart: r * 0.25, size: 1.3 })
  return onions(46) + pieces + onions(8)
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
    const isCreamy =
      recipe.has('cream, coconut milk, coconut cream, yogurt*, nazi, butter') && !recipe.isNamed('rendang')
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

/** Karahi, balti: a curry in the iron pan in which it was stirred. */
export const karahi: Dish = { ...curry, vessel: clayPot(castIron) }

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
