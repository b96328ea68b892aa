import type { Brush } from '../brush/brush.ts'
import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, repeat, shape } from '../brush/marks.ts'
import { inDisc } from '../brush/scatter.ts'
import type { Tones } from './base.ts'
import { litAt, shadeAt } from './base.ts'

export const saladGreens: Tones = ['#7aa944', '#94bd58', '#5f9238', '#b3cf76', '#4d7d31']
export const darkGreens: Tones = ['#2f7032', '#3f8a3c', '#225a28', '#57a048', '#1b4a22']

/** Torn leaves, lying every way: one half lit, a rib, a shadow under each. */
export function leafBed(
  brush: Brush,
  r: number,
  tones: Tones = saladGreens,
  { count = 120, size = 1 } = {},
): string {
  const leaves = repeat(count * (r / 230) ** 2, () => {
    const [x, y] = inDisc(brush, r * 0.88)
    const [length, width] = [brush.between(52, 88) * size, brush.between(16, 27) * size]
    const colour = shadeAt(brush.pick(tones), litAt(x, y, r), 0.6)
    return at(x, y, brush.between(0, 360), 1, tornLeaf(brush, { length, width, colour }))
  })
  return dot(0, 0, r * 0.95, darken(tones[0], 0.6)) + leaves
}

function tornLeaf(
  brush: Brush,
  { length, width, colour }: { length: number; width: number; colour: string },
): string {
  const l = length / 2
  const wave = (): string => n(width * brush.between(0.7, 1.15))
  const upper = `M${n(-l)} 0C${n(-l * 0.7)} -${wave()} ${n(-l * 0.2)} -${wave()} 0 -${wave()}C${n(l * 0.3)} -${wave()} ${n(l * 0.8)} -${n(width * 0.5)} ${n(l)} 0`
  const lower = `C${n(l * 0.8)} ${n(width * 0.6)} ${n(l * 0.3)} ${wave()} 0 ${wave()}C${n(-l * 0.3)} ${wave()} ${n(-l * 0.8)} ${n(width * 0.6)} ${n(-l)} 0Z`
  return (
    at(2, 4, 0, 1, shape(`${upper}${lower}`, darken(colour, 0.8), 0.3)) +
    shape(`${upper}${lower}`, colour) +
    shape(`${upper}Z`, lighten(colour, 0.22), 0.7) +
    line(`M${n(-l * 0.9)} 0H${n(l * 0.8)}`, lighten(colour, 0.5), 1.6, 0.7) +
    line(
      `M${n(-l * 0.4)} 0l${n(l * 0.24)} ${n(-width * 0.5)}M0 0l${n(l * 0.24)} ${n(-width * 0.5)}M${n(-l * 0.3)} 0l${n(l * 0.24)} ${n(width * 0.5)}M${n(l * 0.1)} 0l${n(l * 0.2)} ${n(width * 0.45)}`,
      lighten(colour, 0.4),
      1,
      0.5,
    )
  )
}

/** Finely cut greens or cabbage: short bent ribbons. */
export function shreds(
  brush: Brush,
  r: number,
  tones: Tones,
  { count = 420, width = 8, length = 44, hasFloor = true } = {},
): string {
  const ribbons = repeat(count * (r / 240) ** 2, () => {
    const [x, y] = inDisc(brush, r * 0.93)
    const half = (length * brush.between(0.5, 1.25)) / 2
    const bend = brush.between(-17, 17)
    const colour = shadeAt(brush.pick(tones), litAt(x, y, r), 0.6)
    const thick = width * brush.between(0.6, 1.15)
    const d = `M${n(-half)} 0Q0 ${n(bend)} ${n(half)} 0`
    return at(
      x,
      y,
      brush.between(0, 360),
      1,
      line(d, darken(colour, 0.7), thick + 2.6, 0.42) +
        line(d, colour, thick) +
        line(
          `M${n(-half * 0.7)} ${n(bend * 0.18 - thick * 0.2)}Q0 ${n(bend * 0.9 - thick * 0.2)} ${n(half * 0.6)} ${n(bend * 0.2 - thick * 0.2)}`,
          lighten(colour, 0.4),
          thick * 0.24,
          0.6,
        ),
    )
  })
  return (hasFloor ? dot(0, 0, r * 0.95, darken(tones[0], 0.62)) : '') + ribbons
}
