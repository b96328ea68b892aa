import type { Brush } from '../brush/brush.ts'

export const canvas = { width: 960, height: 640 }

export const fullRect = (paint: string, opacity = 1): string =>
  `<rect width="${canvas.width}" height="${canvas.height}" fill="${paint}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`

/** Blurs some shapes. The filters are shared, and used only for a few large shapes, because they are expensive. */
export function blurred(brush: Brush, radius: number, inner: string): string {
  const id = brush.define(
    `blur${radius}`,
    key =>
      `<filter id="${key}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  )
  return `<g filter="url(#${id})">${inner}</g>`
}

type Noise = {
  frequency: string
  tile: number
  seed: number
  colour: string
  gain: number
  cut: number
}

/** Returns a paint of noise. The noise is computed once in a small seamless tile and repeated: 20 ms, where a full layer takes 180. */
export function noiseLayer(brush: Brush, { frequency, tile, seed, colour, gain, cut }: Noise): string {
  const [red, green, blue] = [1, 3, 5].map(i => Number.parseInt(colour.slice(i, i + 2), 16) / 255)
  const matrix = `0 0 0 0 ${red?.toFixed(2)} 0 0 0 0 ${green?.toFixed(2)} 0 0 0 0 ${blue?.toFixed(2)} ${gain} 0 0 0 ${-cut}`
  const filter = brush.define(
    `noise${frequency}${tile}${seed}${matrix}`,
    id =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}" stitchTiles="stitch"/><feColorMatrix values="${matrix}"/></filter>`,
  )
  const pattern = brush.define(
    `pattern${filter}`,
    id =>
      `<pattern id="${id}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><rect width="${tile}" height="${tile}" filter="url(#${filter})"/></pattern>`,
  )
  return `url(#${pattern})`
}

/** Lays light over the picture: the lamp at the upper left, the dusk at the lower right, and a little paper grain over all. */
export function finish(brush: Brush): string {
  const lamp = brush.radial(
    [
      [0, '#fff4da', 0.38],
      [0.45, '#fff4da', 0.05],
      [0.62, '#2a1404', 0.03],
      [1, '#2a1404', 0.3],
    ],
    0.24,
    0.08,
    1.06,
  )
  const grain = noiseLayer(brush, {
    frequency: '.8',
    tile: 192,
    seed: 11,
    colour: '#332010',
    gain: 0.8,
    cut: 0.34,
  })
  return fullRect(lamp) + fullRect(grain, 0.3)
}
