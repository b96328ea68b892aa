import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { blob, disc, ellipse } from '../brush/shapes.ts'

/** A kidney-shaped bean with a glint and its eye. */
export const bean =
  (colour: string, size = 1): Food =>
  brush => {
    const tone = brush.pick([colour, lighten(colour, 0.12), darken(colour, 0.12)])
    const d = 'M-11 -1C-11 -9 11 -9 11 0C11 8 5 8 2 4Q0 2 -2 4C-6 8 -11 6 -11 -1Z'
    return {
      outline: ellipse(11 * size, 8 * size),
      body: at(
        0,
        0,
        0,
        size,
        shape(d, darken(tone, 0.45)) +
          at(-0.5, -0.9, 0, 0.93, shape(d, tone)) +
          oval(-4, -4.2, { rx: 3.6, ry: 1.5, turn: -18, opacity: 0.65 }, lighten(tone, 0.8)) +
          oval(0, 3, { rx: 1.7, ry: 1, opacity: 0.6 }, lighten(tone, 0.5)),
      ),
    }
  }

export const chickpea: Food = brush => {
  const tone = brush.pick(['#e0b56c', '#d9a85a', '#ebc685'])
  return {
    outline: disc(10),
    body:
      shape(
        blob(brush, 10, { points: 7, jitter: 0.08 }),
        brush.radial(
          [
            [0, lighten(tone, 0.5)],
            [0.5, tone],
            [1, darken(tone, 0.4)],
          ],
          0.36,
          0.3,
          0.75,
        ),
      ) + line('M-2 3Q0 6 3 4', darken(tone, 0.4), 1.2, 0.6),
  }
}

export const lentil: Food = brush => ({
  outline: disc(5),
  body:
    dot(0, 0, 5.4, '#4a3118') +
    dot(-0.5, -0.7, 4.8, brush.pick(['#8a6a38', '#7a5a2c', '#9c7d48'])) +
    oval(-1.4, -1.9, { rx: 1.8, ry: 1, opacity: 0.5 }, '#f6e4b8'),
})

export const pea: Food = () => ({
  outline: disc(9),
  body:
    dot(0, 0, 9, '#3f6d22') +
    dot(-0.5, -0.8, 8.3, '#79ab3c') +
    dot(-1.6, -2, 5, '#9cc95a') +
    oval(-3, -3.6, { rx: 2.2, ry: 1.4, turn: -30, opacity: 0.8 }, '#f4fbd6'),
})

export const maize: Food = brush => ({
  outline: disc(9),
  body:
    shape(blob(brush, 9.4, { points: 6, jitter: 0.14 }), '#b9790f') +
    shape(blob(brush, 8.2, { points: 6, jitter: 0.14 }), '#f6c743') +
    oval(-2, -3, { rx: 3.6, ry: 1.8, turn: -20, opacity: 0.7 }, '#fff3bc') +
    oval(1, 4.6, { rx: 2.6, ry: 1.3, opacity: 0.8 }, '#fdf2cf'),
})

export const peanut: Food = brush => ({
  outline: ellipse(9, 6.6),
  body:
    oval(0, 0, { rx: 9, ry: 6.6 }, '#a06a2c') +
    oval(-0.8, -1, { rx: 8, ry: 5.4 }, brush.pick(['#e3b470', '#d9a45c', '#ecc384'])) +
    line('M-6 0Q0 2 6 -0.5', '#b98345', 1.1, 0.8) +
    oval(-3, -2.6, { rx: 2.6, ry: 1.1, opacity: 0.7 }, '#fff3d6'),
})

export const almond: Food = () => ({
  outline: 'M-16 0Q-4 -11 16 0Q-4 11 -16 0Z',
  body:
    shape('M-16 0Q-4 -11 16 0Q-4 11 -16 0Z', '#8a4f22') +
    at(-0.5, -1, 0, 0.93, shape('M-16 0Q-4 -11 16 0Q-4 11 -16 0Z', '#c07f42')) +
    line('M-11 -2Q0 -4 11 0M-10 2Q0 3 9 1', '#96602c', 1, 0.6),
})

export const almondFlake: Food = brush => ({
  outline: ellipse(11, 7),
  body:
    oval(0, 0, { rx: 11, ry: 7 }, '#b98a4e') +
    oval(-0.4, -0.6, { rx: 10, ry: 6 }, brush.pick(['#f6e6c4', '#fbf0d8', '#ecd5a6'])),
})

export const walnut: Food = brush => ({
  outline: disc(16),
  body:
    shape(blob(brush, 16, { points: 10, jitter: 0.14 }), '#7d4d22') +
    shape(blob(brush, 14.4, { points: 10, jitter: 0.16 }), '#c4904f') +
    line('M-10 -5Q-2 -11 3 -5T11 -5M-11 2Q-4 -3 1 3T12 3M-7 9Q0 4 8 9', '#8a5a2a', 2, 0.9) +
    line('M-8 -7Q-2 -11 2 -7', '#ecc990', 1.4, 0.8),
})

