import { darken, lighten } from '../brush/colour.ts'
import { at, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { blob, box } from '../brush/shapes.ts'
import { crumbs } from '../fills/crumb.ts'
import { crustBlisters } from '../fills/dough.ts'

/** Three strands plaited: challah, zopf, tsoureki. */
export const plait =
  (length: number, width: number): Food =>
  brush => {
    const count = 9
    const knots = repeat(count, k => {
      const x = -length / 2 + (length * (k + 0.5)) / count
      const taper = 1 - Math.abs(k - (count - 1) / 2) / count / 1.1
      const up = k % 2 === 0 ? 1 : -1
      const strand = blob(brush, width * 0.66 * taper, { points: 10, jitter: 0.03, flat: 0.6 })
      return at(
        x,
        up * width * 0.17 * taper,
        up * 40,
        1,
        at(3, 6, 0, 1, shape(strand, '#3a1a06', 0.5)) +
          shape(strand, brush.ball('#b9702c', up * 40, 0.55)) +
          line(
            `M${n(-width * 0.36 * taper)} ${n(-width * 0.16 * taper)}Q0 ${n(-width * 0.32 * taper)} ${n(width * 0.3 * taper)} ${n(-width * 0.14 * taper)}`,
            '#ffe9bd',
            6,
            0.6,
          ),
      )
    })
    return { outline: box(length, width, width / 2), body: knots }
  }

/** A glossy roll, bun or scone seen from above. */
export const bun =
  (colour = '#c9843a', r = 62): Food =>
  (brush, turn) => {
    const edge = blob(brush, r, { points: 14, jitter: 0.025 })
    return {
      outline: edge,
      body:
        at(1, 4, 0, 1, shape(edge, darken(colour, 0.55))) +
        shape(edge, brush.ball(colour, turn, 0.5)) +
        crustBlisters(brush, { r: r * 0.8, colour, count: 12 }) +
        oval(-r * 0.28, -r * 0.36, { rx: r * 0.34, ry: r * 0.16, turn: -34, opacity: 0.5 }, '#fff6de'),
    }
  }

/** A flaky biscuit or scone: layers at the side, a rough top. */
export const biscuit =
  (colour = '#e0ac5e', r = 58): Food =>
  brush => {
    const edge = blob(brush, r, { points: 16, jitter: 0.03 })
    const side = repeat(3, k =>
      at(3 - k * 0.6, 9 - k * 2.4, 0, 1, shape(edge, k % 2 ? '#f6dfae' : darken(colour, 0.34))),
    )
    return {
      outline: edge,
      body:
        side +
        shape(
          edge,
          brush.radial(
            [
              [0, lighten(colour, 0.34)],
              [0.6, colour],
              [1, darken(colour, 0.34)],
            ],
            0.38,
            0.32,
            0.72,
          ),
        ) +
        crumbs(brush, r * 0.92, colour, 90) +
        repeat(5, () =>
          oval(
            brush.between(-r * 0.5, r * 0.5),
            brush.between(-r * 0.5, r * 0.5),
            { rx: brush.between(6, 16), ry: brush.between(4, 9), turn: brush.between(0, 180), opacity: 0.3 },
            '#a5631e',
          ),
        ),
    }
  }

export const pretzel: Food = () => {
  const rope =
    'M-16 56C-50 20 -84 -10 -70 -46C-54 -76 -10 -58 0 -20C10 -58 54 -76 70 -46C84 -10 50 20 16 56M-24 64C0 30 20 20 52 46M24 64C0 30 -20 20 -52 46'
  const salt = [
    [-60, -40],
    [-30, -52],
    [34, -52],
    [62, -36],
    [-58, -6],
    [58, -4],
    [-30, 30],
    [30, 28],
    [0, -26],
    [-8, 44],
  ] as const
  return {
    outline: '',
    body:
      at(4, 8, 0, 1, line(rope, '#1c0500', 26, 0.28)) +
      line(rope, '#4a1f08', 26) +
      line(rope, '#9a521c', 21) +
      at(-1, -3, 0, 1, line(rope, '#c9823a', 9, 0.8)) +
      at(-1.5, -4.5, 0, 1, line(rope, '#ffdca0', 2.6, 0.7)) +
      salt
        .map(([x, y]) =>
          at(x, y, x, 1, `<rect x="-3" y="-2.500" width="6" height="5" rx="1" fill="#fffdf4"/>`),
        )
        .join(''),
  }
}
