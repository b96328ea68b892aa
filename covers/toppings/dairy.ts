import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { blob, box, disc } from '../brush/shapes.ts'

/** A cube in low perspective: lit top, shaded right and lower faces. */
const cube =
  (colour: string, { size = 26, pits = 2 } = {}): Food =>
  brush => {
    const s = size * brush.between(0.8, 1.15)
    const h = s / 2
    const body =
      shape(box(s, s, s * 0.16), darken(colour, 0.3)) +
      at(
        -s * 0.06,
        -s * 0.1,
        0,
        1,
        shape(
          box(s * 0.9, s * 0.86, s * 0.14),
          brush.linear([
            [0, lighten(colour, 0.6)],
            [1, colour],
          ]),
        ),
      ) +
      repeat(pits, () =>
        oval(
          brush.between(-h * 0.5, h * 0.4),
          brush.between(-h * 0.6, h * 0.3),
          { rx: brush.between(1, 2.2), ry: 1.1, opacity: 0.5 },
          darken(colour, 0.3),
        ),
      )
    return { outline: box(s, s, s * 0.16), body }
  }

export const feta = cube('#fbf4e6')

export const tofu = cube('#f6e6c3', { size: 44, pits: 4 })

/** Fried tofu or paneer: golden faces with browned edges. */
export const friedCube: Food = brush => {
  const s = brush.between(40, 50)
  const edge = box(s, s * 0.86, 7)
  return {
    outline: edge,
    body:
      shape(edge, '#93571c') +
      at(
        -1.5,
        -3,
        0,
        1,
        shape(
          box(s - 4, s * 0.78, 6),
          brush.linear([
            [0, '#fbe9bd'],
            [0.5, '#efc878'],
            [1, '#d99a41'],
          ]),
        ),
      ) +
      at(
        -1.5,
        -3,
        0,
        1,
        `<path d="${box(s - 6, s * 0.74, 5)}" fill="none" stroke="#b4701f" stroke-opacity=".55" stroke-width="3.4"/>`,
      ) +
      repeat(5, () =>
        oval(
          brush.between(-s * 0.3, s * 0.26),
          brush.between(-s * 0.26, s * 0.2),
          { rx: brush.between(2, 5), ry: brush.between(1, 2.4), turn: brush.between(0, 180), opacity: 0.4 },
          '#a8641c',
        ),
      ) +
      line(`M${n(-s * 0.36)} ${n(-s * 0.34)}H${n(s * 0.18)}`, '#fffbe8', 2.2, 0.7),
  }
}

export const cheeseShred: Food = brush => {
  const length = brush.between(10, 20)
  const d = `M${n(-length / 2)} 0Q0 ${n(brush.between(-5, 5))} ${n(length / 2)} 0`
  const tone = brush.pick(['#fff2cc', '#fbe3a0', '#fffaf0'])
  return {
    outline: '',
    body:
      at(1, 1.6, 0, 1, line(d, '#3a1c04', 3.4, 0.25)) + line(d, darken(tone, 0.16), 3.4) + line(d, tone, 2.2),
  }
}

export const parmesan: Food = brush => ({
  outline: disc(12),
  body:
    shape(blob(brush, 14, { points: 6, jitter: 0.32, flat: 0.62 }), '#d9b978') +
    at(
      -0.6,
      -1.2,
      0,
      0.9,
      shape(
        blob(brush, 14, { points: 6, jitter: 0.3, flat: 0.62 }),
        brush.pick(['#fbeebf', '#f6e3a8', '#fff6d8']),
      ),
    ),
})

export const mozzarella: Food = brush => {
  const r = brush.between(26, 36)
  const edge = blob(brush, r, { points: 9, jitter: 0.1 })
  return {
    outline: '',
    body:
      shape(edge, '#e9cf9a', 0.9) +
      at(
        -1,
        -2,
        0,
        0.92,
        shape(
          edge,
          brush.radial(
            [
              [0, '#ffffff'],
              [0.55, '#fff6e0'],
              [1, '#f3dcae'],
            ],
            0.4,
            0.34,
            0.7,
          ),
        ),
      ) +
      repeat(3, () =>
        oval(
          brush.between(-r * 0.5, r * 0.5),
          brush.between(-r * 0.5, r * 0.5),
          { rx: brush.between(4, 9), ry: brush.between(2, 5), turn: brush.between(0, 180), opacity: 0.4 },
          '#c98a3a',
        ),
      ) +
      oval(-r * 0.3, -r * 0.4, { rx: r * 0.3, ry: r * 0.12, turn: -28, opacity: 0.9 }, '#ffffff'),
  }
}

/** A spoonful of cream, yoghurt or mash, with the curl the spoon left. */
export const dollop =
  (colour = '#fffaf0', r = 34): Food =>
  brush => {
    const edge = blob(brush, r, { points: 9, jitter: 0.08 })
    return {
      outline: edge,
      body:
        shape(edge, darken(colour, 0.18)) +
        at(
          -1.5,
          -2.5,
          0,
          0.94,
          shape(
            edge,
            brush.radial(
              [
                [0, lighten(colour, 0.8)],
                [0.6, colour],
                [1, darken(colour, 0.14)],
              ],
              0.38,
              0.32,
              0.7,
            ),
          ),
        ) +
        line(
          `M${n(-r * 0.5)} ${n(r * 0.1)}Q${n(-r * 0.2)} ${n(-r * 0.6)} ${n(r * 0.3)} ${n(-r * 0.25)}Q${n(r * 0.46)} ${n(r * 0.06)} ${n(r * 0.1)} ${n(r * 0.2)}`,
          darken(colour, 0.2),
          3,
          0.5,
        ) +
        line(
          `M${n(-r * 0.54)} ${n(-r * 0.02)}Q${n(-r * 0.24)} ${n(-r * 0.7)} ${n(r * 0.26)} ${n(-r * 0.36)}`,
          '#ffffff',
          3,
          0.9,
        ),
    }
  }

/** A piped rosette of whipped cream. */
export const rosette: Food = brush => ({
  outline: disc(24),
  body:
    dot(0, 0, 25, '#d8c8ae') +
    repeat(10, k =>
      at(
        0,
        0,
        k * 36,
        1,
        oval(
          15,
          0,
          { rx: 10, ry: 6.4, turn: 40 },
          brush.linear([
            [0, '#ffffff'],
            [1, '#f0e2c8'],
          ]),
        ) + line('M9 -2Q15 -6 22 2', '#d9c7a6', 1.2, 0.6),
      ),
    ) +
    repeat(6, k => at(0, 0, k * 60 + 20, 1, oval(7, 0, { rx: 6, ry: 4, turn: 40 }, '#fffdf6'))) +
    dot(-1, -2, 4.4, '#ffffff'),
})

export const butterPat: Food = brush => ({
  outline: box(46, 34, 5),
  body:
    shape(blob(brush, 40, { points: 10, jitter: 0.14, flat: 0.8 }), '#f7d368', 0.55) +
    shape(box(46, 34, 6), '#c9962a') +
    at(
      -2,
      -3.5,
      0,
      1,
      shape(
        box(43, 30, 5),
        brush.linear([
          [0, '#fff3b8'],
          [0.5, '#fbdc74'],
          [1, '#f0c24c'],
        ]),
      ),
    ) +
    line('M-18 -13H10', '#fffce6', 2.6, 0.8),
})