export const cashew: Food = () => ({
  outline: 'M-14 6C-16 -12 12 -16 15 0C16 8 8 9 6 3C3 -4 -5 -2 -5 6C-6 12 -13 12 -14 6Z',
  body:
    shape('M-14 6C-16 -12 12 -16 15 0C16 8 8 9 6 3C3 -4 -5 -2 -5 6C-6 12 -13 12 -14 6Z', '#b98a48') +
    at(
      -0.6,
      -1,
      0,
      0.93,
      shape('M-14 6C-16 -12 12 -16 15 0C16 8 8 9 6 3C3 -4 -5 -2 -5 6C-6 12 -13 12 -14 6Z', '#f1d7a2'),
    ) +
    line('M-10 0Q-6 -9 4 -9', '#fff6dc', 2, 0.8),
})

export const sesame: Food = brush => ({
  outline: '',
  body:
    oval(0.6, 0.9, { rx: 3.4, ry: 1.9, opacity: 0.35 }, '#3a1c04') +
    oval(0, 0, { rx: 3.3, ry: 1.8 }, brush.pick(['#fdf3d8', '#f3dfae', '#fff9ea'])),
})

export const nigella: Food = () => ({
  outline: '',
  body:
    oval(0, 0, { rx: 3, ry: 1.6 }, '#231a18') + oval(-0.8, -0.6, { rx: 1, ry: 0.4, opacity: 0.6 }, '#8a7c74'),
})

export const peppercorn: Food = () => ({
  outline: disc(4.6),
  body: dot(0, 0, 4.7, '#2d2420') + dot(-1.4, -1.6, 1.7, '#75655a'),
})

export const raisin: Food = brush => ({
  outline: ellipse(9, 7),
  body:
    shape(blob(brush, 9, { points: 8, jitter: 0.2, flat: 0.75 }), '#3a1c1a') +
    line('M-5 -2Q0 -5 5 -2M-5 2Q1 0 5 2', '#6d3d36', 1.5, 0.8),
})

export const chocolateChip: Food = () => ({
  outline: disc(7),
  body: dot(0, 0, 7, '#2a1208') + dot(-0.7, -1, 5.8, '#4d2614') + dot(-1.8, -2.2, 2, '#8a5a40', 0.8),
})

export const starAnise: Food = () => ({
  outline: disc(17),
  body:
    repeat(8, k =>
      at(
        0,
        0,
        k * 45,
        1,
        shape('M0 0Q8 -8 0 -23Q-8 -8 0 0Z', '#4a2410') +
          shape('M-1 0Q5 -8 -0.6 -21Q-8 -8 -1 0Z', k % 2 ? '#7d4522' : '#935a2f') +
          oval(0, -12, { rx: 2.2, ry: 3.8 }, '#d9a05c') +
          oval(-0.5, -13, { rx: 0.8, ry: 1.6, opacity: 0.8 }, '#fbe6b8'),
      ),
    ) + dot(0, 0, 3.2, '#4e2813'),
})

export const cinnamon: Food = brush => ({
  outline: 'M-55 -8H55V8H-55Z',
  body:
    `<rect x="-55" y="-8.5" width="110" height="17" rx="4" fill="${brush.linear(
      [
        [0, '#c98a52'],
        [0.45, '#96552a'],
        [1, '#5f3014'],
      ],
      [0, 0, 0, 1],
    )}"/>` +
    line('M-52 1.5H52', '#4e260f', 2.6) +
    line('M-50 -4H40', '#e3b382', 1.4, 0.6) +
    line('M-40 5H30M-20 -1H48', '#7a431f', 1, 0.6) +
    oval(55, 0, { rx: 3.6, ry: 8.4 }, '#4e260f') +
    line('M54 -4Q58 -2 55 1', '#c98a52', 1.6),
})

export const cardamom: Food = () => ({
  outline: 'M-16 0Q0 -11 17 0Q0 11 -16 0Z',
  body:
    shape('M-16 0Q0 -11 17 0Q0 11 -16 0Z', '#7b9048') +
    shape('M-15 -1Q0 -10 16 -1Q0 2 -15 -1Z', '#a9bd72') +
    line('M-13 0Q0 -4 14 0M-12 3Q0 5 13 2', '#5c6e32', 1.3, 0.8),
})

export const clove: Food = () => ({
  outline: ellipse(10, 3),
  body:
    line('M-10 0H7', '#4a2816', 3.6) +
    line('M-9 -0.8H5', '#7d4c2c', 1.2) +
    dot(8, 0, 4, '#3a1c0e') +
    dot(7.4, -0.8, 2, '#7d5236'),
})

export const sprout: Food = brush => {
  const reach = brush.between(22, 42)
  const d = `M0 0Q${n(reach * 0.4)} ${n(brush.between(-18, 18))} ${n(reach)} ${n(brush.between(-8, 8))}`
  return {
    outline: '',
    body:
      at(1.5, 2.5, 0, 1, line(d, '#3a1c04', 5.4, 0.3)) +
      line(d, '#e3dcc0', 5.4) +
      line(d, '#fffcf0', 3.2) +
      dot(0, 0, 4.6, '#d9c463') +
      dot(-0.6, -0.8, 3.4, '#efe09a'),
  }
}
