import { darken, lighten } from '../brush/colour.ts'
import { at, line, n } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'

/** Half rings of onion out of the pan: golden when they sweated, dark when they were fried crisp. */
const cookedOnion =
  (tones: readonly [string, string, string], width: number, size = 1): Food =>
  brush => {
    const r = brush.between(12, 22) * size
    const d = `M${n(-r)} 0A${n(r)} ${n(r * 0.7)} 0 0 1 ${n(r)} ${n(brush.between(-6, 8))}`
    const tone = brush.pick(tones)
    return {
      outline: '',
      body:
        at(1.4, 2.6, 0, 1, line(d, '#1c0500', width + 2, 0.3)) +
        line(d, darken(tone, 0.3), width + 1.6) +
        line(d, tone, width) +
        line(d, lighten(tone, 0.6), width * 0.28, 0.7),
    }
  }

export const crispOnion = cookedOnion(['#8a4a14', '#a8601c', '#6a3410'], 4)
export const goldenOnion = cookedOnion(['#dfa650', '#ecc274', '#cf9038'], 4.4, 1.5)
