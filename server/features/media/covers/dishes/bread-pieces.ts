import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { blob, box } from '../brush/shapes.ts'
import { crumbs, crumbsIn } from '../fills/crumb.ts'
import { crustBlisters } from '../fills/dough.ts'

/** A slice of a tin loaf, cut face up: crust around a porous crumb. */
export const loafSlice =
  (crumb: string, crust: string): Food =>
  brush => {
    const d =
      'M-58 66C-66 20 -64 -12 -60 -34C-76 -62 -40 -80 0 -78C40 -80 76 -62 60 -34C64 -12 66 20 58 66C30 72 -30 72 -58 66Z'
    return {
      outline: d,
      body:
        at(4, 7, 0, 1, shape(d, darken(crust, 0.45))) +
        shape(d, crust) +
        at(
          0,
          1,
          0,
          0.91,
          shape(
            d,
            brush.radial(
              [
                [0, lighten(crumb, 0.3)],
                [0.7, crumb],
                [1, darken(crumb, 0.14)],
              ],
              0.42,
              0.36,
              0.7,
            ),
          ),
        ) +
        crumbsIn(brush, { width: 92, height: 118, colour: crumb, count: 150 }) +
        line('M-48 -56C-30 -70 10 -72 36 -66', '#fff0cc', 3.4, 0.5),
    }
  }

