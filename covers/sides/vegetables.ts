import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { blob, disc, leaf } from '../brush/shapes.ts'
import { gleam } from './roots.ts'

const calyx = (colour: string, length: number): string =>
  repeat(5, k =>
    at(
      0,
      0,
      k * 72 + 14,
      1,
      at(1.5, 2.5, 0, 1, shape(leaf(length, length * 0.24), '#1c0500', 0.3)) +
        shape(leaf(length, length * 0.24), k % 2 ? colour : lighten(colour, 0.16)) +
        line(`M2 0H${n(length * 0.8)}`, lighten(colour, 0.5), 1.2, 0.6),
    ),
  ) +
  dot(0, 0, length * 0.18, darken(colour, 0.3)) +
  line('M0 0L3 -9', darken(colour, 0.2), 5)

export const tomato: Food = (brush, turn) => {
  const edge = blob(brush, 62, { points: 10, jitter: 0.035, flat: 0.94 })
  const folds = repeat(5, k => at(0, 0, k * 72, 1, line('M14 0Q36 5 56 0', '#8f1a10', 4, 0.18)))
  return {
    outline: edge,
    body:
      shape(edge, brush.ball('#d3331f', turn, 0.46)) +
      folds +
      gleam(-22, -27, 15) +
      at(3, -4, 0, 1, calyx('#4f8f35', 30)),
  }
}

export const chilli: Food = () => {
  const d = 'M-70 -14C-58 -34 -30 -26 6 -18C40 -10 66 -18 92 -44C92 -10 64 18 20 20C-20 22 -64 20 -70 -14Z'
  return {
    outline: d,
    body:
      shape(d, '#8f1810') +
      at(-1, -2, 0, 0.95, shape(d, '#d02a1c')) +
      line('M-50 -16C-24 -20 20 -8 56 -18', '#ff9a82', 5, 0.6) +
      line('M-52 -17C-40 -20 -20 -17 -4 -14', '#ffffff', 2.4, 0.7) +
      shape('M-66 -20C-60 -34 -46 -30 -44 -20C-48 -6 -50 4 -58 10C-70 6 -74 -8 -66 -20Z', '#4f8a34') +
      line('M-66 -8Q-82 -18 -92 -10', '#4f8a34', 7) +
      line('M-66 -10Q-82 -20 -91 -12', '#8fc264', 2, 0.8),
  }
}

export const bellPepper =
  (colour: string): Food =>
  (brush, turn) => {
    const edge =
      'M0 -50C22 -66 56 -56 60 -22C66 16 52 56 26 60C14 62 8 54 0 56C-8 54 -14 62 -26 60C-52 56 -66 16 -60 -22C-56 -56 -22 -66 0 -50Z'
    return {
      outline: edge,
      body:
        shape(edge, brush.ball(colour, turn, 0.48)) +
        line('M0 -44Q-14 8 0 52M-28 -50Q-46 4 -26 54M28 -50Q46 4 26 54', darken(colour, 0.5), 4, 0.34) +
        line('M-40 -34Q-52 4 -42 36', lighten(colour, 0.7), 6, 0.6) +
        line('M8 -36Q16 0 8 30', lighten(colour, 0.7), 4, 0.4) +
        oval(0, -42, { rx: 15, ry: 9 }, '#4a7a2c') +
        line('M0 -44Q4 -58 12 -64', '#3f6a26', 10) +
        line('M-1 -46Q3 -58 10 -63', '#8fbb5c', 3, 0.8),
    }
  }

/** A mushroom lying on its side, to show gills and stem. */
export const mushroom: Food = brush => {
  const cap = 'M-56 6C-60 -44 60 -46 56 4C52 20 -52 22 -56 6Z'
  const stem = 'M-18 10C-14 30 -18 46 -22 56Q0 66 22 56C18 46 14 30 18 10Z'
  return {
    outline: `${cap}${stem}`,
    body:
      shape(
        stem,
        brush.linear(
          [
            [0, '#fbf0dc'],
            [0.5, '#e8d3b0'],
            [1, '#b99a72'],
          ],
          [0, 0, 1, 0],
        ),
      ) +
      repeat(4, k => line(`M${-10 + k * 7} 20Q${-12 + k * 8} 40 ${-13 + k * 8} 56`, '#b99a72', 1.4, 0.5)) +
      oval(0, 10, { rx: 50, ry: 11 }, '#7d5636') +
      repeat(15, k => line(`M${-44 + k * 6.3} 9L${n(-15 + k * 2.1)} 12`, '#c7a078', 1.4, 0.6)) +
      shape(
        'M-56 4C-60 -44 60 -46 56 2C40 12 -40 14 -56 4Z',
        brush.radial(
          [
            [0, '#d9b184'],
            [0.5, '#b5875a'],
            [1, '#754a28'],
          ],
          0.34,
          0.24,
          0.8,
        ),
      ) +
      gleam(-20, -18, 14, 0.5) +
      repeat(7, () =>
        oval(
          brush.between(-36, 36),
          brush.between(-24, -2),
          { rx: brush.between(3, 7), ry: 2, turn: brush.between(-30, 30), opacity: 0.3 },
          '#6b4526',
        ),
      ),
  }
}

export const aubergine: Food = (brush, turn) => {
  const d = 'M-70 -8C-64 -34 -34 -38 0 -40C44 -44 88 -30 92 4C92 38 48 48 4 40C-34 34 -66 22 -70 -8Z'
  return {
    outline: d,
    body:
      shape(d, brush.ball('#4a2850', turn, 0.56)) +
      line('M-34 -22Q20 -34 62 -16', '#d6b8e0', 6, 0.5) +
      shape('M-70 -24C-50 -34 -40 -22 -34 -8C-44 -4 -40 12 -50 16C-62 14 -78 4 -70 -24Z', '#5d8a3c') +
      line('M-66 -6Q-84 -12 -94 -4', '#4a7030', 9),
  }
}

export const pumpkin: Food = (brush, turn) => ({
  outline: disc(66),
  body:
    repeat(9, k =>
      at(0, 0, k * 40, 1, oval(34, 0, { rx: 34, ry: 24 }, brush.ball('#dd7f25', k * 40 + turn, 0.5))),
    ) +
    dot(0, 0, 20, '#b05c14', 0.6) +
    line('M0 2Q4 -14 16 -20', '#6d6a34', 13) +
    line('M-2 0Q2 -14 13 -21', '#a9a460', 4, 0.8),
})
