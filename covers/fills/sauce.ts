import type { Brush } from '../brush/brush.ts'
import { darken, lighten, mix } from '../brush/colour.ts'
import { at, dot, line, n, oval, repeat, ring, shape } from '../brush/marks.ts'
import { inDisc } from '../brush/scatter.ts'
import { blob } from '../brush/shapes.ts'
import { clipRound, litAt, pool } from './base.ts'

/** A thick cooked sauce: lumps that darken and lighten, beads of oil, a wet gleam toward the lamp. */
export function stewSauce(
  brush: Brush,
  r: number,
  colour: string,
  { lumps = 90, oil = mix(colour, '#ffb04a', 0.6) } = {},
): string {
  const body = repeat(lumps * (r / 240) ** 2, () => {
    const [x, y] = inDisc(brush, r * 0.97)
    const size = brush.between(10, 32)
    const shift = brush.between(-0.26, 0.24)
    const tone = shift < 0 ? mix(colour, '#240500', -shift) : mix(colour, '#ffd9a0', shift)
    const lump = shape(blob(brush, size, { points: 8, jitter: 0.25 }), tone, 0.72)
    const wet =
      litAt(x, y, r) > 0.55 && brush.chance(0.5)
        ? line(
            `M${n(-size * 0.5)} ${n(-size * 0.35)}Q${n(-size * 0.1)} ${n(-size * 0.75)} ${n(size * 0.4)} ${n(-size * 0.5)}`,
            '#fff1d6',
            2.2,
            0.3,
          )
        : ''
    return at(x, y, 0, 1, lump + wet)
  })
  return clipRound(
    brush,
    r,
    pool(brush, r, colour, 0.44) + body + oilBeads(brush, r, oil, 30) + wetArc(brush, r),
  )
}

/** Cream soup or purée: silky rings left by the ladle. */
export function creamSurface(brush: Brush, r: number, colour: string): string {
  const rings = repeat(9, k => {
    const away = r * (0.18 + k * 0.09)
    const turn = brush.between(0, 360)
    const d = `M${n(-away)} 0A${n(away)} ${n(away * 0.94)} 0 0 1 ${n(away * 0.5)} ${n(-away * 0.8)}`
    return at(
      0,
      0,
      turn,
      1,
      line(d, k % 2 ? lighten(colour, 0.4) : darken(colour, 0.26), brush.between(5, 13), 0.22),
    )
  })
  const bubbles = repeat(26, () => {
    const [x, y] = inDisc(brush, r * 0.94)
    return ring(x, y, brush.between(1.5, 4), lighten(colour, 0.5), 1, 0.5)
  })
  return clipRound(brush, r, pool(brush, r, colour, 0.28) + rings + bubbles + wetArc(brush, r))
}

/** Clear broth: light goes through it, and fat draws rings on it. */
export function brothSurface(brush: Brush, r: number, colour: string): string {
  const depth = repeat(22, () => {
    const [x, y] = inDisc(brush, r * 0.9)
    return at(
      x,
      y,
      0,
      1,
      shape(blob(brush, brush.between(20, 54), { jitter: 0.3 }), darken(colour, 0.4), 0.16),
    )
  })
  const fat = repeat(40, () => {
    const [x, y] = inDisc(brush, r * 0.95)
    const size = brush.between(3, 15)
    return (
      dot(x, y, size, '#ffe09a', 0.2) +
      ring(x, y, size, '#ffe9b4', 1.3, 0.55) +
      dot(x - size * 0.35, y - size * 0.4, size * 0.18, '#ffffff', 0.7)
    )
  })
  return clipRound(brush, r, pool(brush, r, colour, 0.44) + depth + fat + wetArc(brush, r))
}

/** A spiral of cream or oil poured from a spoon. */
export function swirl(
  brush: Brush,
  r: number,
  colour: string,
  { turns = 1.6, width = 9, shine = 0.55 } = {},
): string {
  const start = brush.between(0, Math.PI * 2)
  const points = Array.from({ length: 30 }, (_, i): string => {
    const t = i / 29
    const angle = start + t * turns * Math.PI * 2
    const away = r * (0.12 + t * 0.88) * (1 + 0.05 * Math.sin(t * 19))
    return `${n(Math.cos(angle) * away)} ${n(Math.sin(angle) * away)}`
  })
  const d = `M${points.join('L')}`
  return (
    at(1.5, 2.5, 0, 1, line(d, '#3a1200', width + 1, 0.22)) +
    line(d, colour, width) +
    at(-1, -1.5, 0, 1, line(d, '#ffffff', width * 0.3, shine))
  )
}

export function oilBeads(brush: Brush, r: number, colour: string, count: number): string {
  return repeat(count, () => {
    const [x, y] = inDisc(brush, r * 0.93)
    const size = brush.between(2.5, 8.5)
    return (
      oval(x, y, { rx: size, ry: size * 0.78, opacity: 0.55 }, colour) +
      oval(
        x + size * 0.2,
        y + size * 0.25,
        { rx: size * 0.6, ry: size * 0.4, opacity: 0.4 },
        lighten(colour, 0.4),
      ) +
      oval(x - size * 0.3, y - size * 0.3, { rx: size * 0.3, ry: size * 0.2, opacity: 0.85 }, '#ffffff')
    )
  })
}

function wetArc(brush: Brush, r: number): string {
  const shine = (from: number, to: number, away: number): string => {
    const [a, b] = [from * 0.01745, to * 0.01745]
    return `M${n(Math.cos(a) * away)} ${n(Math.sin(a) * away)}A${n(away)} ${n(away)} 0 0 1 ${n(Math.cos(b) * away)} ${n(Math.sin(b) * away)}`
  }
  const tilt = brush.between(-8, 8)
  return (
    line(shine(20 + tilt, 78 + tilt, r * 0.9), '#fff4dc', r * 0.03, 0.26) +
    line(shine(86 + tilt, 96 + tilt, r * 0.9), '#fff4dc', r * 0.026, 0.22) +
    line(shine(205 + tilt, 232 + tilt, r * 0.8), '#fff8ea', r * 0.022, 0.24)
  )
}
