import { at, dot, n, repeat, shape } from '../brush/marks.ts'
import { facets } from '../brush/shapes.ts'

/** The colours of the kanga border: the same as in the small tile of the page. */
export const pindoInk = {
  field: '#b8432a',
  sun: '#e7a52e',
  leaf: '#16402b',
  cream: '#f7ecd2',
} as const

const diamond = (r: number, fill: string, squeeze = 1): string =>
  shape(`M0 ${n(-r)}L${n(r * squeeze)} 0L0 ${n(r)}L${n(-r * squeeze)} 0Z`, fill)

const { field, sun, leaf, cream } = pindoInk

/** One repeat of the border, drawn around 0. `w` is the height of the band in pixels. */
function motif(w: number): string {
  const petal = facets(
    [
      [0, 0],
      [w * 0.12, -w * 0.055],
      [w * 0.2, 0],
      [w * 0.12, w * 0.055],
    ],
    0.3,
  )
  const flower = repeat(4, k => at(0, 0, 45 + k * 90, 1, shape(petal, sun))) + dot(0, 0, w * 0.045, cream)
  const dots = [-0.33, 0.33].map(y => dot(w * 0.5, w * y, w * 0.055, cream)).join('')
  return (
    diamond(w * 0.43, sun) +
    diamond(w * 0.31, leaf) +
    diamond(w * 0.17, cream) +
    dot(0, 0, w * 0.06, field) +
    at(w * 0.5, 0, 0, 1, flower) +
    dots
  )
}

/** A band that is `length` long and `width` high, from 0 0 inward: rule, motifs, rule, and teeth on the cloth. */
export function pindo(length: number, width: number): string {
  const [rule, hair, teeth] = [width * 0.06, width * 0.03, width * 0.1]
  const band = width - teeth - 2 * rule - 2 * hair
  const count = Math.max(1, Math.round(length / band))
  const step = length / count
  const stripe = (y: number, height: number, fill: string): string =>
    `<rect y="${n(y)}" width="${n(length)}" height="${n(height)}" fill="${fill}"/>`
  const tooth = `l${n(step / 4)} ${n(teeth)}l${n(step / 4)} ${n(-teeth)}`
  return (
    stripe(0, rule, sun) +
    stripe(rule, hair, leaf) +
    stripe(rule + hair, band, field) +
    repeat(count + 1, i => at(i * step, rule + hair + band / 2, 0, 1, motif(band))) +
    stripe(rule + hair + band, hair, leaf) +
    stripe(width - teeth - rule, rule, sun) +
    shape(`M0 ${n(width - teeth)}${repeat(count * 2, () => tooth)}Z`, field)
  )
}
