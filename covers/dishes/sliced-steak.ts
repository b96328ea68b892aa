import { at, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay } from '../brush/piece.ts'
import { inDisc } from '../brush/scatter.ts'
import { blob } from '../brush/shapes.ts'
import { oilBeads, stewSauce } from '../fills/sauce.ts'
import { parsley, rosemary } from '../toppings/herbs.ts'
import { board } from '../vessels/flat.ts'
import { bowlet } from '../vessels/small.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'

/** One cut across the grain: charred outside, rosy within. */
const steakSlice: Food = brush => {
  const tall = brush.between(0.92, 1.08)
  const d = 'M-22 -84C-6 -94 18 -88 24 -72C30 -30 26 36 20 74C10 92 -14 92 -22 76C-30 34 -30 -40 -22 -84Z'
  const threads = repeat(9, () => {
    const y = brush.between(-64, 60)
    return line(
      `M${n(brush.between(-14, -4))} ${n(y)}q${n(brush.between(5, 12))} ${n(brush.between(-5, 5))} ${n(brush.between(12, 20))} ${n(brush.between(-3, 3))}`,
      brush.pick(['#8a3424', '#e8a08a']),
      1.8,
      0.45,
    )
  })
  return {
    outline: d,
    body: at(
      0,
      0,
      0,
      tall,
      at(4, 5, 0, 1, shape(d, '#1c0500', 0.4)) +
        shape(d, '#33160b') +
        at(1, 0, 0, 0.93, shape(d, '#8a4c30')) +
        at(
          2,
          0,
          0,
          0.8,
          shape(
            d,
            brush.linear([
              [0, '#d98a72'],
              [0.4, '#c0543f'],
              [1, '#9a3c2a'],
            ]),
          ),
        ) +
        threads +
        line('M-12 -62Q-18 0 -12 54', '#ffe2d0', 3.4, 0.34),
    ),
  }
}

/** The uncut end of the steak, seared dark, with the bars of the grill. */
const searedEnd: Food = brush => {
  const d = 'M-70 -70C-20 -92 44 -86 62 -60C78 -24 74 40 58 70C30 92 -40 90 -66 72C-84 30 -86 -40 -70 -70Z'
  const clip = brush.clip(`<path d="${d}"/>`)
  const bars = repeat(5, k => line(`M${-92 + k * 40} -96L${-56 + k * 40} 96`, '#1c0803', 10, 0.66))
  return {
    outline: d,
    body:
      at(2, 7, 0, 1, shape(d, '#2b0f06')) +
      shape(
        d,
        brush.radial([
          [0, '#9a5430'],
          [0.6, '#70361c'],
          [1, '#46200f'],
        ]),
      ) +
      `<g clip-path="url(#${clip})">${bars}</g>` +
      line('M-56 -52C-30 -70 20 -72 44 -58', '#ffdcb8', 5, 0.4),
  }
}

const green = '#6d9136'

/** Skirt steak, tagliata: cut across the grain and fanned on a board, with something sharp and green. */
export const slicedSteak: Dish = {
  vessel: board,
  tone: () => '#9a4a34',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const isGreen = recipe.has('chimichurri, parsley, salsa verde, perejil')
    const slices = repeat(9, k =>
      lay(brush, steakSlice, {
        x: r * (-0.27 + k * 0.12),
        y: r * (0.2 - k * 0.03) + brush.between(-5, 5),
        turn: 10 + brush.between(-4, 4),
        scale: r / 215,
        lift: 6,
      }),
    )
    return (
      lay(brush, searedEnd, { x: -r * 0.54, y: r * 0.22, turn: 6, scale: r / 235, lift: 9 }) +
      slices +
      (isGreen ? spooned(kitchen) + sauceCup(kitchen) : '') +
      (isGreen ? '' : lay(brush, rosemary, { x: -r * 0.2, y: -r * 0.48, turn: -16, scale: 1.6, lift: 4 })) +
      arrange(
        brush,
        parsley,
        [
          [-0.5, -0.42, 20],
          [-0.36, -0.5, 100],
          [0.8, -0.36, 200],
        ],
        { r, scale: 1.2, lift: 3 },
      ) +
      saltFlakes(kitchen)
    )
  },
}

/** Chimichurri along the slices: chopped herbs in oil, flecked with chilli. */
function spooned({ brush, r }: Kitchen): string {
  const drops = repeat(64, k => {
    const t = k / 63
    const [x, y] = inDisc(brush, r * 0.085)
    return at(
      r * (-0.3 + t * 1.0) + x,
      r * (0.19 - t * 0.25) + y,
      0,
      1,
      at(1, 2, 0, 1, shape(blob(brush, 9, { jitter: 0.3 }), '#1c1a02', 0.3)) +
        shape(
          blob(brush, brush.between(5, 12), { jitter: 0.34 }),
          brush.pick([green, '#4f7f2c', '#86a843', '#3d6a26']),
        ) +
        (k % 5 === 0 ? dot(x * 0.2, 0, 2.6, '#c9301c') : '') +
        (k % 4 === 0 ? oval(-2, -3, { rx: 3, ry: 1.4, opacity: 0.8 }, '#f6f6c8') : ''),
    )
  })
  return drops
}

const sauceCup = ({ brush, r }: Kitchen): string =>
  at(
    r * 0.3,
    -r * 0.52,
    0,
    1,
    bowlet(
      brush,
      r * 0.27,
      '#f1ece0',
      stewSauce(brush, r * 0.25, green, { lumps: 420, oil: '#c9c04e' }) +
        strew(brush, parsley, { count: 12, r: r * 0.18, apart: 16, scale: 0.62, lift: 1.6 }) +
        repeat(16, () => {
          const [x, y] = inDisc(brush, r * 0.2)
          return dot(x, y, brush.between(1.6, 3), '#c9301c', 0.9)
        }) +
        oilBeads(brush, r * 0.2, '#d9cf5a', 8),
    ),
  )

const saltFlakes = ({ brush, r }: Kitchen): string =>
  repeat(60, () =>
    oval(
      brush.between(-r * 0.8, r * 0.8),
      brush.between(-r * 0.1, r * 0.5),
      { rx: brush.between(1.2, 2.6), ry: 1.2, turn: brush.between(0, 180), opacity: 0.9 },
      '#fffdf6',
    ),
  )
