import { darken, lighten } from '../brush/colour.ts'
import { at, line, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { oilBeads, stewSauce } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { bean } from '../toppings/seeds.ts'
import { onionArc, tomatoWedge } from '../toppings/slices.ts'
import { brownClay, clayPot } from '../vessels/pots.ts'
import type { Dish } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { herbs } from './garnish.ts'

/** A crescent of pumpkin with its skin on, soft from the pot. */
const pumpkinWedge: Food = brush => {
  const d =
    'M-88 -20C-64 36 -28 56 4 56C40 56 70 32 88 -18C76 -38 54 -38 44 -26C28 -12 14 -8 0 -8C-16 -8 -32 -14 -46 -28C-58 -40 -78 -40 -88 -20Z'
  const flesh = brush.pick(['#ee9a36', '#f2a94a', '#e58c2a'])
  const skin = brush.pick(['#a8571c', '#8a6a2a', '#b5611c'])
  return {
    outline: d,
    body:
      at(1, 5, 0, 1, shape(d, darken(skin, 0.5))) +
      shape(d, skin) +
      at(
        0,
        -4,
        0,
        0.94,
        shape(
          d,
          brush.linear(
            [
              [0, lighten(flesh, 0.42)],
              [0.5, flesh],
              [1, darken(flesh, 0.22)],
            ],
            [0.2, 0, 0.6, 1],
          ),
        ),
      ) +
      line('M-62 -8C-40 18 -18 26 4 26C28 26 48 14 64 -8', '#fff1c8', 4, 0.55) +
      repeat(6, k =>
        line(
          `M${-52 + k * 21} ${10 + 10 * Math.sin(k / 1.7)}l${brush.between(5, 12)} 3`,
          darken(flesh, 0.3),
          2,
          0.45,
        ),
      ),
  }
}

/** Ibihaza and its neighbours: pumpkin wedges and beans from one pot. */
export const pumpkinPot: Dish = {
  vessel: clayPot(brownClay),
  tone: () => '#e08a2e',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const kind = foodsOf(recipe, 'bean')[0]?.cooked ?? bean('#8e2f2a')
    return (
      stewSauce(brush, r * 0.92, '#a8602c', { lumps: 60 }) +
      strew(brush, kind, { count: 170, r: r * 0.84, apart: 23, lift: 2.4, scale: [1.1, 1.4] }) +
      arrange(
        brush,
        pumpkinWedge,
        [
          [-0.36, -0.44, -28],
          [0.36, -0.46, 24],
          [0.56, 0.16, 98],
          [-0.58, 0.18, 250],
          [-0.12, 0.56, 8],
          [0, -0.04, -14],
        ],
        { r, scale: r / 228, lift: 8 },
      ) +
      strew(brush, kind, { count: 34, r: r * 0.72, apart: 44, lift: 3, scale: [1.1, 1.35] }) +
      strew(brush, tomatoWedge, { count: 7, r: r * 0.7, apart: 80, scale: 0.78, lift: 3 }) +
      strew(brush, onionArc, { count: 8, r: r * 0.72, apart: 64, scale: 0.8 }) +
      oilBeads(brush, r * 0.8, '#f0b05c', 14) +
      herbs(kitchen, { count: 12, r: r * 0.68 })
    )
  },
}
