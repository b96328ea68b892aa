import type { Brush } from '../brush/brush.ts'
import { darken, lighten } from '../brush/colour.ts'
import { at, dot, oval, repeat, ring, shape } from '../brush/marks.ts'
import { lay } from '../brush/piece.ts'
import { inDisc } from '../brush/scatter.ts'
import { box } from '../brush/shapes.ts'
import { strew } from '../dishes/dish.ts'
import type { Tones } from '../fills/base.ts'
import { clipRound, pool } from '../fills/base.ts'
import type { Grain } from '../fills/grains.ts'
import { grains } from '../fills/grains.ts'
import { stewSauce } from '../fills/sauce.ts'
import { lime } from '../toppings/citrus.ts'
import { coriander, mint } from '../toppings/herbs.ts'
import { chilliRing, onionArc, tomatoWedge } from '../toppings/slices.ts'
import type { Laid } from './laid.ts'
import type { Spot } from './set-table.ts'
import { saucer, tumbler } from './set-table.ts'

/** Two ice cubes with bubbles on them. */
const ice = (brush: Brush): string =>
  (
    [
      [-20, -14, 12],
      [22, 18, 48],
      [-8, 30, 70],
    ] as const
  )
    .map(([x, y, turn]) => {
      const cube = box(34, 34, 7)
      const frost = brush.linear([
        [0, '#ffffff', 0.7],
        [0.5, '#eef6f6', 0.22],
        [1, '#ffffff', 0.4],
      ])
      return at(
        x,
        y,
        turn,
        1,
        `${shape(cube, frost)}<path d="${cube}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".6"/>`,
      )
    })
    .join('') +
  repeat(9, () => {
    const [x, y] = inDisc(brush, 54)
    return ring(x, y, brush.between(1.4, 3.4), '#ffffff', 1.1, 0.6)
  })

export const limeade = (spot: Spot, r: number): Laid =>
  tumbler('#cfd87a', spot, {
    r,
    surface: brush =>
      ice(brush) +
      lay(brush, lime, { x: 18, y: -16, turn: 20, scale: 0.62, lift: 3 }) +
      lay(brush, mint, { x: -22, y: 20, turn: 40, scale: 0.5, lift: 3 }),
  })

export const hibiscus = (spot: Spot, r: number): Laid =>
  tumbler('#8c1f3a', spot, {
    r,
    surface: brush => ice(brush) + lay(brush, mint, { x: 16, y: -18, turn: 70, scale: 0.5, lift: 3 }),
  })

export const bowlOfRice = (spot: Spot, r: number): Laid =>
  saucer('#23303f', spot, {
    r,
    fill: brush =>
      grains(brush, 67, ['#fff8ea', '#f3e8d2', '#e6d8bc'], { length: 8, width: 2.8, count: 3200 }),
  })

export const bowlOfLentils = (spot: Spot, r: number): Laid =>
  saucer('#c64a2c', spot, {
    r,
    fill: brush =>
      stewSauce(brush, 67, '#d59a25', { lumps: 200 }) +
      strew(brush, coriander, { count: 4, r: 40, apart: 26, scale: 0.5, lift: 2 }),
  })

export const bowlOfSalsa = (spot: Spot, r: number): Laid =>
  saucer('#e9e0cc', spot, {
    r,
    fill: brush =>
      pool(brush, 67, '#a8331c') +
      clipRound(
        brush,
        67,
        strew(brush, tomatoWedge, { count: 22, r: 58, apart: 13, scale: 0.55, lift: 2 }) +
          strew(brush, onionArc, { count: 10, r: 52, apart: 14, scale: 0.5, lift: 2 }) +
          strew(brush, coriander, { count: 9, r: 52, apart: 18, scale: 0.42, lift: 2 }) +
          strew(brush, chilliRing, { count: 6, r: 50, apart: 20, scale: 0.7, lift: 2 }),
      ),
  })

/** A heap of ground spice, with a lit slope and visible grains. */
export const heapOf = (colour: string, glaze: string, spot: Spot, r: number): Laid =>
  saucer(glaze, spot, {
    r,
    fill: brush =>
      pool(brush, 67, darken(colour, 0.22)) +
      dot(
        -4,
        -5,
        53,
        brush.radial(
          [
            [0, lighten(colour, 0.24)],
            [0.45, colour],
            [1, darken(colour, 0.26), 0],
          ],
          0.4,
          0.36,
          0.62,
        ),
      ) +
      repeat(420, () => {
        const [x, y] = inDisc(brush, 65)
        return dot(
          x,
          y,
          brush.between(0.4, 1.2),
          brush.chance(0.5) ? lighten(colour, 0.4) : darken(colour, 0.42),
          0.6,
        )
      }),
  })

const seeds = {
  cumin: {
    tones: ['#8a5a2c', '#a8743f', '#6f4520', '#b98a52'],
    grain: { length: 4.4, width: 1.3, count: 14000 },
  },
  coriander: {
    tones: ['#d3ab62', '#e2c27e', '#b98d46', '#c79d55'],
    grain: { length: 2.7, width: 2.4, count: 17000 },
  },
} satisfies Record<string, { tones: Tones; grain: Grain }>

/** A bowl filled to the rim with whole seeds. */
export const seedsOf = (kind: keyof typeof seeds, glaze: string, spot: Spot, r: number): Laid =>
  saucer(glaze, spot, {
    r,
    fill: brush => clipRound(brush, 67, grains(brush, 70, seeds[kind].tones, seeds[kind].grain)),
  })

/** A bowl of flour. Flour settles in soft slopes: no grain is visible, only the hollow that a spoon left. */
export const bowlOfFlour = (spot: Spot, r: number): Laid =>
  saucer('#2f6f73', spot, {
    r,
    fill: brush => {
      const slope = brush.radial(
        [
          [0, '#fffdf6'],
          [0.6, '#f8f0df', 0.8],
          [1, '#e6d8bc', 0],
        ],
        0.4,
        0.36,
        0.6,
      )
      const hollow = brush.linear([
        [0, '#d2c3a4', 0.75],
        [1, '#fffdf6', 0.7],
      ])
      return (
        pool(brush, 67, '#efe5d0', 0.16) +
        dot(-6, -8, 50, slope) +
        oval(16, 18, { rx: 25, ry: 16, turn: -34 }, hollow) +
        repeat(60, () => {
          const [x, y] = inDisc(brush, 64)
          return dot(x, y, brush.between(0.4, 1.1), '#ffffff', 0.8)
        })
      )
    },
  })
