import type { Brush } from './brush.ts'
import { n } from './marks.ts'

export type Point = readonly [number, number]

/** Returns a closed smooth line through the middles between the given points. */
export function smooth(points: readonly Point[]): string {
  const last = points.at(-1)
  const first = points[0]
  if (!first || !last) return ''
  const start = middle(last, first)
  const bends = points.map((point, i) => {
    const to = middle(point, points[(i + 1) % points.length] ?? first)
    return `Q${n(point[0])} ${n(point[1])} ${n(to[0])} ${n(to[1])}`
  })
  return `M${n(start[0])} ${n(start[1])}${bends.join('')}Z`
}

/** Returns an open smooth line that begins and ends at the first and last point. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const bends = rest.slice(0, -1).map((point, i) => {
    const to = i === rest.length - 2 ? (rest.at(-1) ?? point) : middle(point, rest[i + 1] ?? point)
    return `Q${n(point[0])} ${n(point[1])} ${n(to[0])} ${n(to[1])}`
  })
  return `M${n(first[0])} ${n(first[1])}${bends.join('')}`
}

/** Returns a polygon with rounded corners. `round` is the share of each edge that bends. */
export function facets(points: readonly Point[], round = 0.3): string {
  const toward = (from: Point, to: Point): string =>
    `${n(from[0] + (to[0] - from[0]) * round)} ${n(from[1] + (to[1] - from[1]) * round)}`
  const corners = points.map((point, i) => {
    const before = points.at(i - 1) ?? point
    const after = points[(i + 1) % points.length] ?? point
    return `${i === 0 ? 'M' : 'L'}${toward(point, before)}Q${n(point[0])} ${n(point[1])} ${toward(point, after)}`
  })
  return `${corners.join('')}Z`
}

/** Returns a disc as a hand would cut it. `jitter` is the share by which the radius may vary. */
export function blob(brush: Brush, r: number, { points = 9, jitter = 0.16, flat = 1 } = {}): string {
  return smooth(
    Array.from({ length: points }, (_, i): Point => {
      const angle = (i / points) * Math.PI * 2
      const radius = r * (1 + brush.between(-jitter, jitter))
      return [Math.cos(angle) * radius, Math.sin(angle) * radius * flat]
    }),
  )
}

export const disc = (r: number): string => ellipse(r, r)

export const ellipse = (rx: number, ry: number): string =>
  `M${n(-rx)} 0A${n(rx)} ${n(ry)} 0 1 1 ${n(rx)} 0A${n(rx)} ${n(ry)} 0 1 1 ${n(-rx)} 0Z`

export function box(width: number, height: number, corner = 4): string {
  const [x, y, c] = [width / 2, height / 2, Math.min(corner, width / 2, height / 2)]
  return (
    `M${n(-x + c)} ${n(-y)}H${n(x - c)}Q${n(x)} ${n(-y)} ${n(x)} ${n(-y + c)}V${n(y - c)}Q${n(x)} ${n(y)} ${n(x - c)} ${n(y)}` +
    `H${n(-x + c)}Q${n(-x)} ${n(y)} ${n(-x)} ${n(y - c)}V${n(-y + c)}Q${n(-x)} ${n(-y)} ${n(-x + c)} ${n(-y)}Z`
  )
}

/** Returns a leaf lying along +x, from its stalk at 0 to its tip at `length`. */
export function leaf(length: number, width: number): string {
  const [a, b, c] = [n(length * 0.25), n(length * 0.8), n(width)]
  const d = n(width * 0.8)
  return `M0 0C${a} -${c} ${b} -${d} ${n(length)} 0C${b} ${d} ${a} ${c} 0 0Z`
}

/** Returns a slice of a disc, with its tip at 0 and an arc of `angle` degrees around +x. */
export function wedge(r: number, angle: number): string {
  const half = (angle * Math.PI) / 360
  const [x, y] = [Math.cos(half) * r, Math.sin(half) * r]
  return `M0 0L${n(x)} ${n(-y)}A${n(r)} ${n(r)} 0 ${angle > 180 ? 1 : 0} 1 ${n(x)} ${n(y)}Z`
}

function middle(one: Point, other: Point): Point {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
}
