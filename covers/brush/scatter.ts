import type { Brush } from './brush.ts'
import type { Point } from './shapes.ts'

const triesPerPiece = 30

/** Returns a point, evenly distributed over a disc. The square root keeps the middle from filling up. */
export function inDisc(brush: Brush, r: number): Point {
  const angle = brush.between(0, Math.PI * 2)
  const away = Math.sqrt(brush.between(0, 1)) * r
  return [Math.cos(angle) * away, Math.sin(angle) * away]
}

/** Returns up to `count` points in a disc. No two are nearer to each other than `apart`. */
export function scatter(
  brush: Brush,
  { count, r, apart }: { count: number; r: number; apart: number },
): Point[] {
  return sow({ count, apart, spot: () => inDisc(brush, r) })
}

/** Returns up to `count` points in a rectangle around 0. No two are nearer to each other than `apart`. */
export function scatterBox(
  brush: Brush,
  { count, width, height, apart }: { count: number; width: number; height: number; apart: number },
): Point[] {
  const spot = (): Point => [brush.between(-width / 2, width / 2), brush.between(-height / 2, height / 2)]
  return sow({ count, apart, spot })
}

/** Returns points on a ring, with a little disorder. */
export function onRing(
  brush: Brush,
  { count, r, start = 0 }: { count: number; r: number; start?: number },
): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const angle = start + ((i + brush.between(-0.09, 0.09)) / count) * Math.PI * 2
    const away = r * brush.between(0.95, 1.05)
    return [Math.cos(angle) * away, Math.sin(angle) * away]
  })
}

function sow({ count, apart, spot }: { count: number; apart: number; spot: () => Point }): Point[] {
  const points: Point[] = []
  for (let tries = 0; points.length < count && tries < count * triesPerPiece; tries++) {
    const [x, y] = spot()
    const isFree = points.every(([px, py]) => Math.hypot(px - x, py - y) >= apart)
    if (isFree) points.push([x, y])
  }
  return points
}
