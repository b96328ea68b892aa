import { at, dot, line, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { blob, box } from '../brush/shapes.ts'

export const nori: Food = () => ({
  outline: box(96, 112, 4),
  body:
    shape(box(96, 112, 4), '#16231b') +
    at(-1, -2, 0, 1, shape(box(92, 107, 3), '#26382b')) +
    repeat(9, k => line(`M-44 ${-46 + k * 11}H44`, '#3c5442', 1, 0.5)),
})

export const fishCake: Food = brush => ({
  outline: blob(brush, 40, { points: 14, jitter: 0.05 }),
  body:
    repeat(12, k => at(0, 0, k * 30, 1, dot(33, 0, 8.6, '#d9c6c2'))) +
    repeat(12, k => at(-0.8, -1.5, k * 30, 1, dot(33, 0, 8, '#fbf3ee'))) +
    dot(-0.6, -1.2, 35, '#fdf7f2') +
    line('M2 0C2 -4 -5 -4 -5 2C-5 10 10 10 11 -1C12 -14 -12 -17 -17 -2C-20 12 -4 22 8 18', '#de4f74', 5.4),
})
