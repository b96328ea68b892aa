import { at, dot, line, n, repeat } from '../brush/marks.ts'
import { shadowOf } from '../brush/piece.ts'
import { clipRound } from '../fills/base.ts'
import { dust, gratinCrust } from '../fills/crumb.ts'
import { flatbread, foldedQuarter } from '../fills/dough.ts'
import { stewSauce } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { mozzarella } from '../toppings/dairy.ts'
import { basil } from '../toppings/herbs.ts'
import { sesame } from '../toppings/seeds.ts'
import { onionArc } from '../toppings/slices.ts'
import { board } from '../vessels/flat.ts'
import { plate } from '../vessels/round.ts'
import type { Dish, Kitchen } from './dish.ts'
import { strew } from './dish.ts'
import { herbs, mainPieces, vegPieces } from './garnish.ts'

/** Chapati, roti, naan, pita: a stack on a board and a folded quarter beside it. */
export const flatbreads: Dish = {
  vessel: board,
  tone: () => '#e6bf7e',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const isCorn = recipe.isNamed('corn, arepa*, tortilla*, turmeric, cornbread')
    const colour = isCorn
      ? '#ecc466'
      : recipe.isNamed('wholemeal, buckwheat, galette*, rye')
        ? '#cfa06a'
        : '#e6bf7e'
    const disc = (x: number, y: number, spots: number): string => {
      const made = flatbread(brush, r * 0.74, { colour, spots })
      return shadowOf(made.outline, { x, y, lift: 7 }) + at(x, y, 0, 1, made.body)
    }
    const quarter = foldedQuarter(brush, r * 0.56, colour)
    return (
      disc(10, 14, 6) +
      disc(-7, 4, 8) +
      disc(2, -10, 62) +
      shadowOf(quarter.outline, { x: r * 0.44, y: r * 0.3, turn: -14, lift: 10 }) +
      at(r * 0.44, r * 0.3, -14, 1, quarter.body) +
      (recipe.has('sesame, zaatar, nigella, cumin')
        ? strew(brush, sesame, { count: 60, r: r * 0.6, apart: 9, lift: 0 })
        : '') +
      (recipe.has('garlic, herb*, parsley, cilantro') ? herbs(kitchen, { count: 5, r: r * 0.5 }) : '')
    )
  },
}

/** Crêpes: thin, laced, folded in quarters on a plate. */
export const crepes: Dish = {
  vessel: plate,
  tone: () => '#ecca82',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const open = flatbread(brush, r * 0.66, { colour: '#eccb86', spots: 90 })
    const folded = [
      [-0.34, -0.2, 20],
      [0.02, -0.3, 50],
      [0.2, -0.02, 80],
    ].map(([x = 0, y = 0, turn = 0]) => {
      const quarter = foldedQuarter(brush, r * 0.54, '#e8c27a')
      return (
        shadowOf(quarter.outline, { x: x * r, y: y * r, turn, lift: 7 }) +
        at(x * r, y * r, turn, 1, quarter.body)
      )
    })
    return (
      shadowOf(open.outline, { x: 0, y: 0, lift: 5 }) +
      open.body +
      folded.join('') +
      sweetTop({ brush, r, recipe })
    )
  },
}

/** Sugar, and the first fruit of the recipe, if it has one. */
export function sweetTop({ brush, r, recipe }: Kitchen): string {
  const fruit = foodsOf(recipe, 'fruit')[0]
  return (
    dust(brush, { r: r * 0.6, count: 120, colours: ['#ffffff', '#fff6e4'] }) +
    (fruit?.raw
      ? strew(brush, fruit.raw, {
          count: 4,
          r: r * 0.3,
          apart: 50,
          at: [r * 0.28, r * 0.34],
          scale: 0.8,
          lift: 4,
        })
      : '')
  )
}

export const pizza: Dish = {
  vessel: board,
  tone: () => '#c2381c',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const isWhite = recipe.isNamed('flamm*, flammkuchen, tarte flambee, bianca, manakish, manakeesh')
    const crust = flatbread(brush, r * 0.8, { colour: '#dda55c', spots: 70 })
    const sauce = isWhite
      ? clipRound(
          brush,
          r * 0.69,
          dot(0, 0, r * 0.69, '#f7ead0') +
            gratinCrust(brush, { width: r * 1.3, height: r * 1.3, colour: '#f3d79a' }),
        )
      : stewSauce(brush, r * 0.69, '#c2381c', { lumps: 120 })
    return (
      shadowOf(crust.outline, { x: 0, y: 0, lift: 12 }) +
      crust.body +
      sauce +
      (isWhite
        ? strew(brush, onionArc, { count: 16, r: r * 0.6, apart: 50 })
        : strew(brush, mozzarella, { count: 13, r: r * 0.56, apart: r * 0.26, lift: 0 })) +
      mainPieces(kitchen, { count: 12, r: r * 0.58, apart: r * 0.2 }) +
      vegPieces(kitchen, { count: 14, r: r * 0.6, apart: 50 }) +
      (isWhite
        ? herbs(kitchen, { count: 5, r: r * 0.5 })
        : strew(brush, basil, { count: 6, r: r * 0.5, apart: 90, lift: 4 })) +
      cuts(r)
    )
  },
}

const cuts = (r: number): string =>
  repeat(3, k =>
    at(
      0,
      0,
      20 + k * 60,
      1,
      line(`M${n(-r * 0.79)} 0H${n(r * 0.79)}`, '#4a1a06', 2, 0.45) +
        line(`M${n(-r * 0.79)} 1.6H${n(r * 0.79)}`, '#f6cf90', 1, 0.4),
    ),
  )
