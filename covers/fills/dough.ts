import type { Brush } from '../brush/brush.ts'
import { darken, lighten, mix } from '../brush/colour.ts'
import { at, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Piece } from '../brush/piece.ts'
import { inDisc } from '../brush/scatter.ts'
import { blob } from '../brush/shapes.ts'

/** A spot where a hot pan touched the dough: a soft gradient, ringed and darker in the middle. */
function charSpot(brush: Brush, size: number, colour = '#8a4713'): string {
  const soft = brush.radial(
    [
      [0, darken(colour, 0.35), 0.75],
      [0.4, colour, 0.5],
      [0.7, colour, 0.28],
      [1, colour, 0],
    ],
    0.5,
    0.5,
    0.5,
  )
  return shape(blob(brush, size, { points: 8, jitter: 0.28 }), soft)
}

/** A flatbread disc: wobbly edge, blisters, char, and a thickness at its lower right. */
export function flatbread(brush: Brush, r: number, { colour = '#e6bf7e', spots = 52 } = {}): Piece {
  const edge = blob(brush, r, { points: 26, jitter: 0.014 })
  const face = brush.radial(
    [
      [0, mix(colour, '#fff3d6', 0.55)],
      [0.62, colour],
      [0.93, darken(colour, 0.22)],
      [1, darken(colour, 0.4)],
    ],
    0.4,
    0.34,
    0.74,
  )
  const pale = repeat(18, () => {
    const [x, y] = inDisc(brush, r * 0.82)
    const soft = brush.radial(
      [
        [0, '#fff6de', 0.6],
        [0.6, '#fff2d2', 0.4],
        [1, '#fff2d2', 0],
      ],
      0.45,
      0.4,
      0.5,
    )
    return at(x, y, 0, 1, shape(blob(brush, brush.between(12, 30), { jitter: 0.2 }), soft))
  })
  const browned = repeat(spots, () => {
    const [x, y] = inDisc(brush, r * 0.9)
    const size = brush.between(5, 13) + (brush.chance(0.3) ? brush.between(4, 13) : 0)
    return at(x, y, 0, brush.between(0.8, 1.3), charSpot(brush, size))
  })
  const flour = repeat(60, () => {
    const [x, y] = inDisc(brush, r * 0.95)
    return dot(x, y, brush.between(0.6, 1.6), '#fff8e8', 0.6)
  })
  const body = `<path d="${edge}" fill="${darken(colour, 0.5)}" transform="translate(2 4.5)"/>${shape(edge, face)}${pale}${browned}${flour}${line(edge, lighten(colour, 0.5), 2, 0.3)}`
  return { outline: edge, body }
}

/** A quarter of a folded flatbread. */
export function foldedQuarter(brush: Brush, r: number, colour = '#edc98c'): Piece {
  const d = `M0 0L${n(r)} ${n(-r * 0.16)}Q${n(r * 1.02)} ${n(r * 0.62)} ${n(r * 0.16)} ${n(r)}Z`
  const face = brush.linear([
    [0, lighten(colour, 0.3)],
    [0.6, colour],
    [1, darken(colour, 0.24)],
  ])
  const layers = [10, 6, 3].map(
    (down, i) =>
      `<path d="${d}" fill="${darken(colour, 0.42 - i * 0.1)}" transform="translate(${down * 0.6} ${down})"/>`,
  )
  const spots = repeat(12, () =>
    at(
      brush.between(r * 0.2, r * 0.62),
      brush.between(r * 0.02, r * 0.55),
      0,
      1,
      charSpot(brush, brush.between(6, 15)),
    ),
  )
  return {
    outline: d,
    body:
      layers.join('') +
      shape(d, face) +
      spots +
      line(`M2 1L${n(r * 0.98)} ${n(-r * 0.15)}`, '#fff4dc', 2.4, 0.6),
  }
}

/** Injera: fermented and spongy, with a thousand eyes. */
export function injera(brush: Brush, r: number, colour = '#c9a581'): string {
  const edge = blob(brush, r, { points: 30, jitter: 0.008 })
  const face = brush.radial([
    [0, lighten(colour, 0.26)],
    [0.7, colour],
    [1, darken(colour, 0.3)],
  ])
  const eyes = repeat(1100, () => {
    const [x, y] = inDisc(brush, r * 0.97)
    return `<use href="#${eye(brush, brush.pick([1.3, 1.9, 2.5, 3.3]))}" x="${n(x)}" y="${n(y)}"/>`
  })
  return `<path d="${edge}" fill="${darken(colour, 0.5)}" transform="translate(2 5)"/>${shape(edge, face)}${eyes}`
}

const eye = (brush: Brush, size: number): string =>
  brush.define(
    `eye${size}`,
    id =>
      `<g id="${id}">${dot(0, 0, size, '#6f4c30', 0.48)}${dot(0.9, 1.1, size * 0.6, '#efd9bf', 0.55)}</g>`,
  )

/** Fried dough or a baked bun: golden, paler at its waist, blistered and shining. */
export function crustBlisters(
  brush: Brush,
  { r, colour, count = 16 }: { r: number; colour: string; count?: number },
): string {
  return repeat(count, () => {
    const [x, y] = inDisc(brush, r)
    const size = brush.between(2, 7)
    return (
      oval(
        x,
        y,
        { rx: size, ry: size * 0.6, turn: brush.between(0, 180), opacity: 0.28 },
        darken(colour, 0.4),
      ) + oval(x - 1, y - 1.4, { rx: size * 0.5, ry: size * 0.26, opacity: 0.35 }, '#fff0cc')
    )
  })
}
