import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, line, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { ellipse } from '../brush/shapes.ts'
import { oilBeads, stewSauce } from '../fills/sauce.ts'
import { parsley } from '../toppings/herbs.ts'
import { chunk, mince } from '../toppings/meats.ts'
import { onionArc, pepperStrip } from '../toppings/slices.ts'
import { ovalDish, ovalInside } from '../vessels/pots.ts'
import type { Dish } from './dish.ts'
import { arrange, strew } from './dish.ts'

const hull = 'M-128 0C-124 -44 -60 -62 20 -56C84 -52 128 -32 130 0C128 32 84 52 20 56C-60 62 -124 44 -128 0Z'
const tomatoBit = chunk('#cf4424', { size: 26 })

/** Half an aubergine lying on its skin, its hollow full. */
const aubergineHalf =
  (hasMeat: boolean): Food =>
  (brush, turn) => {
    const fill = (food: Food, count: number, scale: number): string =>
      repeat(count, () => {
        const angle = brush.between(0, Math.PI * 2)
        const away = Math.sqrt(brush.between(0, 1))
        const piece = food(brush, turn)
        return at(
          4 + Math.cos(angle) * away * 84,
          Math.sin(angle) * away * 26,
          brush.between(0, 360),
          scale,
          at(1.5, 2.5, 0, 1, shape(piece.outline, '#1c0500', 0.3)) + piece.body,
        )
      })
    return {
      outline: hull,
      body:
        at(2, 6, 0, 1, shape(hull, '#1d0d1e')) +
        shape(hull, '#4a2547') +
        line('M-104 -28C-70 -46 -20 -52 40 -47', '#b58ab0', 5, 0.6) +
        at(3, 0, 0, 0.9, shape(hull, '#8a5a2c')) +
        at(
          2,
          -1,
          0,
          0.87,
          shape(
            hull,
            brush.linear([
              [0, '#e6c888'],
              [0.6, '#cfa25a'],
              [1, '#a8743a'],
            ]),
          ),
        ) +
        at(4, 0, 0, 1, shape(ellipse(98, 36), '#7a2c14')) +
        (hasMeat ? fill(mince('#8a4d28'), 40, 1.1) : '') +
        fill(tomatoBit, hasMeat ? 12 : 26, 0.9) +
        fill(onionArc, 7, 0.5) +
        fill(pepperStrip, 3, 0.5) +
        repeat(9, () =>
          oval(
            brush.between(-76, 84),
            brush.between(-24, 22),
            { rx: brush.between(3, 8), ry: 2, opacity: 0.6 },
            '#ffd9a0',
          ),
        ) +
        fill(parsley, 4, 0.6) +
        shape(
          'M-122 -18C-138 -22 -148 -14 -164 -8C-168 -2 -168 4 -162 9C-148 14 -138 22 -122 18C-112 8 -112 -8 -122 -18Z',
          '#5f7f3c',
        ) +
        line('M-122 -8Q-140 -10 -158 -3', lighten('#5f7f3c', 0.5), 3, 0.6) +
        line('M-124 10Q-140 10 -154 5', darken('#5f7f3c', 0.4), 3, 0.5),
    }
  }

/** Imam bayıldı, karnıyarık, papoutsakia: aubergine halves side by side in tomato and oil. */
export const stuffedAubergine: Dish = {
  vessel: ovalDish,
  tone: () => '#4a2547',
  draw: ({ brush, r, recipe }) => {
    const { rx, ry } = ovalInside(r)
    const hasMeat = recipe.has(
      'ground beef, ground lamb, minced meat, mince, minced beef, minced lamb, beef, lamb, kiyma',
    )
    const floor = clipped(
      brush.clip(`<path d="${ellipse(rx, ry)}"/>`),
      stewSauce(brush, rx * 1.02, '#b8431c', { lumps: 70, oil: '#e8902e' }),
    )
    return (
      floor +
      arrange(
        brush,
        aubergineHalf(hasMeat),
        [
          [-0.6, 0.04, -84],
          [-0.2, -0.02, -92],
          [0.2, 0.03, -86],
          [0.6, -0.02, -94],
        ],
        { r, scale: r / 228, lift: 8 },
      ) +
      oilBeads(brush, ry * 0.9, '#f0b04a', 14) +
      strew(brush, parsley, { count: 8, r: r * 0.66, apart: 60, lift: 3 })
    )
  },
}
