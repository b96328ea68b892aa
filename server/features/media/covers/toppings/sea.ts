import { darken } from '../brush/colour.ts'
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

/** A clam open on its hinge: two pale ridged shells, the meat in one of them. */
export const clam: Food = brush => {
  const shell = 'M0 4C-20 6 -34 -8 -30 -24C-24 -40 24 -40 30 -24C34 -8 20 6 0 4Z'
  const tone = brush.pick(['#c9b08a', '#b99a72', '#d6c3a0'])
  const half = (turn: number, inner: string): string =>
    at(
      0,
      0,
      turn,
      1,
      shape(shell, darken(tone, 0.4)) +
        at(0, -1, 0, 0.94, shape(shell, tone)) +
        repeat(4, k =>
          line(
            `M${-22 + k * 4} ${-16 - k * 5}Q0 ${-30 - k * 3} ${22 - k * 4} ${-16 - k * 5}`,
            darken(tone, 0.3),
            1.2,
            0.5,
          ),
        ) +
        at(0, -4, 0, 0.76, shape(shell, '#f6efe0')) +
        inner,
    )
  const meat =
    at(0, -8, 0, 0.56, shape(blob(brush, 32, { points: 9, jitter: 0.12, flat: 0.72 }), '#d99a4a')) +
    at(-1, -11, 0, 0.48, shape(blob(brush, 32, { points: 9, jitter: 0.12, flat: 0.66 }), '#f6cf94')) +
    line('M-9 -15Q0 -19 8 -15', '#fff6e0', 2.4, 0.8)
  return {
    outline: 'M-30 -22Q0 -46 30 -22L24 22Q0 44 -24 22Z',
    body: half(172, '') + half(0, at(0, -8, 0, 1, meat)),
  }
}

export const fishCake: Food = brush => ({
  outline: blob(brush, 40, { points: 14, jitter: 0.05 }),
  body:
    repeat(12, k => at(0, 0, k * 30, 1, dot(33, 0, 8.6, '#d9c6c2'))) +
    repeat(12, k => at(-0.8, -1.5, k * 30, 1, dot(33, 0, 8, '#fbf3ee'))) +
    dot(-0.6, -1.2, 35, '#fdf7f2') +
    line('M2 0C2 -4 -5 -4 -5 2C-5 10 10 10 11 -1C12 -14 -12 -17 -17 -2C-20 12 -4 22 8 18', '#de4f74', 5.4),
})
