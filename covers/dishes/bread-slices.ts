import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { blob, box } from '../brush/shapes.ts'
import { crumbsIn } from '../fills/crumb.ts'
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
