import { darken } from '../brush/colour.ts'
import { at, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { blob } from '../brush/shapes.ts'
import { clipRound } from '../fills/base.ts'
import { crumbs, dust, gratinCrust } from '../fills/crumb.ts'
import { flatbread, foldedQuarter } from '../fills/dough.ts'
import { stewSauce } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { mozzarella } from '../toppings/dairy.ts'
import { basil, rosemary } from '../toppings/herbs.ts'
import { type raisin, sesame, walnut } from '../toppings/seeds.ts'
import { onionArc, tomatoSlice } from '../toppings/slices.ts'
import { board, tin } from '../vessels/flat.ts'
import { plate } from '../vessels/round.ts'
import {
  bakedBanana,
  biscuit,
  bun,
  loafSlice,
  logSlice,
  pastryLog,
  plait,
  pretzel,
  rusticLoaf,
  toastSlice,
} from './bread-pieces.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { cheese, herbs, mainPieces, vegPieces } from './garnish.ts'

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

/** Sugar and fruit for what is sweet; nothing for what is not. */
function sweetTop({ brush, r, recipe }: Kitchen): string {
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
            at(
              0,
              0,
              0,
              1,
              gratinCrust(brush, { width: r * 1.3, height: r * 1.3, colour: '#f3d79a' }),
            ).replaceAll('opacity=".85"', 'opacity=".5"'),
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

/** Rolls, buns, scones, biscuits, arepas: a round of small breads. */
export const rolls: Dish = {
  vessel: plate,
  tone: () => '#c9843a',
  draw: ({ brush, r, recipe }) => {
    const isBiscuit = recipe.isNamed('biscuit*, scone*')
    const piece = recipe.isNamed('pretzel*, brezel*')
      ? pretzel
      : isBiscuit
        ? biscuit('#e0ac5e', 60)
        : bun(recipe.isNamed('red bean, steamed, bao*, mantou') ? '#f0e2c8' : '#c9843a')
    const places = [
      [0, 0, 0],
      [0.5, 0, 40],
      [0.25, 0.43, 90],
      [-0.25, 0.43, 130],
      [-0.5, 0, 200],
      [-0.25, -0.43, 250],
      [0.25, -0.43, 300],
    ] as const
    const scale = piece === pretzel ? r / 345 : r / 235
    return (
      arrange(brush, piece, places, { r, scale, lift: 8 }) +
      (recipe.has('sesame, seeds')
        ? strew(brush, sesame, { count: 70, r: r * 0.66, apart: 12, lift: 0 })
        : '') +
      (isBiscuit ? dust(brush, { r: r * 0.7, count: 60, colours: ['#ffffff', '#fff6e4'] }) : '')
    )
  },
}

/** Toast with something on it: bruschetta, garlic toast, croque, French toast. */
export const toasts: Dish = {
  vessel: board,
  tone: () => '#d9a458',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const places = [
      [-0.44, -0.36, -8],
      [0.2, -0.4, 6],
      [-0.36, 0.06, 4],
      [0.32, 0.02, -10],
      [-0.12, 0.46, -4],
    ] as const
    const isSweet = recipe.isNamed('french toast, torrija*, pain perdu, eggy bread')
    const top = isSweet
      ? dust(brush, { r: r * 0.8, count: 240, colours: ['#ffffff', '#d99a5a', '#fff6e4'] }) +
        sweetTop(kitchen)
      : cheese(kitchen, { count: 40, r: r * 0.66 }) +
        mainPieces(kitchen, { count: 10, r: r * 0.62, apart: 54 }) +
        vegPieces(kitchen, { count: 16, r: r * 0.62, apart: 60, raw: true }) +
        herbs(kitchen, { count: 9, r: r * 0.62 })
    return arrange(brush, toastSlice, places, { r, scale: r / 160, lift: 9 }) + top
  },
}

/** Focaccia and tray breads: dimples, oil, rosemary. */
export const focaccia: Dish = {
  vessel: tin,
  tone: () => '#dda552',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const slab = blob(brush, r * 0.98, { points: 18, jitter: 0.03, flat: 0.68 })
    const dimples = strew(brush, dimple, { count: 40, r: r * 0.84, apart: 46, lift: 0 })
    const face = brush.radial([
      [0, '#f6d48e'],
      [0.6, '#dda552'],
      [1, '#9a5a1e'],
    ])
    return (
      shadowOf(slab, { x: 0, y: 0, turn: 5, lift: 10 }) +
      at(
        0,
        0,
        5,
        1,
        shape(slab, darken('#9a5a1e', 0.3)) +
          at(-1, -5, 0, 1, shape(slab, face) + crumbs(brush, r * 0.62, '#dda552', 120)),
      ) +
      `<g transform="rotate(5) scale(1 .66)">${dimples}</g>` +
      strew(brush, rosemary, { count: 9, r: r * 0.56, apart: 80, scale: 0.6, lift: 2 }) +
      vegPieces(kitchen, { count: 9, r: r * 0.5, apart: 60 }) +
      (recipe.has('tomato*')
        ? strew(brush, tomatoSlice, { count: 5, r: r * 0.5, apart: 90, scale: 0.8, lift: 2 })
        : '')
    )
  },
}

const dimple: typeof raisin = brush => ({
  outline: '',
  body:
    oval(
      0,
      0,
      { rx: 15, ry: 13 },
      brush.radial(
        [
          [0, '#8f5a1c', 0.7],
          [0.7, '#c98f3a', 0.5],
          [1, '#f3cd86', 0],
        ],
        0.4,
        0.36,
        0.6,
      ),
    ) + oval(4, 5, { rx: 6, ry: 3, turn: -30, opacity: 0.7 }, '#fff3cc'),
})
