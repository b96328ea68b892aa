import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { disc, leaf } from '../brush/shapes.ts'
import { gleam, leafOn } from './fruits.ts'

export const strawberryWhole: Food = (brush, turn) => {
  const d = 'M0 -44C34 -54 54 -22 40 14C28 40 10 56 0 60C-10 56 -28 40 -40 14C-54 -22 -34 -54 0 -44Z'
  const seeds = [
    [-24, -14],
    [-6, -20],
    [14, -20],
    [30, -8],
    [-30, 4],
    [-12, 2],
    [8, 0],
    [26, 10],
    [-20, 20],
    [0, 20],
    [16, 26],
    [-8, 38],
    [6, 44],
  ] as const
  return {
    outline: d,
    body:
      shape(d, brush.ball('#d3263a', turn, 0.46)) +
      seeds
        .map(
          ([x, y]) =>
            oval(x + 0.8, y + 1, { rx: 2.8, ry: 3.8 }, '#8f1122') + oval(x, y, { rx: 2, ry: 3 }, '#ffdf96'),
        )
        .join('') +
      gleam(-18, -24, 10, 0.5) +
      repeat(7, k => at(0, -42, -180 + k * 30, 1, shape(leaf(32, 8.6), k % 2 ? '#3f8a3a' : '#6bb052'))) +
      line('M0 -42Q4 -56 10 -60', '#5f9440', 4),
  }
}

export const blueberries: Food = (brush, turn) => ({
  outline: disc(44),
  body: [
    [-24, -10],
    [16, -20],
    [-4, 20],
    [30, 14],
    [-34, 26],
  ]
    .map(
      ([x = 0, y = 0]) =>
        dot(x + 3, y + 5, 19, '#1c0500', 0.3) +
        dot(x, y, 19, brush.ball('#43548f', turn, 0.5)) +
        repeat(5, k => at(x + 2, y + 2, k * 72, 1, shape(leaf(8, 2.6), '#232c56'))) +
        dot(x + 2, y + 2, 3, '#161d3c') +
        gleam(x - 6, y - 8, 5, 0.5),
    )
    .join(''),
})

export const cherries: Food = (brush, turn) => ({
  outline: disc(40),
  body:
    line('M-20 10Q-6 -40 24 -56M24 18Q26 -30 24 -56', '#6b7d34', 4) +
    at(24, -56, 0, 1, leafOn(150, 40)) +
    [
      [-22, 14],
      [24, 24],
    ]
      .map(
        ([x = 0, y = 0]) =>
          dot(x + 3, y + 5, 23, '#1c0500', 0.3) +
          dot(x, y, 23, brush.ball('#a3142b', turn, 0.5)) +
          gleam(x - 7, y - 9, 7, 0.8),
      )
      .join(''),
})

export const plumWhole: Food = (brush, turn) => ({
  outline: disc(42),
  body:
    oval(0, 0, { rx: 44, ry: 40 }, brush.ball('#5a2450', turn, 0.5)) +
    line('M30 -22Q0 -30 -30 -8', '#3a1234', 3, 0.6) +
    gleam(-14, -18, 11, 0.5) +
    line('M32 -22L42 -34', '#5a3418', 4),
})

export const olives: Food = brush => ({
  outline: disc(40),
  body: [
    [-20, -8, '#3a2a3e'],
    [16, 12, '#7d8a3a'],
    [22, -22, '#2e2434'],
  ]
    .map(([x, y, c]) => {
      const [px, py, skin] = [Number(x), Number(y), String(c)]
      return (
        oval(px + 3, py + 5, { rx: 20, ry: 17, opacity: 0.3 }, '#1c0500') +
        oval(
          px,
          py,
          { rx: 20, ry: 17 },
          brush.radial(
            [
              [0, lighten(skin, 0.4)],
              [0.5, skin],
              [1, darken(skin, 0.5)],
            ],
            0.34,
            0.28,
            0.75,
          ),
        ) +
        dot(px + 5, py + 2, 5, '#120d14', 0.7) +
        gleam(px - 7, py - 7, 5, 0.7)
      )
    })
    .join(''),
})

export const dates: Food = (brush, turn) => ({
  outline: disc(36),
  body: [
    [-20, -4, 20],
    [18, 10, -14],
  ]
    .map(([x = 0, y = 0, a = 0]) =>
      at(
        x,
        y,
        a,
        1,
        oval(3, 5, { rx: 32, ry: 17, opacity: 0.3 }, '#1c0500') +
          oval(0, 0, { rx: 32, ry: 17 }, brush.ball('#6b3318', turn + a, 0.5)) +
          line('M-20 -4Q0 -9 20 -4M-20 4Q0 8 20 4', '#3a1608', 2, 0.6) +
          gleam(-9, -7, 7, 0.5),
      ),
    )
    .join(''),
})
