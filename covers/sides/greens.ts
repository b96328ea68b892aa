import { at, clipped, dot, line, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { blob, leaf } from '../brush/shapes.ts'
import { gleam } from './roots.ts'

export const maizeCob: Food = brush => {
  const d = 'M-80 0C-76 -30 -40 -36 0 -32C40 -30 78 -20 92 0C78 20 40 30 0 32C-40 36 -76 30 -80 0Z'
  const kernels = repeat(78, i => {
    const [column, row] = [i % 13, Math.floor(i / 13)]
    const x = -66 + column * 12
    const span = 27 * Math.sqrt(Math.max(0, 1 - ((x - 2) / 96) ** 2))
    const y = -span + (row * span * 2) / 5
    return (
      oval(x, y, { rx: 6.6, ry: 6 }, '#b9790f') +
      oval(x - 0.6, y - 0.9, { rx: 5.8, ry: 5 }, row < 2 ? '#fbdc74' : row < 4 ? '#f4c53c' : '#dba122') +
      oval(x - 2, y - 2.4, { rx: 2, ry: 1.1, opacity: 0.7 }, '#fffbe0')
    )
  })
  const husk =
    shape('M-84 0C-110 -44 -40 -60 16 -40C-20 -34 -60 -20 -84 0Z', '#6fa044') +
    shape('M-84 2C-108 46 -30 64 30 42C-16 36 -58 24 -84 2Z', '#4f8a34') +
    line('M-80 -2C-60 -36 -20 -44 8 -40M-80 4C-56 38 -10 48 20 42', '#b7d98a', 2, 0.7)
  return { outline: d, body: shape(d, '#a86a0c') + clipped(brush.clip(`<path d="${d}"/>`), kernels) + husk }
}

export const avocado: Food = brush => {
  const d = 'M0 -70C24 -70 30 -40 44 -6C58 30 36 62 0 62C-36 62 -58 30 -44 -6C-30 -40 -24 -70 0 -70Z'
  return {
    outline: d,
    body:
      shape(d, '#33441c') +
      at(-0.6, -0.6, 0, 0.93, shape(d, '#6f8a36')) +
      at(
        0,
        0,
        0,
        0.86,
        shape(
          d,
          brush.radial(
            [
              [0, '#f5efb0'],
              [0.6, '#e3e290'],
              [1, '#b5c862'],
            ],
            0.5,
            0.6,
            0.6,
          ),
        ),
      ) +
      dot(1, 23, 25, '#3f2210') +
      dot(0, 22, 23.5, brush.ball('#8a5228', 0, 0.5)) +
      gleam(-8, 13, 8, 0.6),
  }
}

export const broccoli: Food = brush => ({
  outline: 'M-52 -6C-60 -60 56 -64 54 -8C54 22 26 24 20 28L16 66H-16L-20 28C-28 24 -50 20 -52 -6Z',
  body:
    shape('M-20 14L-15 64Q0 70 15 64L21 14Z', '#7f9e50') +
    shape('M-14 16L-10 62Q-4 66 0 66L0 16Z', '#b9d086') +
    repeat(40, k => {
      const a = k * 2.4
      const d = Math.sqrt(k / 40) * 48
      const [x, y] = [Math.cos(a) * d, -14 + Math.sin(a) * d * 0.8]
      return (
        dot(x + 1.6, y + 2.4, 11.5, '#1c3a16', 0.75) +
        dot(x, y, 10.6, brush.pick(['#3f7a34', '#4c8a3e', '#356a2c'])) +
        dot(x - 3, y - 3.6, 4.4, '#8cc06a', 0.65)
      )
    }),
})

export const cucumberWhole: Food = brush => {
  const d = 'M-92 2C-92 -26 -60 -28 0 -26C60 -26 92 -22 94 0C92 24 60 28 0 28C-60 30 -92 26 -92 2Z'
  return {
    outline: d,
    body:
      shape(
        d,
        brush.linear(
          [
            [0, '#86b85a'],
            [0.4, '#4a8a3c'],
            [1, '#22501f'],
          ],
          [0, 0, 0, 1],
        ),
      ) +
      repeat(6, k => line(`M-80 ${-16 + k * 7}Q0 ${-20 + k * 8} 82 ${-14 + k * 6}`, '#a9d07a', 1.4, 0.35)) +
      repeat(22, () => dot(brush.between(-80, 80), brush.between(-18, 20), 1.8, '#d2e8a8', 0.6)) +
      line('M-74 -15Q0 -21 70 -14', '#ffffff', 4, 0.4),
  }
}

export const leafyGreen: Food = brush => {
  const edge = blob(brush, 66, { points: 17, jitter: 0.12 })
  const inner = blob(brush, 46, { points: 14, jitter: 0.14 })
  return {
    outline: edge,
    body:
      shape(edge, '#3c7a34') +
      at(
        -1,
        -2,
        0,
        0.94,
        shape(
          edge,
          brush.radial([
            [0, '#9cc860'],
            [0.6, '#6aa544'],
            [1, '#3f8038'],
          ]),
        ),
      ) +
      at(-4, 2, 24, 1, shape(inner, '#8cbf58', 0.8)) +
      repeat(5, k =>
        at(
          0,
          4,
          -140 + k * 32,
          1,
          line('M0 0Q30 -4 58 0M20 0l14 -12M20 0l14 11M36 0l11 -9M36 0l11 8', '#e0efb4', 2.6, 0.6),
        ),
      ),
  }
}

export const spinachBunch: Food = brush => ({
  outline: 'M-70 10C-60 -50 60 -60 74 0C60 50 -50 60 -70 10Z',
  body:
    repeat(7, k =>
      at(
        -44,
        10,
        -62 + k * 19,
        1,
        at(2, 4, 0, 1, shape(leaf(112 - Math.abs(k - 3) * 9, 25), '#12300f', 0.5)) +
          shape(
            leaf(112 - Math.abs(k - 3) * 9, 25),
            brush.pick(['#2f7032', '#3f8a3c', '#4a9a44', '#286028']),
          ) +
          shape(`M0 0C${28} -25 ${88} -20 ${112 - Math.abs(k - 3) * 9} 0Z`, '#7fbf62', 0.4) +
          line('M0 0H96', '#cfe8a8', 2.6, 0.7),
      ),
    ) + line('M-44 10L-86 22M-44 10L-84 4M-44 12L-80 36', '#a9c97a', 6),
})

export const peaPod: Food = () => {
  const d = 'M-78 6C-50 -30 44 -34 84 -10C60 26 -34 34 -78 6Z'
  return {
    outline: d,
    body:
      shape(d, '#3f7a2c') +
      at(0, -1, 0, 0.95, shape(d, '#79ad44')) +
      repeat(
        6,
        k =>
          dot(-46 + k * 19, -2 - Math.sin(k / 1.7) * 4, 11 - Math.abs(k - 2.5), '#4a7a24') +
          dot(-46.6 + k * 19, -3.4 - Math.sin(k / 1.7) * 4, 9.8 - Math.abs(k - 2.5), '#a3cf62') +
          dot(-49 + k * 19, -7 - Math.sin(k / 1.7) * 4, 3, '#f0fad0', 0.8),
      ) +
      line('M84 -10L98 -20', '#4f8a34', 5),
  }
}
