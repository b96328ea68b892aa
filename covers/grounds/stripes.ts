import type { Brush } from '../brush/brush.ts'
import { canvas, fullRect } from '../light/light.ts'
import type { Ground } from './ground.ts'
import { weave } from './linen.ts'

/** The width of a stripe and the index of its colour. -1 leaves the ground bare. */
const sequence = [
  [26, 0],
  [8, 1],
  [8, -1],
  [8, 1],
  [40, -1],
  [14, 2],
  [6, -1],
  [60, 0],
  [18, -1],
  [6, 2],
  [30, -1],
] as const

export function stripes(tone: string, colours: readonly [string, string, string]): Ground {
  return { name: 'stripes', tone, canHaveCloth: false, draw: brush => drawStripes(brush, tone, colours) }
}

function drawStripes(brush: Brush, tone: string, colours: readonly string[]): string {
  const bands: string[] = []
  let x = -180 + brush.between(0, 60)
  for (let k = 0; x < canvas.width + 200; k++) {
    const [width, which] = sequence[k % sequence.length] ?? sequence[0]
    const colour = colours[which]
    if (colour)
      bands.push(
        `<rect x="${Math.round(x)}" y="-260" width="${width}" height="${canvas.height + 520}" fill="${colour}"/>`,
      )
    x += width
  }
  const turned = `<g transform="rotate(-14 ${canvas.width / 2} ${canvas.height / 2})">${bands.join('')}</g>`
  return fullRect(tone) + turned + weave(brush)
}
