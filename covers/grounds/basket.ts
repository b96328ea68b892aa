import { darken } from '../brush/colour.ts'
import { n } from '../brush/marks.ts'
import { canvas, fullRect } from '../light/light.ts'
import type { Ground } from './ground.ts'

const tone = '#d8b878'
const colours = [tone, tone, darken(tone, 0.12), tone, '#b23a2a', '#2f6b4a', '#e9a52a'] as const
const ringWidth = 17

/** A mesob lid: coiled grass, ring by ring. */
export const basket: Ground = {
  name: 'basket',
  tone,
  canHaveCloth: false,
  draw: brush => {
    const rings: string[] = []
    for (let r = 700; r > 20; r -= ringWidth) {
      const middle = `cx="${canvas.width / 2}" cy="${canvas.height / 2}" r="${r}" fill="none"`
      const stitch = `stroke-dasharray="${n(brush.between(9, 13))} 2.4"`
      rings.push(`<circle ${middle} stroke="${brush.pick(colours)}" stroke-width="15" ${stitch}/>`)
      rings.push(
        `<circle ${middle} stroke="#5a3a10" stroke-opacity=".18" stroke-width="3" transform="translate(1 2)"/>`,
      )
    }
    return fullRect(darken(tone, 0.25)) + rings.join('')
  },
}
