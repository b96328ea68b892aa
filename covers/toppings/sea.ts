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

/** A clam open on its hinge: two ridged shells, grey-brown outside, the meat small in one of them. */
export const clam: Food = brush => {
  const shell = 'M0 6C-22 8 -42 -8 -40 -26C-34 -48 34 -48 40 -26C42 -8 22 8 0 6Z'
  const tone = brush.pick(['#a58a68', '#8f7a62', '#b89a74'])
  const ridges = repeat(3, k =>
    line(
      `M${-37 + k * 3} ${-20 - k * 3}Q0 ${-48 + k * 3} ${37 - k * 3} ${-20 - k * 3}`,
      darken(tone, 0.34),
      1.6,
      0.7,
    ),
  )
  const half = (turn: number, inner: string): string =>
    at(
      0,
      0,
      turn,
      1,
      shape(shell, darken(tone, 0.5)) +
        at(0, -0.5, 0, 0.95, shape(shell, tone)) +
        ridges +
        at(0, 2, 0, 0.72, shape(shell, '#e9dcc8')) +
        at(0, 3, 0, 0.6, shape(shell, '#cfb9ac')) +
        inner,
    )
  const meat =
    shape(blob(brush, 15, { points: 9, jitter: 0.2, flat: 0.6 }), '#b8743a') +
    at(-1, -2, 0, 0.84, shape(blob(brush, 15, { points: 9, jitter: 0.2, flat: 0.56 }), '#eab878')) +
    line('M-8 -3Q0 -7 8 -2', '#fff0d2', 2.2, 0.8)
  return {
    outline: 'M-40 -24Q0 -58 40 -24L34 24Q0 56 -34 24Z',
    body: half(168, '') + half(0, at(0, -10, 0, 1, meat)),
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
