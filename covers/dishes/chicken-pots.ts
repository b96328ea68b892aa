import { at, repeat, shape } from '../brush/marks.ts'
import { inDisc } from '../brush/scatter.ts'
import { blob } from '../brush/shapes.ts'
import { darkGreens, shreds } from '../fills/leaves.ts'
import { oilBeads, stewSauce } from '../fills/sauce.ts'
import { bonnetChilli } from '../toppings/chillies.ts'
import { bayLeaf } from '../toppings/herbs.ts'
import { onionArc, pepperStrip, tomatoWedge } from '../toppings/slices.ts'
import { brownClay, clayPot } from '../vessels/pots.ts'
import { bowl } from '../vessels/round.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { herbs, vegPieces } from './garnish.ts'
import { drumstick, thigh } from './poultry-pieces.ts'
import { clipRoundAt } from './ugali.ts'

/** Patches of sauce over the meat, so that the meat seems to lie in the sauce rather than on it. */
const over = ({ brush, r }: Kitchen, colour: string, count: number): string =>
  repeat(count, () => {
    const [x, y] = inDisc(brush, r * 0.6)
    return at(
      x,
      y,
      0,
      1,
      shape(blob(brush, brush.between(12, 28), { jitter: 0.34, flat: 0.66 }), colour, 0.6),
    )
  })

/** Moambe, muamba, nyembwe: chicken in the red cream of palm nuts. */
export const palmChicken: Dish = {
  vessel: bowl,
  tone: () => '#c9541a',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const sauce = '#c4501a'
    const greens = recipe.has('spinach, greens, cassava leaves, okra')
      ? clipRoundAt(
          brush,
          { x: -r * 0.36, y: r * 0.46, r: r * 0.28 },
          shreds(brush, r * 0.32, darkGreens, { count: 900, width: 9, length: 40 }),
        )
      : ''
    return (
      stewSauce(brush, r * 0.92, sauce, { lumps: 80, oil: '#f08a24' }) +
      arrange(
        brush,
        thigh('#dc9440'),
        [
          [-0.4, -0.26, -20],
          [0.5, 0.2, 70],
        ],
        { r, scale: r / 240, lift: 7 },
      ) +
      arrange(
        brush,
        drumstick('#d98a38'),
        [
          [0.16, -0.42, 2],
          [0.12, 0.2, 62],
        ],
        { r, scale: r / 226, lift: 8 },
      ) +
      over(kitchen, '#cf5d1e', 7) +
      greens +
      strew(brush, onionArc, { count: 6, r: r * 0.66, apart: 80, scale: 0.8 }) +
      arrange(brush, bonnetChilli('#e0431e'), [[-0.62, 0.02, 20]], { r, scale: r / 220, lift: 6 }) +
      oilBeads(brush, r * 0.86, '#f6a23a', 44) +
      herbs(kitchen, { count: 7, r: r * 0.66 })
    )
  },
}

/** Kedjenou: chicken sealed in its clay pot with vegetables and nothing but their juice. */
export const potChicken: Dish = {
  vessel: clayPot(brownClay),
  tone: () => '#b5652c',
  draw: kitchen => {
    const { brush, r } = kitchen
    return (
      stewSauce(brush, r * 0.92, '#9c4318', { lumps: 60, oil: '#e8a04a' }) +
      strew(brush, onionArc, { count: 14, r: r * 0.76, apart: 48, scale: 0.9 }) +
      arrange(
        brush,
        thigh('#e0a556'),
        [
          [-0.34, -0.36, -20],
          [0.4, -0.24, 30],
          [-0.02, 0.4, 80],
          [0, -0.02, 130],
        ],
        {
          r,
          scale: r / 262,
          lift: 7,
        },
      ) +
      vegPieces(kitchen, { count: 22, r: r * 0.76, apart: 50, size: 1.2 }) +
      strew(brush, tomatoWedge, { count: 9, r: r * 0.74, apart: 66, scale: 0.9, lift: 3.4 }) +
      strew(brush, pepperStrip, { count: 7, r: r * 0.74, apart: 66, scale: 1 }) +
      strew(brush, bayLeaf, { count: 2, r: r * 0.5, apart: 120, scale: 0.9, lift: 3 }) +
      arrange(brush, bonnetChilli('#e8b020'), [[0.56, 0.34, 30]], { r, scale: r / 220, lift: 6 }) +
      oilBeads(brush, r * 0.84, '#f3b45c', 22) +
      herbs(kitchen, { count: 11, r: r * 0.7 })
    )
  },
}
