import type { Brush } from '../brush/brush.ts'
import { mix } from '../brush/colour.ts'
import { fullRect, noiseLayer } from '../light/light.ts'
import type { Ground } from './ground.ts'

/** Two layers of slubby threads, the dark ones across and the light ones along. */
export function weave(brush: Brush, strength = 0.5): string {
  const across = noiseLayer(brush, {
    frequency: '.0125 .55',
    tile: 320,
    seed: 3,
    colour: '#000000',
    gain: 0.9,
    cut: 0.28,
  })
  const along = noiseLayer(brush, {
    frequency: '.55 .0125',
    tile: 320,
    seed: 8,
    colour: '#ffffff',
    gain: 0.9,
    cut: 0.3,
  })
  return fullRect(across, strength) + fullRect(along, strength)
}

export function linen(tone: string): Ground {
  return {
    name: 'linen',
    tone,
    canHaveCloth: true,
    draw: brush => fullRect(mix(tone, '#ffffff', brush.between(0, 0.05))) + weave(brush),
  }
}
