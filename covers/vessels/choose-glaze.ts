import type { Brush } from '../brush/brush.ts'
import { distance, lightness } from '../brush/colour.ts'

const glazes = [
  '#f6efe0',
  '#f1ece0',
  '#b7512d',
  '#2f6f73',
  '#1f5d6b',
  '#23303f',
  '#c2683f',
  '#e3d6bd',
  '#7f8f7a',
  '#8c3f3a',
] as const
const dark = 0.45

/** Chooses one of the four glazes that stand out best from the ground and the food, so that a page varies. */
export function chooseGlaze(brush: Brush, groundTone: string, foodTone: string): string {
  const ranked = glazes
    .map(glaze => ({ glaze, score: standsOut(glaze, groundTone) + 0.75 * standsOut(glaze, foodTone) }))
    .sort((one, other) => other.score - one.score)
  const [best, second, third, fourth] = ranked.map(entry => entry.glaze)
  return brush.pick([best ?? glazes[0], second ?? glazes[1], third ?? glazes[2], fourth ?? glazes[3]])
}

function standsOut(glaze: string, tone: string): number {
  const isSameDepth = lightness(glaze) < dark === lightness(tone) < dark
  return Math.abs(lightness(glaze) - lightness(tone)) + 0.5 * distance(glaze, tone) - (isSameDepth ? 0.1 : 0)
}
