import type { Brush } from '../brush/brush.ts'
import { dot, repeat } from '../brush/marks.ts'
import { inDisc } from '../brush/scatter.ts'
import { blurred } from '../light/light.ts'

/** A part of the hand (a finger, the thumb, the ball): a line between two points, each with the half width there. */
type Limb = readonly [x1: number, y1: number, r1: number, x2: number, y2: number, r2: number]

/** A left hand pressed flat with its fingers up, in shares of its height. */
const limbs: readonly Limb[] = [
  [-0.19, 0.0, 0.046, -0.27, -0.2, 0.038],
  [-0.075, -0.06, 0.05, -0.105, -0.36, 0.042],
  [0.045, -0.07, 0.052, 0.055, -0.43, 0.044],
  [0.16, -0.03, 0.05, 0.205, -0.34, 0.042],
  [0.2, 0.28, 0.058, 0.38, 0.05, 0.048],
  [-0.15, 0.1, 0.085, 0.13, 0.08, 0.085],
  [-0.15, 0.16, 0.085, -0.1, 0.38, 0.1],
  [0.12, 0.24, 0.11, 0.06, 0.38, 0.11],
  [-0.03, 0.18, 0.06, 0.0, 0.3, 0.08],
]

const speckles = 4200
const flour = '#fffaf0'

/** Flour on the cloth in the shape of a hand: a soft print, grains on it, and dust all around. */
export function flourHand(brush: Brush, height: number): string {
  const cloud = repeat(620, () => {
    const [x, y] = inDisc(brush, 1)
    const far = 0.75 + brush.between(0, 0.6) * brush.between(0, 1)
    return dot(x * far * height * 0.56, y * far * height * 0.66, brush.between(0.5, 1.8), flour, 0.45)
  })
  const print = repeat(speckles, () => {
    const [x, y] = [brush.between(-0.36, 0.46), brush.between(-0.5, 0.52)]
    const isFaint = brush.between(0, 1) > pressure(x, y)
    return isFaint ? '' : dot(x * height, y * height, brush.between(0.6, 1.9), flour, 0.7)
  })
  const soft = blurred(brush, 3, limbs.map(limb => limbMark(limb, height)).join(''))
  return `${cloud}<g opacity=".4">${soft}</g>${print}`
}

/** Draws a limb as overlapping rounds, because a finger is wider at its root than at its tip. */
const limbMark = ([x1, y1, r1, x2, y2, r2]: Limb, height: number): string =>
  repeat(9, k => {
    const share = k / 8
    const [x, y, r] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, r1 + (r2 - r1) * share]
    return dot(x * height, y * height, r * height * 0.94, flour)
  })

/** Returns the pressure at a point: 1 in the middle of a finger, fading to 0 over its edge. */
function pressure(x: number, y: number): number {
  return Math.max(0, ...limbs.map(limb => Math.min(1, 3 * (1.08 - away(limb, x, y)))))
}

/** Returns a point's distance from the line of a limb, in units of the limb's half width. */
function away([x1, y1, r1, x2, y2, r2]: Limb, x: number, y: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy) / (r1 + (r2 - r1) * along)
}
