import { at, dot, line, oval, repeat, ring, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { blob, box, disc } from '../brush/shapes.ts'

export const bananaCoin: Food = brush => {
  const r = brush.between(19, 23)
  return {
    outline: disc(r),
    body:
      dot(0, 0, r, '#d9b45c') +
      shape(
        blob(brush, r - 1, { points: 12, jitter: 0.02 }),
        brush.radial([
          [0, '#fff6d2'],
          [0.6, '#fbe9b0'],
          [1, '#f0d180'],
        ]),
      ) +
      repeat(3, k =>
        at(
          0,
          0,
          k * 120 + 20,
          1,
          oval(5, 0, { rx: 3.6, ry: 1.6, opacity: 0.75 }, '#c99a4c') + line('M2 0H10', '#8a5a24', 0.9, 0.7),
        ),
      ) +
      ring(0, 0, r * 0.55, '#f3d88e', 1.2, 0.7),
  }
}

/** A slanted slice of ripe plantain, caramelised at its edges. */
export const friedPlantain: Food = brush => {
  const d = 'M-38 2C-36 -18 -12 -25 6 -23C26 -21 40 -10 38 3C36 19 14 25 -4 24C-24 23 -38 16 -38 2Z'
  return {
    outline: d,
    body:
      at(1, 3, 0, 1, shape(d, '#5a2408')) +
      shape(d, '#a8591a') +
      at(
        -0.6,
        -1.4,
        0,
        0.9,
        shape(
          d,
          brush.radial([
            [0, '#ffd877'],
            [0.55, '#f0a832'],
            [1, '#c97418'],
          ]),
        ),
      ) +
      repeat(4, () =>
        oval(
          brush.between(-22, 22),
          brush.between(-12, 12),
          { rx: brush.between(3, 8), ry: brush.between(2, 4), turn: brush.between(0, 180), opacity: 0.4 },
          '#8a3f0c',
        ),
      ) +
      line('M-16 2Q0 -3 16 1', '#8a4a12', 2, 0.5) +
      line('M-26 -8Q-12 -17 6 -16', '#fff3c8', 3.4, 0.8),
  }
}

export const appleSlice: Food = brush => {
  const skin = brush.pick(['#b8331f', '#c9482a', '#9fae3c'])
  return {
    outline: 'M-34 5Q0 -38 34 5Q0 22 -34 5Z',
    body:
      shape('M-34 5Q0 -38 34 5Q0 22 -34 5Z', skin) +
      shape(
        'M-30 6Q0 -28 30 6Q0 19 -30 6Z',
        brush.linear([
          [0, '#fff3cf'],
          [1, '#f0d796'],
        ]),
      ) +
      line('M-12 6Q0 -2 12 6', '#d9b66a', 2.2, 0.8) +
      oval(-3, 4, { rx: 2.6, ry: 1.4, turn: 20 }, '#6a3a1c'),
  }
}

export const pineapple: Food = () => ({
  outline: box(32, 28, 7),
  body:
    shape(box(32, 28, 7), '#c9971f') +
    at(-1.5, -2, 0, 1, shape(box(29, 25, 6), '#f5cf4c')) +
    line('M-9 -9L-5 8M0 -10L2 8M8 -9L9 7', '#dba829', 1.6, 0.7) +
    oval(-6, -8, { rx: 6, ry: 2, opacity: 0.6 }, '#fff6cf'),
})

export const mangoCube: Food = () => ({
  outline: box(30, 28, 8),
  body:
    shape(box(30, 28, 8), '#c97a10') +
    at(-1.5, -2.5, 0, 1, shape(box(27, 24, 7), '#f8ab2c')) +
    oval(-6, -7, { rx: 6, ry: 2.4, turn: -20, opacity: 0.6 }, '#ffedc0'),
})

export const coconutShred: Food = brush => ({
  outline: '',
  body:
    oval(0, 0, { rx: brush.between(5, 10), ry: 1.7 }, '#fffaf0') +
    oval(0, 0.8, { rx: 5, ry: 0.6, opacity: 0.4 }, '#c9b99a'),
})