/** A round of banana baked into a slice. */
export const bakedBanana: Food = brush => ({
  outline: '',
  body:
    dot(0, 0, 16, '#a8712c', 0.7) +
    dot(
      0,
      0,
      14,
      brush.radial(
        [
          [0, '#fbe6a8'],
          [0.7, '#f0cd7a'],
          [1, '#cf9a44'],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ) +
    repeat(3, k => at(0, 0, k * 120 + 30, 1, oval(4, 0, { rx: 2.6, ry: 1.2, opacity: 0.85 }, '#6e4318'))),
})

/** Toast or a slice of baguette. */
export const toastSlice: Food = brush => {
  const d = box(130, 78, 36)
  return {
    outline: d,
    body:
      at(2, 6, 0, 1, shape(d, '#6e3c14')) +
      shape(d, '#b5742f') +
      at(
        -0.5,
        -1,
        0,
        0.92,
        shape(
          d,
          brush.radial([
            [0, '#fbe6ba'],
            [0.7, '#edc888'],
            [1, '#cf9a50'],
          ]),
        ),
      ) +
      crumbsIn(brush, { width: 108, height: 60, colour: '#e8c07c', count: 90 }) +
      repeat(4, k =>
        oval(
          -44 + k * 28,
          brush.between(-14, 14),
          { rx: 14, ry: 9, turn: brush.between(0, 180), opacity: 0.22 },
          '#8a4a14',
        ),
      ),
  }
}

/** A rustic loaf, long or round, with cuts that opened in the oven. */
export const rusticLoaf =
  (rx: number, ry: number, cuts = 3): Food =>
  brush => {
    const edge = blob(brush, rx, { points: 22, jitter: 0.012, flat: ry / rx })
    const clip = brush.clip(`<path d="${edge}"/>`)
    const ears = repeat(cuts, k => {
      const x = rx * (cuts === 1 ? 0 : -0.56 + (k * 1.12) / (cuts - 1))
      const h = ry * 0.62
      const open = `M${n(x - 14)} ${n(-h)}Q${n(x + 44)} ${n(-h * 0.2)} ${n(x + 24)} ${n(h)}Q${n(x - 12)} ${n(h * 0.2)} ${n(x - 14)} ${n(-h)}Z`
      return (
        shape(open, darken('#8a4f1f', 0.3)) +
        at(
          2,
          1,
          0,
          1,
          shape(
            open,
            brush.linear([
              [0, '#fbe8c2'],
              [1, '#e0b878'],
            ]),
          ),
        ) +
        line(`M${n(x - 14)} ${n(-h)}Q${n(x - 10)} ${n(h * 0.2)} ${n(x + 22)} ${n(h)}`, '#5e2c0c', 5, 0.8) +
        line(
          `M${n(x - 17)} ${n(-h * 0.9)}Q${n(x - 14)} ${n(h * 0.2)} ${n(x + 14)} ${n(h * 0.9)}`,
          '#f0b868',
          2.4,
          0.7,
        )
      )
    })
    const flour = repeat(90, () =>
      oval(
        brush.between(-rx, rx),
        brush.between(-ry, ry),
        { rx: brush.between(2, 11), ry: brush.between(1, 4), turn: brush.between(-30, 30), opacity: 0.2 },
        '#fff6e2',
      ),
    )
    return {
      outline: edge,
      body:
        at(2, 7, 0, 1, shape(edge, '#4a220a')) +
        shape(
          edge,
          brush.radial(
            [
              [0, '#f2c780'],
              [0.4, '#d09248'],
              [0.78, '#a5622a'],
              [1, '#6a3410'],
            ],
            0.4,
            0.3,
            0.7,
          ),
        ) +
        clipped(clip, crustBlisters(brush, { r: rx * 0.9, colour: '#b5722f', count: 60 }) + flour + ears) +
        line(
          `M${n(-rx * 0.76)} ${n(-ry * 0.34)}Q${n(-rx * 0.3)} ${n(-ry * 0.86)} ${n(rx * 0.3)} ${n(-ry * 0.8)}`,
          '#fff1d0',
          7,
          0.3,
        ),
    }
  }

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

/** A log of puff pastry: glazed, slit, crimped at its ends. */
export const pastryLog: Food = brush => {
  const d = box(430, 150, 58)
  const clip = brush.clip(`<path d="${d}"/>`)
  const glaze = brush.linear(
    [
      [0, '#f8d590'],
      [0.4, '#dca04c'],
      [0.8, '#a8662a'],
      [1, '#70390f'],
    ],
    [0, 0, 0, 1],
  )
  const slits = repeat(9, k =>
    at(
      -168 + k * 42,
      -8,
      66,
      1,
      oval(0, 0, { rx: 36, ry: 7 }, '#8a4a16') +
        oval(1, 2, { rx: 33, ry: 4 }, '#f3d598') +
        line('M-30 -7Q0 -13 30 -7', '#fff0c4', 2.4, 0.7),
    ),
  )
  const layers = repeat(4, k =>
    line(`M-200 ${46 + k * 7}Q0 ${60 + k * 6} 200 ${46 + k * 7}`, k % 2 ? '#f0c47a' : '#7a3f12', 2.6, 0.6),
  )
  return {
    outline: d,
    body:
      at(2, 7, 0, 1, shape(d, '#4a220a')) +
      shape(d, glaze) +
      clipped(clip, layers + slits + crustBlisters(brush, { r: 190, colour: '#b5722f', count: 30 })) +
      line('M-180 -54Q0 -66 170 -54', '#fff6d8', 6, 0.45),
  }
}

/** A slice of it, cut face up. */
export const logSlice =
  (filling: string): Food =>
  brush => {
    const d = box(132, 92, 40)
    const inner = box(104, 64, 28)
    const bits = repeat(26, () =>
      oval(
        brush.between(-42, 42),
        brush.between(-22, 22),
        { rx: brush.between(5, 12), ry: brush.between(4, 8), turn: brush.between(0, 180) },
        brush.pick([lighten(filling, 0.3), filling, darken(filling, 0.2), darken(filling, 0.34)]),
      ),
    )
    const flaky = repeat(
      3,
      k =>
        `<path d="${box(124 - k * 8, 84 - k * 8, 36 - k * 3)}" fill="none" stroke="${k % 2 ? '#fbe6b4' : '#b9742c'}" stroke-width="2.6" opacity=".8"/>`,
    )
    return {
      outline: d,
      body:
        at(2, 8, 0, 1, shape(d, '#5e2f0c')) +
        shape(d, '#dca552') +
        flaky +
        shape(inner, darken(filling, 0.4)) +
        clipped(brush.clip(`<path d="${inner}"/>`), bits),
    }
  }
