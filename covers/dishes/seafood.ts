import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { blob, box } from '../brush/shapes.ts'
import { brothSurface, oilBeads, stewSauce } from '../fills/sauce.ts'
import { mussel, prawn, squidRing } from '../toppings/meats.ts'
import { sesame } from '../toppings/seeds.ts'
import { chilliRing, cucumber } from '../toppings/slices.ts'
import { board } from '../vessels/flat.ts'
import { clayPot } from '../vessels/pots.ts'
import { bowl } from '../vessels/round.ts'
import type { Dish } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { citrusAt, herbs, vegPieces } from './garnish.ts'

/** Prawns, squid and mussels: grilled, fried, or in their sauce. */
export const seafood: Dish = {
  vessel: bowl,
  tone: () => '#f2a27a',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const [piece, size] = recipe.isNamed('mussel*, clam*, moules')
      ? [mussel, 1.2]
      : recipe.isNamed('squid, calamari, octopus, pulpo, ngisi, pweza')
        ? [squidRing, 1.25]
        : [prawn, 1.12]
    return (
      stewSauce(brush, r * 0.92, recipe.has('tomato*, chorizo, paprika, chili*') ? '#c4522a' : '#dca850', {
        lumps: 50,
      }) +
      strew(brush, piece, { count: 26, r: r * 0.72, apart: r * 0.24, scale: size * (r / 260), lift: 6 }) +
      vegPieces(kitchen, { count: 12, r: r * 0.7, apart: 56 }) +
      herbs(kitchen, { count: 12, r: r * 0.72 }) +
      citrusAt(kitchen, r * 0.48, r * 0.4)
    )
  },
}

const garlicSlice: Food = brush => {
  const edge = blob(brush, 13, { points: 8, jitter: 0.16, flat: 0.74 })
  return {
    outline: edge,
    body:
      shape(edge, '#a8702a') +
      at(-0.6, -1, 0, 0.86, shape(edge, brush.pick(['#f0d79a', '#e6c27a', '#f8e8ba']))) +
      line('M-5 -3Q0 -6 5 -3', '#fffbe8', 1.6, 0.7),
  }
}

/** Al ajillo, pil pil: prawns still sizzling in garlic oil, in the clay dish that went over the fire. */
export const ajillo: Dish = {
  vessel: clayPot('#a85a34'),
  tone: () => '#e09a3a',
  draw: kitchen => {
    const { brush, r } = kitchen
    return (
      brothSurface(brush, r * 0.92, '#d08f24') +
      strew(brush, prawn, { count: 22, r: r * 0.72, apart: r * 0.27, scale: 1.2 * (r / 260), lift: 6 }) +
      strew(brush, garlicSlice, { count: 34, r: r * 0.8, apart: 34, lift: 2.4, scale: [0.9, 1.25] }) +
      strew(brush, chilliRing, { count: 14, r: r * 0.76, apart: 50, scale: 1.2, lift: 2.6 }) +
      oilBeads(brush, r * 0.86, '#f6d25a', 34) +
      herbs(kitchen, { count: 12, r: r * 0.74 })
    )
  },
}

/** Sushi: rolls cut across, and a few nigiri. */
const maki =
  (heart: string): Food =>
  brush => ({
    outline: 'M-40 0A40 40 0 1 1 40 0A40 40 0 1 1 -40 0Z',
    body:
      dot(0, 0, 41, '#16231b') +
      dot(-0.6, -1, 38.5, '#2b3f30') +
      dot(0, 0, 35.5, '#fbf6ea') +
      repeat(34, () => {
        const a = brush.between(0, 6.28)
        const d = brush.between(17, 32)
        return oval(
          Math.cos(a) * d,
          Math.sin(a) * d,
          { rx: 5, ry: 2.3, turn: brush.between(0, 180), opacity: 0.9 },
          brush.pick(['#ffffff', '#ece4d0', '#f6f0e0']),
        )
      }) +
      shape(box(23, 19, 6), darken(heart, 0.2)) +
      at(
        -1,
        -1.6,
        0,
        1,
        shape(
          box(20, 15, 5),
          brush.linear([
            [0, lighten(heart, 0.4)],
            [1, heart],
          ]),
        ),
      ) +
      dot(8, 6, 5, '#7fae4a') +
      line('M-22 -30Q-4 -40 18 -33', '#6d8a76', 2.4, 0.8),
  })

const nigiri =
  (colour: string): Food =>
  brush => ({
    outline: box(118, 56, 24),
    body:
      shape(box(118, 56, 24), '#d8ceb6') +
      at(-1, -2, 0, 0.97, shape(box(118, 54, 24), '#fffaf0')) +
      repeat(30, () =>
        oval(
          brush.between(-50, 50),
          brush.between(-22, 22),
          { rx: 5, ry: 2.2, turn: brush.between(0, 180), opacity: 0.6 },
          '#e3d8be',
        ),
      ) +
      at(
        0,
        -6,
        0,
        1,
        at(2, 4, 0, 1, shape(box(124, 44, 20), '#3a1404', 0.3)) +
          shape(
            box(124, 44, 20),
            brush.linear([
              [0, lighten(colour, 0.36)],
              [1, colour],
            ]),
          ) +
          repeat(5, k => line(`M${-48 + k * 22} -18q14 18 4 36`, lighten(colour, 0.62), 3.4, 0.8)) +
          line('M-46 -14H34', '#ffffff', 3, 0.5),
      ),
  })

export const sushi: Dish = {
  vessel: board,
  tone: () => '#fbf6ea',
  draw: ({ brush, r }) =>
    arrange(
      brush,
      maki('#f0824e'),
      [
        [-0.62, -0.34, 0],
        [-0.28, -0.4, 20],
        [0.06, -0.44, 40],
        [0.4, -0.5, 10],
      ],
      { r, scale: r / 265, lift: 8 },
    ) +
    arrange(
      brush,
      maki('#cf3a3a'),
      [
        [-0.58, -0.02, 30],
        [-0.24, -0.07, 60],
        [0.1, -0.11, 15],
        [0.44, -0.16, 80],
      ],
      { r, scale: r / 265, lift: 8 },
    ) +
    arrange(
      brush,
      nigiri('#f0824e'),
      [
        [-0.44, 0.38, -20],
        [0.02, 0.34, -20],
      ],
      { r, scale: r / 265, lift: 8 },
    ) +
    arrange(brush, nigiri('#e9c9b0'), [[0.48, 0.28, -20]], { r, scale: r / 265, lift: 8 }) +
    strew(brush, cucumber, {
      count: 3,
      r: r * 0.1,
      apart: 22,
      at: [r * 0.72, r * 0.06],
      scale: 0.8,
      lift: 3,
    }) +
    strew(brush, sesame, { count: 50, r: r * 0.6, apart: 12, lift: 0 }),
}
