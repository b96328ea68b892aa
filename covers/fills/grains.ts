import type { Brush } from '../brush/brush.ts'
import { darken, lighten } from '../brush/colour.ts'
import { n } from '../brush/marks.ts'
import { inDisc } from '../brush/scatter.ts'
import type { Point } from '../brush/shapes.ts'
import type { Tones } from './base.ts'
import { litAt, pool, shadeAt } from './base.ts'

export type Grain = { length: number; width: number; count: number }

const riceGrain: Grain = { length: 10.4, width: 3.3, count: 1950 }
export const couscousGrain: Grain = { length: 4.2, width: 3.4, count: 1900 }
const lightSteps = 5

/** A heap of rice seen from above, filling a bowl. It has no clip, because with a clip librsvg draws grains at half the speed. */
export function grains(brush: Brush, r: number, tones: Tones, grain: Grain = riceGrain): string {
  const count = grain.count * (r / 245) ** 2
  const points = Array.from({ length: Math.round(count) }, () => inDisc(brush, r - grain.length * 0.8))
  points.sort((a, b) => Math.hypot(b[0], b[1]) - Math.hypot(a[0], a[1]))
  return pool(brush, r, darken(tones[0], 0.3)) + drawGrains(brush, points, { r, tones, grain })
}

/** A loose heap on a plate, with a ragged edge and a few grains that rolled away. */
export function grainHeap(brush: Brush, r: number, tones: Tones, grain: Grain = riceGrain): string {
  const count = Math.round(grain.count * (r / 245) ** 2 * 1.15)
  const points = Array.from({ length: count }, (): Point => {
    const [x, y] = inDisc(brush, r)
    const ragged = brush.chance(0.04) ? 1.1 : 1
    return [x * ragged, y * ragged]
  })
  points.sort((a, b) => Math.hypot(b[0], b[1]) - Math.hypot(a[0], a[1]))
  const shadow = `<circle cx="${n(r * 0.06)}" cy="${n(r * 0.09)}" r="${n(r * 1.03)}" fill="#1c0a02" fill-opacity=".3"/>`
  return (
    shadow + pool(brush, r * 0.96, darken(tones[0], 0.3)) + drawGrains(brush, points, { r, tones, grain })
  )
}

type Heap = { r: number; tones: Tones; grain: Grain }

/** Draws each grain as a use of one symbol per tone and light step: a dark edge, a body, and a glint along its upper side. */
function drawGrains(brush: Brush, points: readonly Point[], { r, tones, grain }: Heap): string {
  const drawn = points.map(([x, y]) => {
    const step = Math.round(litAt(x, y, r) * (lightSteps - 1))
    const id = grainSymbol(brush, shadeAt(brush.pick(tones), step / (lightSteps - 1), 0.5), grain)
    return `<use href="#${id}" transform="translate(${n(x)} ${n(y)})rotate(${Math.round(brush.between(-90, 90))})"/>`
  })
  return drawn.join('')
}

function grainSymbol(brush: Brush, colour: string, { length, width }: Grain): string {
  return brush.define(`grain${colour}${length}`, id => {
    const edge = `<ellipse rx="${n(length + 1)}" ry="${n(width + 1)}" fill="${darken(colour, 0.55)}" fill-opacity=".55"/>`
    const body = `<ellipse rx="${n(length)}" ry="${n(width)}" fill="${colour}"/>`
    const glint = `<ellipse cx="${n(-length * 0.15)}" cy="${n(-width * 0.35)}" rx="${n(length * 0.55)}" ry="${n(width * 0.28)}" fill="${lighten(colour, 0.6)}" fill-opacity=".75"/>`
    return `<g id="${id}">${edge}${body}${glint}</g>`
  })
}
