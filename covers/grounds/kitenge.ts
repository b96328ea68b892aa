import type { Brush } from '../brush/brush.ts'
import { darken, mix } from '../brush/colour.ts'
import { at, dot, n, repeat, ring, shape } from '../brush/marks.ts'
import { box, leaf } from '../brush/shapes.ts'
import { fullRect } from '../light/light.ts'
import type { Ground } from './ground.ts'
import { weave } from './linen.ts'

const tile = 150

type Print = {
  tone: string
  sun: string
  petal: string
  heart: string
  motif: 'flower' | 'shell' | 'feather'
}

/** Wax prints: the three of the original idea, and two more, so that a page of Kenyan dishes does not show a single cloth. */
export const prints: readonly [Print, ...Print[]] = [
  { tone: '#c8501f', sun: '#f2b632', petal: '#1f5a46', heart: '#fff1d0', motif: 'flower' },
  { tone: '#16474a', sun: '#e8a531', petal: '#c0472a', heart: '#f6e4bf', motif: 'flower' },
  { tone: '#f0b437', sun: '#b7361f', petal: '#20504f', heart: '#fff3d6', motif: 'flower' },
  { tone: '#7a2440', sun: '#eeb044', petal: '#2d6d74', heart: '#fbe8c8', motif: 'shell' },
  { tone: '#1f4f7a', sun: '#f0a63a', petal: '#b8402c', heart: '#f8ecd2', motif: 'feather' },
]

export function kitenge(print: Print): Ground {
  return { name: 'kitenge', tone: print.tone, canHaveCloth: false, draw: brush => drawCloth(brush, print) }
}

function drawCloth(brush: Brush, print: Print): string {
  const faded = (colour: string): string => mix(colour, print.tone, 0.2)
  const ink = { sun: faded(print.sun), petal: faded(print.petal), heart: faded(print.heart) }
  const turn = brush.between(-8, 8)
  const [dx, dy] = [brush.between(0, 99), brush.between(0, 99)]
  const id = brush.define(
    'kitenge',
    key =>
      `<pattern id="${key}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse" patternTransform="rotate(${n(turn)}) translate(${n(dx)} ${n(dy)})">` +
      `<rect width="${tile}" height="${tile}" fill="${print.tone}"/>${at(75, 75, 0, 1, motifs[print.motif](print.tone, ink))}${between(ink)}</pattern>`,
  )
  return fullRect(`url(#${id})`) + weave(brush, 0.26)
}

type Ink = { sun: string; petal: string; heart: string }

const petals = (count: number, length: number, width: number, fill: string): string =>
  repeat(count, k => at(0, 0, (k * 360) / count, 1, shape(leaf(length, width), fill)))

const motifs: Record<Print['motif'], (tone: string, ink: Ink) => string> = {
  flower: (tone, { sun, petal, heart }) =>
    dot(0, 0, 62, sun) +
    dot(0, 0, 54, tone) +
    dot(0, 0, 51, darken(tone, 0.08)) +
    petals(8, 50, 14, petal) +
    petals(8, 34, 7.5, heart) +
    dot(0, 0, 10, sun) +
    dot(0, 0, 5, tone),
  shell: (tone, { sun, petal, heart }) =>
    dot(0, 0, 60, petal) +
    repeat(12, k => at(0, 0, k * 30, 1, dot(47, 0, 8, heart) + dot(47, 0, 4, petal))) +
    dot(0, 0, 35, sun) +
    dot(0, 0, 28, tone) +
    petals(6, 26, 9, heart) +
    dot(0, 0, 7, sun),
  feather: (tone, { sun, petal, heart }) =>
    petals(4, 70, 24, sun) +
    petals(4, 62, 16, tone) +
    petals(4, 52, 9, heart) +
    at(0, 0, 45, 1, petals(4, 44, 12, petal) + petals(4, 30, 5, sun)) +
    ring(0, 0, 15, heart, 4) +
    dot(0, 0, 9, petal),
}

function between({ sun, petal, heart }: Ink): string {
  const diamond = at(0, 0, 45, 1, shape(box(30, 30, 1), petal) + shape(box(16, 16, 1), heart))
  const corners = [
    [0, 0],
    [tile, 0],
    [0, tile],
    [tile, tile],
  ] as const
  const edges = [
    [75, 0],
    [0, 75],
    [tile, 75],
    [75, tile],
  ] as const
  return (
    corners.map(([x, y]) => at(x, y, 0, 1, diamond)).join('') +
    edges.map(([x, y]) => dot(x, y, 5, sun)).join('')
  )
}
