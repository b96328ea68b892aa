import type { Brush } from '../brush/brush.ts'
import { at, dot, line, n, repeat, shape } from '../brush/marks.ts'
import { leaf } from '../brush/shapes.ts'
import { fullRect } from '../light/light.ts'
import type { Ground } from './ground.ts'

const size = 160
const half = size / 2

type Glaze = { tone: string; leaf: string; ring: string; spark: string }

export const glazes: readonly [Glaze, ...Glaze[]] = [
  { tone: '#efe8d8', leaf: '#2e6f8e', ring: '#d79a35', spark: '#1f4e66' },
  { tone: '#f0e6d2', leaf: '#2f7a5d', ring: '#c8643a', spark: '#23543f' },
  { tone: '#dfe8e6', leaf: '#23508a', ring: '#4f93a8', spark: '#18365f' },
]

export function tiles(glaze: Glaze): Ground {
  return { name: 'tile', tone: glaze.tone, canHaveCloth: false, draw: brush => drawTiles(brush, glaze) }
}

function drawTiles(brush: Brush, glaze: Glaze): string {
  const shift = `translate(${n(brush.between(0, half))} ${n(brush.between(0, half))})`
  const id = brush.define(
    'tile',
    key =>
      `<pattern id="${key}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="${shift}">` +
      `<rect width="${size}" height="${size}" fill="${glaze.tone}"/>${repeat(4, k => `<g transform="rotate(${k * 90} ${half} ${half})">${quarter(glaze)}</g>`)}` +
      `${dot(half, half, 11, glaze.spark)}${dot(half, half, 4.5, glaze.ring)}${joint()}</pattern>`,
  )
  return fullRect(`url(#${id})`)
}

const quarter = ({ tone, leaf: leafColour, ring, spark }: Glaze): string =>
  at(half, half, -90, 1, shape(leaf(72, 22), leafColour) + line('M12 0H58', tone, 2, 0.5)) +
  shape('M0 0H46A46 46 0 0 1 0 46Z', ring) +
  shape('M0 0H24A24 24 0 0 1 0 24Z', tone) +
  line('M98 62L128 32', spark, 7)

/** White mortar, and a dark and a lit side of every tile. */
const joint = (): string =>
  `<path d="M0 0H${size}V${size}H0Z" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>` +
  `<path d="M2.5 ${size}V2.5H${size}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/>` +
  `<path d="M0 ${size - 2.5}H${size - 2.5}V0" fill="none" stroke="#3a2a10" stroke-opacity=".16" stroke-width="1.6"/>`
