import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, line, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { box } from '../brush/shapes.ts'
import { crustBlisters } from '../fills/dough.ts'

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
        `<path d="${box(124 - k * 8, 84 - k * 8, 36 - k * 3)}" fill="none" stroke="${k % 2 ? '#fbe6b4' : '#b9742c'}" stroke-width="2.6" stroke-opacity=".8"/>`,
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
