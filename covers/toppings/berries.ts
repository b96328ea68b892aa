import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { disc, leaf } from '../brush/shapes.ts'

export const raspberry: Food = brush => {
  const drupes = repeat(15, k => {
    const [angle, away] = [k * 2.4, Math.sqrt(k / 15) * 14.5]
    const [x, y] = [Math.cos(angle) * away, Math.sin(angle) * away]
    return dot(x, y, 5.2, brush.ball('#d12a4d', 0, 0.5)) + dot(x - 1.5, y - 1.8, 1.5, '#ffc2cd', 0.9)
  })
  return { outline: disc(18), body: dot(0, 0, 17.5, '#8d0f2a') + drupes }
}

export const blueberry: Food = brush => ({
  outline: disc(14),
  body:
    dot(0, 0, 14, brush.ball('#41528c', 0, 0.5)) +
    repeat(5, k => at(1, 2, k * 72, 1, shape(leaf(6.4, 2), '#27315c'))) +
    dot(1, 2, 2.4, '#1a2142') +
    oval(-4.5, -5.5, { rx: 4, ry: 2.2, turn: -35, opacity: 0.5 }, '#dfe6ff'),
})

export const strawberryHalf: Food = brush => ({
  outline: 'M0 -24C20 -30 32 -12 22 6C14 20 6 28 0 31C-6 28 -14 20 -22 6C-32 -12 -20 -30 0 -24Z',
  body:
    shape('M0 -24C20 -30 32 -12 22 6C14 20 6 28 0 31C-6 28 -14 20 -22 6C-32 -12 -20 -30 0 -24Z', '#b41727') +
    at(
      0,
      -1,
      0,
      0.9,
      shape(
        'M0 -24C20 -30 32 -12 22 6C14 20 6 28 0 31C-6 28 -14 20 -22 6C-32 -12 -20 -30 0 -24Z',
        brush.linear([
          [0, '#ef5560'],
          [1, '#d62a3c'],
        ]),
      ),
    ) +
    shape('M0 -14C8 -16 11 -6 7 3Q4 12 0 16Q-4 12 -7 3C-11 -6 -8 -16 0 -14Z', '#fbe3dc', 0.9) +
    line('M-12 -12L-17 -16M12 -12L17 -16M-11 2L-17 3M11 2L17 3M-6 14L-10 17M6 14L10 17', '#f9b3b4', 2, 0.8),
})

export const cherry: Food = (brush, turn) => ({
  outline: disc(17),
  body:
    dot(0, 0, 17, brush.ball('#a3142b', turn, 0.5)) +
    oval(-5, -7, { rx: 4.6, ry: 2.6, turn: -36, opacity: 0.8 }, '#ffe6e6') +
    line('M2 -3Q10 -22 24 -28', '#6b7d34', 2.6) +
    dot(2, -3, 2.4, '#5c0a18'),
})

export const grape =
  (colour: string): Food =>
  (brush, turn) => ({
    outline: disc(15),
    body:
      dot(0, 0, 15, brush.ball(colour, turn, 0.5)) +
      oval(-5, -6, { rx: 4, ry: 2.2, turn: -36, opacity: 0.7 }, '#ffffff'),
  })

export const pomegranate: Food = () => ({
  outline: disc(5),
  body:
    shape('M0 -6Q6 -1 3 5Q0 7 -3 5Q-6 -1 0 -6Z', '#8f0f26') +
    shape('M-0.5 -5Q4 -1 2 4Q-1 5 -3 3Q-5 -1 -0.5 -5Z', '#d5304c') +
    oval(-1.4, -1.4, { rx: 1.2, ry: 1.9, opacity: 0.8 }, '#ffc9cf'),
})

export const olive: Food = brush => {
  const skin = brush.pick(['#2e2434', '#3b2a3e', '#241c2a'])
  return {
    outline: disc(16),
    body:
      oval(
        0,
        0,
        { rx: 17, ry: 15 },
        brush.radial(
          [
            [0, lighten(skin, 0.35)],
            [0.5, skin],
            [1, darken(skin, 0.5)],
          ],
          0.34,
          0.28,
          0.75,
        ),
      ) +
      dot(3, 1.5, 5, '#0f0b12') +
      oval(-5.5, -6, { rx: 4.6, ry: 2.4, turn: -30, opacity: 0.75 }, '#efe6f0'),
  }
}

export const caper: Food = () => ({
  outline: disc(5.5),
  body:
    dot(0, 0, 5.6, '#46562a') +
    dot(-0.7, -0.9, 4.6, '#74864a') +
    oval(-1.8, -2, { rx: 1.6, ry: 1, opacity: 0.6 }, '#eef4c8'),
})

export const fig: Food = brush => ({
  outline: disc(30),
  body:
    dot(0, 0, 30, '#4a2140') +
    dot(-0.6, -1, 27.5, '#f1dccb') +
    dot(
      0,
      0,
      22,
      brush.radial([
        [0, '#f0a3a0'],
        [0.5, '#c8465a'],
        [1, '#96263f'],
      ]),
    ) +
    repeat(26, k => {
      const away = 6 + (k % 4) * 4.4
      return at(0, 0, k * 47, 1, oval(away, 0, { rx: 2, ry: 1.1 }, k % 3 ? '#f8d79a' : '#fff0cf'))
    }) +
    line(`M-4 0Q0 ${n(-3)} 4 0`, '#7c1a33', 2, 0.6),
})
