import { darken } from '../brush/colour.ts'
import { at, oval, shape } from '../brush/marks.ts'
import { shadowOf } from '../brush/piece.ts'
import { blob } from '../brush/shapes.ts'
import { crumbs, dust } from '../fills/crumb.ts'
import { rosemary } from '../toppings/herbs.ts'
import { type raisin, sesame } from '../toppings/seeds.ts'
import { tomatoSlice } from '../toppings/slices.ts'
import { tin } from '../vessels/flat.ts'
import { plate } from '../vessels/round.ts'
import type { Dish } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { vegPieces } from './garnish.ts'
import { biscuit, bun, pretzel } from './small-breads.ts'

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
