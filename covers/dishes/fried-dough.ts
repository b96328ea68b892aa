import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, oval, repeat, ring, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import type { Point } from '../brush/shapes.ts'
import { blob, smooth } from '../brush/shapes.ts'
import { crumbs, dust } from '../fills/crumb.ts'
import { crustBlisters } from '../fills/dough.ts'
import { leafBed } from '../fills/leaves.ts'
import { plate } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { citrusAt, herbs } from './garnish.ts'

const ringOfSix = [
  [-0.34, -0.3, 20],
  [0.3, -0.36, -34],
  [-0.48, 0.22, -70],
  [0.46, 0.18, 48],
  [0.0, 0.48, 8],
  [-0.02, 0, -14],
] as const

const ringOfEight = [
  [0, 0.03, 10],
  [0.46, -0.1, 40],
  [0.3, 0.36, 80],
  [-0.12, 0.48, 120],
  [-0.46, 0.2, 160],
  [-0.42, -0.26, 200],
  [-0.04, -0.46, 250],
  [0.36, -0.46, 310],
] as const

const mandaziCorners: readonly Point[] = [
  [0, -90],
  [22, -76],
  [48, -28],
  [80, 34],
  [80, 62],
  [54, 74],
  [0, 72],
  [-54, 76],
  [-82, 62],
  [-78, 32],
  [-46, -30],
  [-22, -76],
]

/** A mandazi: three soft corners, a pale seam where it floated, blisters and a shine. */
const mandaziPiece: Food = (brush, turn) => {
  const s = 84
  const d = smooth(mandaziCorners)
  return {
    outline: d,
    body:
      at(1, 4, 0, 1, shape(d, '#7a3f10')) +
      shape(d, '#f3d198') +
      at(-0.6, -2.4, 0, 0.955, shape(d, brush.ball('#dd9c4a', turn, 0.42))) +
      at(0, 6, 0, 1, crustBlisters(brush, { r: s * 0.56, colour: '#b8702a', count: 26 })) +
      line(
        `M${n(-s * 0.44)} ${n(s * 0.14)}Q${n(-s * 0.22)} ${n(-s * 0.42)} ${n(s * 0.02)} ${n(-s * 0.68)}`,
        '#fff4d6',
        6,
        0.6,
      ) +
      line(
        `M${n(-s * 0.3)} ${n(s * 0.5)}Q${n(s * 0.1)} ${n(s * 0.6)} ${n(s * 0.44)} ${n(s * 0.46)}`,
        '#ffd591',
        3.4,
        0.4,
      ),
  }
}

export const mandazi: Dish = {
  vessel: plate,
  tone: () => '#dc9846',
  draw: ({ brush, r }) =>
    arrange(brush, mandaziPiece, ringOfSix, { r, scale: r / 262, lift: 11 }) +
    dust(brush, { r: r * 0.66, count: 130, colours: ['#fff6e6', '#ffffff'] }) +
    strew(brush, sugarGrain, { count: 60, r: r * 0.6, apart: 12, lift: 0 }),
}

const sugarGrain: Food = () => ({ outline: '', body: oval(0, 0, { rx: 3.2, ry: 1.3 }, '#ffffff') })

/** Fritters, falafel, bhajia, castagnole: rough golden balls. */
const ball =
  (colour: string): Food =>
  (brush, turn) => {
    const r = 56
    const edge = blob(brush, r, { points: 12, jitter: 0.06 })
    return {
      outline: edge,
      body:
        at(0.5, 3, 0, 1, shape(edge, darken(colour, 0.6))) +
        shape(edge, brush.ball(colour, turn, 0.55)) +
        crumbs(brush, r * 0.84, colour, 70) +
        crustBlisters(brush, { r: r * 0.7, colour, count: 14 }) +
        oval(-r * 0.3, -r * 0.38, { rx: r * 0.28, ry: r * 0.14, turn: -36, opacity: 0.55 }, '#fff4d8'),
    }
  }

export const fritters: Dish = {
  vessel: plate,
  tone: recipe => fritterColour(recipe),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const isSweet = recipe.has('sugar, sukari, honey, zucker, azucar')
    const bed = isSweet ? '' : at(0, 4, 0, 1, leafBed(brush, r * 0.64))
    return (
      bed +
      arrange(brush, ball(fritterColour(recipe)), ringOfEight, { r, scale: r / 245, lift: 9 }) +
      (isSweet
        ? dust(brush, { r: r * 0.68, count: 260, colours: ['#ffffff', '#fff8ee'] })
        : herbs(kitchen, { count: 8, r: r * 0.6 }) + citrusAt(kitchen, r * 0.54, r * 0.46))
    )
  },
}

const fritterColour = (recipe: Recipe): string =>
  recipe.isNamed('falafel, spinach')
    ? '#8f6a34'
    : recipe.isNamed('cheese, potato, arancini, croquet*, croqueta*')
      ? '#d99a3e'
      : '#c07a30'

/** Ring doughnuts with icing. */
const doughnut =
  (icing: string): Food =>
  (brush, turn) => {
    const edge = blob(brush, 70, { points: 14, jitter: 0.02 })
    const glaze = blob(brush, 59, { points: 13, jitter: 0.06 })
    const sprinkles = repeat(26, () => {
      const a = brush.between(0, 6.28)
      const d = brush.between(29, 53)
      return at(
        Math.cos(a) * d,
        Math.sin(a) * d,
        brush.between(0, 180),
        1,
        line('M-4 0H4', brush.pick(['#fff4dc', '#f2b632', '#1f8a84', '#c0472a']), 3),
      )
    })
    return {
      outline: edge,
      body:
        at(1, 4, 0, 1, shape(edge, '#7a3f10')) +
        shape(edge, brush.ball('#d3933f', turn, 0.5)) +
        shape(glaze, darken(icing, 0.3)) +
        at(-1, -2, 0, 0.98, shape(glaze, brush.ball(icing, turn, 0.4))) +
        ring(0, 0, 41, lighten(icing, 0.6), 4, 0.35) +
        sprinkles +
        dot(0, 0, 24, '#8a4d18') +
        dot(2, 3, 21, '#3a1a06', 0.8),
    }
  }

export const doughnuts: Dish = {
  vessel: plate,
  tone: () => '#d3933f',
  draw: ({ brush, r, recipe }) =>
    arrange(
      brush,
      doughnut(recipe.has('chocolate, cocoa') ? '#4f2716' : '#f0c3c0'),
      [
        [0, -0.46, 0],
        [0.44, -0.14, 40],
        [0.28, 0.38, 80],
        [-0.28, 0.38, 120],
        [-0.44, -0.14, 160],
        [0, 0, 200],
      ],
      { r, scale: r / 235, lift: 9 },
    ),
}
