import { at, dot, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { blob } from '../brush/shapes.ts'

export const eggHalf: Food = brush => ({
  outline: 'M0 -44C22 -44 34 -10 34 8A34 32 0 0 1 -34 8C-34 -10 -22 -44 0 -44Z',
  body:
    shape('M0 -44C22 -44 34 -10 34 8A34 32 0 0 1 -34 8C-34 -10 -22 -44 0 -44Z', '#d3c5ae') +
    shape(
      'M-1 -42C19 -42 31 -10 31 7A31 29 0 0 1 -32 7C-32 -10 -21 -42 -1 -42Z',
      brush.radial(
        [
          [0, '#ffffff'],
          [0.7, '#fffaf0'],
          [1, '#ece0cb'],
        ],
        0.4,
        0.3,
        0.75,
      ),
    ) +
    dot(0, 6, 18.8, '#c47a10') +
    dot(
      -0.6,
      5,
      17.4,
      brush.radial(
        [
          [0, '#ffd25e'],
          [0.6, '#f3a51f'],
          [1, '#dd8a12'],
        ],
        0.42,
        0.4,
        0.6,
      ),
    ) +
    oval(-6, -1.5, { rx: 6.5, ry: 4, turn: -28, opacity: 0.8 }, '#fff6d2') +
    oval(-14, -18, { rx: 5, ry: 10, turn: 24, opacity: 0.8 }, '#ffffff'),
})

export const friedEgg: Food = brush => {
  const white = blob(brush, 54, { points: 11, jitter: 0.13 })
  const bubbles = repeat(14, () => {
    const angle = brush.between(0, 6.28)
    const away = brush.between(34, 47)
    return dot(Math.cos(angle) * away, Math.sin(angle) * away, brush.between(1.4, 4), '#e8d6b4', 0.6)
  })
  return {
    outline: white,
    body:
      shape(white, '#c08a4a') +
      at(-0.6, -1, 0, 0.965, shape(white, '#efe2c8')) +
      at(
        -0.5,
        -1,
        0,
        0.9,
        shape(
          white,
          brush.radial(
            [
              [0, '#ffffff'],
              [0.65, '#fffaf1'],
              [1, '#f1e6d0'],
            ],
            0.42,
            0.38,
            0.66,
          ),
        ),
      ) +
      bubbles +
      dot(3, 3, 23.5, '#a8660a', 0.4) +
      dot(1.6, 0.8, 22, '#d9830f') +
      dot(
        1,
        0,
        21,
        brush.radial(
          [
            [0, '#ffd45a'],
            [0.55, '#f7b12a'],
            [1, '#e2900f'],
          ],
          0.4,
          0.36,
          0.62,
        ),
      ) +
      oval(-6, -8, { rx: 8, ry: 4.6, turn: -32, opacity: 0.88 }, '#fffbe2') +
      dot(8, 8, 2.4, '#fff0c0', 0.6) +
      oval(-26, -24, { rx: 12, ry: 4.5, turn: -40, opacity: 0.7 }, '#ffffff'),
  }
}
