import type { Brush } from '../brush/brush.ts'
import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, repeat } from '../brush/marks.ts'
import { inDisc, onRing } from '../brush/scatter.ts'
import type { Point } from '../brush/shapes.ts'
import { curve } from '../brush/shapes.ts'
import type { Tones } from './base.ts'
import { litAt, shadeAt } from './base.ts'

type Strand = { count: number; width: number; nests: number }

export const spaghetti: Strand = { count: 250, width: 7.6, nests: 4 }
export const tagliatelle: Strand = { count: 170, width: 11.5, nests: 4 }
export const ramenNoodle: Strand = { count: 120, width: 8, nests: 3 }

/** Noodles twirled into a few nests that overlap, within r of the middle. */
export function strands(brush: Brush, r: number, tones: Tones, strand: Strand = spaghetti): string {
  const count = Math.round(strand.count * (r / 190) ** 2)
  const nests: Point[] = [
    ...onRing(brush, { count: strand.nests, r: r * 0.42, start: brush.between(0, 6) }),
    [0, 0],
  ]
  const under = dot(0, 0, r * 0.86, darken(tones[0], 0.45))
  const loose = repeat(count * 0.35, () =>
    drawStrand(brush, loosePath(brush, r), { r, tones, width: strand.width }),
  )
  const wound = repeat(count * 0.65, i => {
    const [x, y] = nests[i % nests.length] ?? [0, 0]
    return drawStrand(brush, nestPath(brush, [x, y], r), { r, tones, width: strand.width })
  })
  return under + loose + wound
}

type Look = { r: number; tones: Tones; width: number }

function drawStrand(brush: Brush, points: readonly Point[], { r, tones, width }: Look): string {
  const [x, y] = points[Math.floor(points.length / 2)] ?? [0, 0]
  const colour = shadeAt(brush.pick(tones), litAt(x, y, r), 0.46)
  const d = curve(points)
  return (
    line(d, darken(colour, 0.55), width + 2.6, 0.75) +
    line(d, colour, width) +
    at(-width * 0.12, -width * 0.22, 0, 1, line(d, lighten(colour, 0.5), width * 0.26, 0.75))
  )
}

/** Returns part of a winding around one nest, which drifts outward a little. */
function nestPath(brush: Brush, [cx, cy]: Point, r: number): Point[] {
  const from = brush.between(0, Math.PI * 2)
  const sweep = brush.between(1.1, 3)
  const [start, drift] = [brush.between(0.05, 0.5) * r, brush.between(-0.1, 0.12) * r]
  const squeeze = brush.between(0.75, 1)
  const path = Array.from({ length: 6 }, (_, i): Point => {
    const angle = from + (sweep * i) / 5
    const away = start + (drift * i) / 5
    return [cx + Math.cos(angle) * away, cy + Math.sin(angle) * away * squeeze]
  })
  return path.map(point => within(point, r))
}

function loosePath(brush: Brush, r: number): Point[] {
  const [x, y] = inDisc(brush, r * 0.92)
  const [direction, bend] = [brush.between(0, Math.PI * 2), brush.between(-0.7, 0.7)]
  const step = r * brush.between(0.12, 0.2)
  const path: Point[] = [[x, y]]
  for (let i = 1; i < 6; i++) {
    const angle = direction + bend * i
    const [px, py] = path[i - 1] ?? [x, y]
    path.push([px + Math.cos(angle) * step, py + Math.sin(angle) * step])
  }
  return path.map(point => within(point, r))
}

/** Bends a point that would hang over the edge back inside, so that strands follow the rim as they do on a plate. */
function within([x, y]: Point, r: number): Point {
  const away = Math.hypot(x, y)
  if (away <= r) return [x, y]
  const back = (r - (away - r) * 0.25) / away
  return [x * back, y * back]
}
