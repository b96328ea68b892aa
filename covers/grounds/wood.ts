import type { Brush } from '../brush/brush.ts'
import { darken, lighten, mix } from '../brush/colour.ts'
import { line, n, oval, repeat } from '../brush/marks.ts'
import { canvas, fullRect, noiseLayer } from '../light/light.ts'
import type { Ground } from './ground.ts'

const planks = 4
const plankHeight = canvas.height / planks

export function wood(tone: string): Ground {
  return { name: 'wood', tone, canHaveCloth: true, draw: brush => drawWood(brush, tone) }
}

function drawWood(brush: Brush, tone: string): string {
  const fibre = noiseLayer(brush, {
    frequency: '.005 .2',
    tile: 400,
    seed: 5,
    colour: '#1e0c00',
    gain: 1.3,
    cut: 0.42,
  })
  return fullRect(tone) + repeat(planks, k => plank(brush, tone, k * plankHeight)) + fullRect(fibre, 0.38)
}

function plank(brush: Brush, tone: string, top: number): string {
  const own = brush.chance(0.5)
    ? lighten(tone, brush.between(0.02, 0.14))
    : darken(tone, brush.between(0.02, 0.16))
  const joint = brush.between(120, canvas.width - 120)
  return (
    `<rect y="${top}" width="${canvas.width}" height="${plankHeight}" fill="${own}"/>` +
    repeat(15, () => grainLine(brush, own, top + brush.between(5, plankHeight - 5))) +
    knot(brush, own, top) +
    `<rect x="${n(joint)}" y="${top}" width="2.4" height="${plankHeight}" fill="#1a0a00" fill-opacity=".4"/>` +
    `<rect y="${top - 1.5}" width="${canvas.width}" height="3" fill="#1a0a00" fill-opacity=".5"/>` +
    `<rect y="${top + 1.5}" width="${canvas.width}" height="1.5" fill="#fff" fill-opacity=".13"/>`
  )
}

function grainLine(brush: Brush, tone: string, y: number): string {
  const bend = (): string => n(y + brush.between(-13, 13))
  const d = `M0 ${n(y)}C${canvas.width * 0.3} ${bend()} ${canvas.width * 0.7} ${bend()} ${canvas.width} ${n(y + brush.between(-6, 6))}`
  return line(d, mix(tone, '#2a1000', 0.6), brush.between(1, 3), brush.between(0.08, 0.26))
}

function knot(brush: Brush, tone: string, top: number): string {
  if (brush.chance(0.5)) return ''
  const [x, y] = [brush.between(0, canvas.width), top + brush.between(30, plankHeight - 30)]
  return repeat(4, k => oval(x, y, { rx: 26 - k * 6, ry: 11 - k * 2.6, opacity: 0.22 }, darken(tone, 0.5)))
}
