import type { Brush } from '../brush/brush.ts'
import { ring } from '../brush/marks.ts'
import { fullRect } from '../light/light.ts'
import type { Ground } from './ground.ts'
import { weave } from './linen.ts'

const centres = [
  [48, 0],
  [0, 24],
  [96, 24],
  [48, 48],
  [0, 72],
  [96, 72],
] as const

/** Seigaiha: scales made of rings, each row covering the row behind it. */
export function waves(tone: string, stroke: string): Ground {
  const scale = ([x, y]: readonly [number, number]): string =>
    [46, 34, 22, 10]
      .map(r => `<circle cx="${x}" cy="${y}" r="${r}" fill="${tone}"/>${ring(x, y, r, stroke, 3)}`)
      .join('')
  const drawWaves = (brush: Brush): string => {
    const id = brush.define(
      'waves',
      key =>
        `<pattern id="${key}" width="96" height="48" patternUnits="userSpaceOnUse"><rect width="96" height="48" fill="${tone}"/>${centres.map(scale).join('')}</pattern>`,
    )
    return fullRect(`url(#${id})`) + weave(brush, 0.28)
  }
  return { name: 'waves', tone, canHaveCloth: false, draw: drawWaves }
}
