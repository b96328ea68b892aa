import type { Brush } from '../brush/brush.ts'
import { at, clipped, line, n, repeat, shape } from '../brush/marks.ts'
import { blurred, canvas, noiseLayer } from '../light/light.ts'

type Cloth = readonly [string, string]

const cloths: readonly [Cloth, ...Cloth[]] = [
  ['#efe4cd', '#c0472a'],
  ['#f3c74e', '#1d6540'],
  ['#f4e6dd', '#8d3340'],
  ['#dfe6d2', '#2f5f4a'],
  ['#e6dfd4', '#2f5f8a'],
]

/** A folded napkin at a corner, on the side where the vessel leaves room. */
export function cornerCloth(brush: Brush, wideSide: 'left' | 'right', isUpper: boolean): string {
  const sign = wideSide === 'left' ? -1 : 1
  const x = wideSide === 'left' ? brush.between(104, 146) : canvas.width - brush.between(104, 146)
  const y = isUpper ? brush.between(70, 160) : canvas.height - brush.between(70, 160)
  const turn = sign * (isUpper ? 1 : -1) * brush.between(8, 14)
  return at(x, y, turn, 1, cloth(brush, brush.between(380, 430), brush.between(330, 420)))
}

/** A woven napkin with a fold and a fringe, drawn around 0. */
export function cloth(brush: Brush, width: number, height: number): string {
  const [colour, stripe] = brush.pick(cloths)
  const [x, y] = [width / 2, height / 2]
  const edge = `M${n(-x)} ${n(-y + 3)}Q0 ${n(-y - 4)} ${n(x)} ${n(-y + 2)}Q${n(x + 4)} 0 ${n(x - 1)} ${n(y)}Q0 ${n(y + 5)} ${n(-x + 2)} ${n(y - 2)}Q${n(-x - 4)} 0 ${n(-x)} ${n(-y + 3)}Z`
  const across = noiseLayer(brush, {
    frequency: '.0125 .55',
    tile: 320,
    seed: 3,
    colour: '#000000',
    gain: 0.9,
    cut: 0.28,
  })
  const bands = [0.06, 0.1, 0.115, 0.88, 0.895, 0.94]
  const band = (share: number, i: number): string =>
    `<rect x="${n(-x + width * share)}" y="${n(-y - 6)}" width="${n(width * (i % 3 === 0 ? 0.022 : 0.007))}" height="${n(height + 12)}" fill="${stripe}"/>`
  const inside =
    shape(edge, colour) +
    bands.map(band).join('') +
    `<path d="${edge}" fill="${across}" fill-opacity=".42"/>` +
    fold(width, height)
  const shadow = blurred(brush, 8, at(8, 13, 0, 1, shape(edge, '#1c0f05', 0.4)))
  return shadow + clipped(brush.clip(`<path d="${edge}"/>`), inside) + fringe(brush, width, height, colour)
}

const fold = (width: number, height: number): string =>
  repeat(5, k =>
    line(
      `M${n(-width * 0.1)} ${n(-height / 2)}L${n(width * 0.06)} ${n(height / 2)}`,
      '#2a1404',
      3 + k * 4,
      0.05,
    ),
  ) +
  line(
    `M${n(-width * 0.1 - 9)} ${n(-height / 2)}L${n(width * 0.06 - 9)} ${n(height / 2)}`,
    '#ffffff',
    5,
    0.22,
  )

const fringe = (brush: Brush, width: number, height: number, colour: string): string =>
  repeat(Math.round(height / 9), k => {
    const y = -height / 2 + 5 + k * 9
    const tip = brush.between(5, 10)
    return (
      line(`M${n(width / 2)} ${n(y)}l${n(tip)} ${n(brush.between(-2, 2))}`, colour, 2.2) +
      line(`M${n(-width / 2)} ${n(y)}l${n(-tip)} ${n(brush.between(-2, 2))}`, colour, 2.2)
    )
  })
