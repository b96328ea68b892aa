import { n, shape } from '../brush/marks.ts'
import { blob } from '../brush/shapes.ts'
import { canvas, fullRect } from '../light/light.ts'
import type { Ground } from './ground.ts'

const tone = '#ecdccf'
const chips = ['#c97f63', '#8c6a5a', '#fff8ef', '#d8b08c', '#6f7d6a'] as const

export const terrazzo: Ground = {
  name: 'terrazzo',
  tone,
  canHaveCloth: false,
  draw: brush => {
    const drawn = Array.from({ length: 230 }, () => {
      const size = brush.between(4, 19)
      const where = `translate(${n(brush.between(0, canvas.width))} ${n(brush.between(0, canvas.height))})`
      const chip = shape(blob(brush, size, { points: 5, jitter: 0.35 }), brush.pick(chips), 0.85)
      return `<g transform="${where}">${chip}</g>`
    })
    return fullRect(tone) + drawn.join('')
  },
}
