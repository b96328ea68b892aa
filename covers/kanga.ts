import { Brush } from './brush/brush.ts'
import { mix } from './brush/colour.ts'
import { at, dot, line, n, repeat } from './brush/marks.ts'
import { hashText } from './brush/random.ts'
import type { KangaInk } from './kanga/kanga-inks.ts'
import { kangaInks } from './kanga/kanga-inks.ts'
import { fillers, motifs } from './kanga/kanga-motifs.ts'

const band = { width: 1200, height: 200 }
const tile = 150

/** Draws a cook's kanga. The same name gives the same cloth, and no letter of the name is in the picture. */
export const drawKangaBand = (username: string): string => kangaSvg(kangaSeed(username))

/** Returns the number by which a route can be requested instead of by the name: an unsigned 32-bit number. */
export const kangaSeed = (username: string): number => hashText(username.normalize('NFC'))

/** Draws the cloth of a seed: under 8 kB, without filters, and filling any box. */
export function kangaSvg(seedHash: number): string {
  const brush = new Brush(seedHash)
  const ink = washed(brush.pick(kangaInks))
  const cloth = print(brush, ink)
  const id = brush.define('cloth', key => patternOf(brush, key, cloth))
  const light = brush.linear([
    [0, '#fff4da', 0.16],
    [0.45, '#fff4da', 0],
    [1, '#2a1404', 0.16],
  ])
  const weave = brush.define('weave', threads)
  const cover = (paint: string): string => `<rect width="100%" height="100%" fill="${paint}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${band.width}" height="${band.height}" viewBox="0 0 ${band.width} ${band.height}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${brush.defs}</defs>${cover(ink.ground)}${cover(`url(#${id})`)}${cover(`url(#${weave})`)}${cover(light)}</svg>`
  )
}

/** Returns the inks after printing, wear and washing: every colour has taken on a little of its ground. */
const washed = ({ ground, ...inks }: KangaInk): KangaInk => ({
  ground,
  far: mix(inks.far, ground, 0.12),
  middle: mix(inks.middle, ground, 0.1),
  near: mix(inks.near, ground, 0.08),
})

type Tile = { width: number; height: number; inner: string }

/** Returns one repeat of the pattern: a figure, what is between the figures, and how the rows are set. */
function print(brush: Brush, ink: KangaInk): Tile {
  const figure = once(brush, 'figure', brush.pick(motifs)(ink))
  const between = once(brush, 'between', brush.pick(fillers)(ink))
  const turn = brush.pick([0, 0, 15, 22.5, 45])
  const hasDots = brush.chance(0.6)
  const isBrick = brush.chance(0.4)
  const half = tile / 2
  const row = (y: number, shift: number): string =>
    atEach([half + shift, half + shift - tile, half + shift + tile], x => at(x, y + half, turn, 1, figure)) +
    atEach([shift, shift + tile, shift - tile], x => at(x, y + (isBrick ? brickGap : 0), 0, 1, between))
  if (isBrick) return { width: tile, height: tile * 2, inner: row(-tile, half) + row(0, 0) + row(tile, half) }
  const corner = hasDots ? dot(0, 0, 4.6, ink.far) : ''
  const corners = atEach([0, tile], edge => at(edge, half, 0, 1, corner) + at(half, edge, 0, 1, corner))
  return { width: tile, height: tile, inner: row(0, 0) + row(tile, 0) + corners }
}

/** The height in a brick row that is farthest from all three figures around it. */
const brickGap = 131

/** Draws something once so that it can be used many times, which keeps the band small. */
function once(brush: Brush, key: string, inner: string): string {
  return `<use href="#${brush.define(key, id => `<g id="${id}">${inner}</g>`)}"/>`
}

const atEach = (places: readonly number[], draw: (place: number) => string): string =>
  places.map(draw).join('')

function patternOf(brush: Brush, id: string, { width, height, inner }: Tile): string {
  const slant = brush.between(-9, 9)
  const scale = brush.between(0.8, 1.12)
  const shift = `${n(brush.between(0, tile))} ${n(brush.between(0, tile))}`
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${slant.toFixed(2)}) scale(${scale.toFixed(3)}) translate(${shift})">${inner}</pattern>`
}

const threads = (id: string): string =>
  `<pattern id="${id}" width="7" height="6" patternUnits="userSpaceOnUse">${repeat(3, k => line(`M0 ${k * 2 + 0.5}H7`, k === 1 ? '#ffffff' : '#1c0a02', 0.7, 0.07))}${line('M2 0V6', '#1c0a02', 0.8, 0.06)}${line('M5 0V6', '#ffffff', 0.8, 0.06)}</pattern>`
