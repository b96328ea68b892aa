import type { Colour } from './colour.ts'

/** Writes a number with one decimal, which is finer than a pixel of the largest size that is served. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** A fill or stroke: a colour or a `url(#…)` made by the brush. */
type Paint = Colour

/**
 * Draws a filled path. The opacity is that of the fill: with an opacity on the element itself, librsvg would paint a separate
 * layer for each.
 */
export const shape = (d: string, fill: Paint, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : ''}/>`

export const line = (d: string, stroke: Paint, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round"` +
  ` stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${n2(opacity)}"` : ''}/>`

export const dot = (x: number, y: number, r: number, fill: Paint, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : ''}/>`

export const ring = (x: number, y: number, r: number, stroke: Paint, width: number, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"` +
  `${opacity < 1 ? ` stroke-opacity="${n2(opacity)}"` : ''}/>`

export function oval(
  x: number,
  y: number,
  { rx, ry, turn = 0, opacity = 1 }: { rx: number; ry: number; turn?: number; opacity?: number },
  fill: Paint,
): string {
  const turned = turn === 0 ? '' : ` transform="rotate(${n(turn)} ${n(x)} ${n(y)})"`
  const seen = opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : ''
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${turned}${seen}/>`
}

export function at(x: number, y: number, turn: number, scale: number, inner: string): string {
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`
  const scaled = scale === 1 ? '' : ` scale(${n2(scale)})`
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${scaled}">${inner}</g>`
}

export const clipped = (clipId: string, inner: string): string =>
  `<g clip-path="url(#${clipId})">${inner}</g>`

/** Runs a drawing function `count` times and joins what it drew. */
export const repeat = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: Math.round(count) }, (_, i) => draw(i)).join('')

function n2(value: number): string {
  return String(Math.round(value * 100) / 100)
}
