import { injera } from '../fills/dough.ts'
import { grainHeap } from '../fills/grains.ts'
import { darkGreens, shreds } from '../fills/leaves.ts'
import { stewSauce } from '../fills/sauce.ts'
import { eggHalf } from '../toppings/eggs.ts'
import { chunk } from '../toppings/meats.ts'
import { tray } from '../vessels/round.ts'
import type { Dish } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { clipRoundAt } from './ugali.ts'

/** Injera with its heaps: the whole dinner on one tray. */
export const injeraPlatter: Dish = {
  vessel: tray,
  size: 1.13,
  tone: () => '#c9a581',
  draw: ({ brush, r }) => {
    const heaps = [
      {
        x: -0.56,
        y: -0.3,
        r: 0.22,
        fill: (size: number) => shreds(brush, size, darkGreens, { count: 700, width: 7, length: 34 }),
      },
      {
        x: 0.55,
        y: -0.34,
        r: 0.23,
        fill: (size: number) => stewSauce(brush, size, '#d59a25', { lumps: 330, oil: '#f7d257' }),
      },
      {
        x: -0.52,
        y: 0.4,
        r: 0.21,
        fill: (size: number) => stewSauce(brush, size, '#a23a1a', { lumps: 330 }),
      },
      {
        x: 0.52,
        y: 0.42,
        r: 0.21,
        fill: (size: number) =>
          grainHeap(brush, size, ['#fff8ea', '#f3e8d2', '#e6d8bc'], { length: 8, width: 6, count: 700 }),
      },
      {
        x: 0,
        y: 0.68,
        r: 0.18,
        fill: (size: number) =>
          shreds(brush, size, ['#c53a2a', '#e4572e', '#f08a4b', '#3e8636'], {
            count: 620,
            width: 8,
            length: 32,
          }),
      },
      {
        x: 0,
        y: -0.68,
        r: 0.18,
        fill: (size: number) =>
          grainHeap(brush, size, ['#8c9a3f', '#a5b04e', '#758431'], { length: 6, width: 5.4, count: 1100 }),
      },
      {
        x: 0,
        y: -0.01,
        r: 0.38,
        fill: (size: number) =>
          stewSauce(brush, size, '#8e2412', { lumps: 220, oil: '#e2662a' }) +
          strew(brush, chunk('#9a4a22', { size: 56, grain: true }), {
            count: 5,
            r: size * 0.6,
            apart: 46,
            lift: 5,
          }),
      },
    ]
    const drawn = heaps.map(heap =>
      clipRoundAt(brush, { x: heap.x * r, y: heap.y * r, r: heap.r * r }, heap.fill(heap.r * r * 1.04)),
    )
    return (
      injera(brush, r * 0.93) +
      drawn.join('') +
      arrange(
        brush,
        eggHalf,
        [
          [-0.11, -0.09, -20],
          [0.13, 0.08, 130],
        ],
        { r, scale: r / 265, lift: 5 },
      )
    )
  },
}
