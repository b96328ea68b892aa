import { darken } from '../brush/colour.ts'
import { at, dot, line, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { box, disc, leaf } from '../brush/shapes.ts'

const gleam = (x: number, y: number, rx: number, opacity = 0.75): string =>
  oval(x, y, { rx, ry: rx * 0.5, turn: -36, opacity }, '#ffffff')

export const eggWhole: Food = (brush, turn) => {
  const d = 'M0 -50C26 -50 40 -14 40 10A40 38 0 0 1 -40 10C-40 -14 -26 -50 0 -50Z'
  const shell = brush.chance(0.5) ? '#d9a376' : '#f3e6d2'
  return {
    outline: d,
    body:
      shape(d, brush.ball(shell, turn, 0.36)) +
      repeat(16, () =>
        dot(brush.between(-26, 26), brush.between(-30, 34), brush.between(0.8, 1.6), darken(shell, 0.4), 0.4),
      ) +
      gleam(-13, -17, 12, 0.7),
  }
}

export const butterDish: Food = brush => ({
  outline: box(150, 96, 18),
  body:
    shape(box(150, 96, 18), '#c9b8a0') +
    at(
      -1,
      -2,
      0,
      1,
      shape(
        box(146, 91, 16),
        brush.linear([
          [0, '#fffaf2'],
          [1, '#ded0ba'],
        ]),
      ),
    ) +
    at(3, 6, 0, 1, shape(box(104, 52, 5), '#1c0500', 0.24)) +
    shape(box(104, 54, 5), '#c9982c') +
    at(
      -2,
      -7,
      0,
      1,
      shape(
        box(102, 44, 4),
        brush.linear([
          [0, '#fff3b4'],
          [0.5, '#fadb72'],
          [1, '#efc24a'],
        ]),
      ),
    ) +
    line('M34 -29V16', '#d9a93a', 2.4, 0.8) +
    at(58, 4, 12, 1, shape(box(13, 46, 3), '#f3cd5c') + line('M-4 -20V20', '#fff6cc', 2)),
})

export const cheeseWedge: Food = brush => {
  const d = 'M-70 32L46 -46Q66 -30 66 0L60 36Q0 52 -70 32Z'
  return {
    outline: d,
    body:
      shape(d, '#c98f22') +
      shape(
        'M-70 26L46 -46Q64 -32 66 -4L-66 30Z',
        brush.linear([
          [0, '#ffe79a'],
          [1, '#f2c552'],
        ]),
      ) +
      shape('M-70 30L66 -2L60 36Q0 50 -70 32Z', '#e0a934') +
      [
        [-8, 18, 8],
        [30, 14, 10],
        [10, 34, 6],
        [-36, 28, 5],
        [48, 30, 6],
        [28, -20, 7],
        [2, -2, 6],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            oval(x, y, { rx: r, ry: r * 0.76 }, '#a8701a') +
            oval(x + 1, y + 1.4, { rx: r * 0.8, ry: r * 0.56 }, '#d09a30'),
        )
        .join('') +
      line('M-62 24L44 -42', '#fffadc', 3, 0.7),
  }
}

export const chocolate: Food = brush => {
  const piece = (x: number, y: number): string =>
    at(
      x,
      y,
      0,
      1,
      shape(box(38, 30, 4), '#2a1208') +
        at(
          -1,
          -1.5,
          0,
          1,
          shape(
            box(34, 26, 4),
            brush.linear([
              [0, '#8a5636'],
              [0.5, '#5a2f1a'],
              [1, '#3f1d0f'],
            ]),
          ),
        ) +
        shape(box(22, 15, 3), '#4a2413') +
        line('M-10 -7H8', '#b98a68', 1.6, 0.7),
    )
  return {
    outline: box(122, 68, 6),
    body: repeat(6, k => piece(-40 + (k % 3) * 40, -16 + Math.floor(k / 3) * 32)),
  }
}

export const baconStrips: Food = () => {
  const strip = (y: number): string => {
    const d = `M-80 ${y}q20 -14 40 0t40 0t40 0t40 0`
    return (
      line(d, '#1c0500', 26, 0.2) +
      line(d, '#7a2a1c', 24) +
      line(d, '#b8503a', 21) +
      at(0, -5, 0, 1, line(d, '#f3cdb0', 6)) +
      at(0, 6, 0, 1, line(d, '#eebc9c', 4)) +
      at(0, -9, 0, 1, line(d, '#ffffff', 1.6, 0.4))
    )
  }
  return { outline: box(150, 60, 16), body: strip(-15) + strip(15) }
}

export const wheat: Food = brush => ({
  outline: leaf(150, 16),
  body: repeat(3, s =>
    at(
      -70,
      (s - 1) * 8,
      (s - 1) * 13,
      1,
      line('M0 0Q60 -6 150 0', '#b98a34', 3.4) +
        repeat(7, k =>
          at(
            92 + k * 9,
            0,
            0,
            1,
            at(
              0,
              0,
              34,
              1,
              oval(8, 0, { rx: 10, ry: 4.4 }, brush.pick(['#e6b850', '#d6a23c', '#f0cd74'])) +
                line('M14 0L30 0', '#d6a84a', 1.2),
            ) +
              at(
                0,
                0,
                -34,
                1,
                oval(8, 0, { rx: 10, ry: 4.4 }, brush.pick(['#e6b850', '#d6a23c', '#c99434'])) +
                  line('M14 0L30 0', '#d6a84a', 1.2),
              ),
          ),
        ),
    ),
  ),
})

export const peanutShells: Food = brush => ({
  outline: disc(40),
  body: [
    [-22, -10, 20],
    [22, 8, -30],
    [-4, 30, 70],
  ]
    .map(([x = 0, y = 0, a = 0]) => {
      const d = 'M-40 0C-40 -20 -12 -20 0 -11C12 -20 42 -18 42 0C42 18 12 18 0 11C-12 20 -40 20 -40 0Z'
      return (
        at(x + 4, y + 7, a, 1, shape(d, '#1c0500', 0.3)) +
        at(
          x,
          y,
          a,
          1,
          shape(d, brush.ball('#d0a262', a, 0.42)) +
            repeat(5, k => line(`M${-30 + k * 14} -9v18`, '#96702f', 1.6, 0.5)) +
            line('M-32 0H34', '#96702f', 1.4, 0.5),
        )
      )
    })
    .join(''),
})
