import { lay } from '../brush/piece.ts'
import { dust } from '../fills/crumb.ts'
import { foodsOf } from '../foods.ts'
import { rosemary } from '../toppings/herbs.ts'
import { sesame, walnut } from '../toppings/seeds.ts'
import { board } from '../vessels/flat.ts'
import { bakedBanana, loafSlice, rusticLoaf, toastSlice } from './bread-slices.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { logSlice, pastryLog } from './pastry-log.ts'
import { plait } from './small-breads.ts'

/** A hearth loaf: long, round or plaited by name. */
export const loaf: Dish = {
  vessel: board,
  tone: () => '#c98542',
  draw: ({ brush, r, recipe }) => {
    const place = { x: -r * 0.06, y: -r * 0.02, turn: -18, lift: 14 }
    const seeds = recipe.has('seed*, sesame, poppy, oats, grains, rye')
      ? strew(brush, sesame, { count: 90, r: r * 0.4, apart: 9, lift: 0 })
      : ''
    const flour = dust(brush, { r: r * 0.98, count: 90, colours: ['#fff8ec', '#fffdf6'] })
    if (recipe.isNamed('challah, zopf, plait*, braid*, tsoureki, brioche'))
      return flour + lay(brush, plait(r * 1.6, r * 0.74), place) + seeds
    if (
      recipe.isNamed(
        'sourdough*, no knead, boule, table, country, potato, damper, seeds, soda bread, wheat, rye, kenya*',
      )
    )
      return (
        flour +
        lay(brush, rusticLoaf(r * 0.7, r * 0.62, 3), place) +
        slicesBeside({ brush, r, recipe }) +
        seeds
      )
    return (
      flour +
      lay(brush, rusticLoaf(r * 0.86, r * 0.42, 4), { ...place, y: -r * 0.1 }) +
      slicesBeside({ brush, r, recipe }) +
      seeds
    )
  },
}

const slicesBeside = ({ brush, r }: Kitchen): string =>
  arrange(
    brush,
    toastSlice,
    [
      [0.56, 0.42, -30],
      [0.36, 0.56, -22],
    ],
    { r, scale: r / 300, lift: 8 },
  )

/** A filled pastry log: slits along its back, sugar if it is sweet, two slices beside it. */
export const strudel: Dish = {
  vessel: board,
  tone: () => '#d39a4c',
  draw: ({ brush, r, recipe }) => {
    const isSweet = recipe.has('sugar, apple*, cherr*, jam, chocolate')
    const filling = recipe.has('chocolate, cocoa') ? '#5e3420' : isSweet ? '#e0b25c' : '#8a4a2c'
    return (
      lay(brush, pastryLog, { x: -r * 0.1, y: -r * 0.2, turn: -14, scale: r / 262, lift: 13 }) +
      arrange(
        brush,
        logSlice(filling),
        [
          [0.2, 0.44, -24],
          [0.62, 0.34, -10],
        ],
        { r, scale: r / 215, lift: 9 },
      ) +
      (isSweet
        ? dust(brush, { r: r * 0.86, count: 260, colours: ['#ffffff', '#fff6e4'] })
        : strew(brush, rosemary, { count: 2, r: r * 0.2, apart: 40, at: [-r * 0.5, r * 0.46], lift: 3 }))
    )
  },
}

/** A tin loaf with slices cut: banana bread, cornbread loaf, mkate. */
export const tinLoaf: Dish = {
  vessel: board,
  tone: () => '#b5722f',
  draw: ({ brush, r, recipe }) => {
    const hasBanana = recipe.has('banana*, ndizi')
    const [crumb, crust] = recipe.has('chocolate, cocoa')
      ? ['#6b3f22', '#3f2010']
      : recipe.has('banana*, ginger*, pumpkin, date, dates, brown sugar')
        ? ['#d9a460', '#7a4318']
        : ['#f2d9a4', '#a5652a']
    const slice = loafSlice(crumb, crust)
    const places = [
      [-0.62, -0.3, -14],
      [-0.36, -0.2, -11],
      [-0.1, -0.08, -12],
      [0.16, 0.04, -10],
      [0.5, 0.22, 8],
    ] as const
    const nuts = foodsOf(recipe, 'nut')
      .slice(0, 1)
      .map(row =>
        row.raw
          ? strew(brush, row.raw, { count: 6, r: r * 0.2, apart: 22, at: [-r * 0.4, r * 0.5], lift: 3 })
          : '',
      )
    return (
      dust(brush, { r: r * 0.95, count: 60, colours: ['#a5652a', '#e8c384'] }) +
      arrange(brush, slice, places, { r, scale: r / 165, lift: 11 }) +
      (hasBanana
        ? strew(brush, bakedBanana, {
            count: 4,
            r: r * 0.24,
            apart: 40,
            at: [r * 0.5, r * 0.22],
            scale: r / 250,
            lift: 0,
          })
        : '') +
      (hasBanana
        ? strew(brush, walnut, { count: 3, r: r * 0.14, apart: 22, at: [-r * 0.72, r * 0.5], lift: 3 })
        : nuts.join(''))
    )
  },
}
