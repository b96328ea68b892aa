import type { Brush } from '../brush/brush.ts'
import { darken, lighten, mix } from '../brush/colour.ts'
import { at, dot, line, n, repeat, ring } from '../brush/marks.ts'
import { roundShadow } from './shadow.ts'

/** Draws a vessel. Everything inside is drawn around 0 in pixels. The vessel clips `inner` to fit. */
export type Vessel = (brush: Brush, r: number, glaze: string, inner: string) => string

const arc = (r: number, from: number, to: number): string => {
  const [a, b] = [(from * Math.PI) / 180, (to * Math.PI) / 180]
  return `M${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}A${n(r)} ${n(r)} 0 0 1 ${n(Math.cos(b) * r)} ${n(Math.sin(b) * r)}`
}

/** Where light catches a glazed rim: at the upper left, and faintly at the lower right. */
const gleam = (r: number, width: number): string =>
  line(arc(r, 195, 262), '#ffffff', width, 0.34) +
  line(arc(r, 205, 238), '#ffffff', width * 0.5, 0.5) +
  line(arc(r, 30, 62), '#ffffff', width * 0.6, 0.14)

/** Stoneware has iron in it: a few specks, more toward the rim. */
const specks = (brush: Brush, r: number, colour: string): string =>
  repeat(34, () => {
    const angle = brush.between(0, Math.PI * 2)
    const away = r * brush.between(0.72, 0.985)
    return dot(Math.cos(angle) * away, Math.sin(angle) * away, brush.between(0.7, 1.8), colour, 0.3)
  })

export const plate: Vessel = (brush, r, glaze, inner) => {
  const bright = brush.linear([
    [0, lighten(glaze, 0.3)],
    [1, mix(glaze, '#3b2a18', 0.2)],
  ])
  const sunk = brush.linear([
    [0, mix(glaze, '#3b2a18', 0.3)],
    [1, lighten(glaze, 0.3)],
  ])
  const well = brush.radial(
    [
      [0, lighten(glaze, 0.16)],
      [0.7, glaze],
      [1, mix(glaze, '#3b2a18', 0.12)],
    ],
    0.56,
    0.6,
    0.62,
  )
  return (
    roundShadow(brush, r) +
    dot(0, 0, r, bright) +
    ring(0, 0, r - 2, mix(glaze, '#3b2a18', 0.34), 2.4, 0.6) +
    ring(0, 0, r - 6, lighten(glaze, 0.55), 2, 0.5) +
    specks(brush, r, darken(glaze, 0.6)) +
    dot(0, 0, r * 0.79, sunk) +
    dot(0, 0, r * 0.765, well) +
    gleam(r * 0.89, r * 0.035) +
    inner
  )
}

export const bowl: Vessel = (brush, r, glaze, inner) => {
  const outside = brush.linear([
    [0, lighten(glaze, 0.34)],
    [0.5, glaze],
    [1, darken(glaze, 0.34)],
  ])
  const wall = brush.linear([
    [0, darken(glaze, 0.62)],
    [0.6, darken(glaze, 0.3)],
    [1, lighten(glaze, 0.08)],
  ])
  return (
    roundShadow(brush, r, 1.1) +
    dot(0, 0, r, outside) +
    ring(0, 0, r - 1.5, darken(glaze, 0.4), 2.4, 0.5) +
    gleam(r * 0.968, r * 0.022) +
    dot(0, 0, r * 0.935, wall) +
    inner +
    wallShade(brush, r * 0.935)
  )
}

/** Shades what lies along the upper left edge, where the wall of a bowl or pan darkens it. */
export function wallShade(brush: Brush, r: number): string {
  const shade = brush.radial(
    [
      [0, '#140800', 0],
      [0.8, '#140800', 0],
      [0.93, '#140800', 0.16],
      [1, '#140800', 0.5],
    ],
    0.53,
    0.55,
    0.535,
  )
  return dot(0, 0, r, shade)
}

/** Enamel or clay with a dark rim line, for dishes that are served flat and wide. */
export const tray: Vessel = (brush, r, glaze, inner) => {
  const rim = brush.linear([
    [0, lighten(glaze, 0.42)],
    [0.5, glaze],
    [1, darken(glaze, 0.4)],
  ])
  return (
    roundShadow(brush, r) +
    dot(0, 0, r, rim) +
    gleam(r * 0.978, r * 0.014) +
    dot(0, 0, r * 0.955, darken(glaze, 0.35)) +
    dot(1, 2, r * 0.94, mix(glaze, '#3b2a18', 0.12)) +
    inner
  )
}

export const pan: Vessel = (brush, r, _glaze, inner) => {
  const iron = brush.linear([
    [0, '#6a6460'],
    [0.45, '#37322f'],
    [1, '#191614'],
  ])
  const grip = brush.linear(
    [
      [0, '#585250'],
      [0.5, '#2e2a28'],
      [1, '#161311'],
    ],
    [0.2, 0.8, 0.5, 0.2],
  )
  const handle = (width: number, paint: string, opacity = 1): string =>
    line(`M${n(r * 0.7)} ${n(r * 0.62)}L${n(r * 1.6)} ${n(r * 1.32)}`, paint, width, opacity)
  return (
    at(12, 20, 0, 1, handle(r * 0.27, '#1c0f05', 0.18) + handle(r * 0.2, '#1c0f05', 0.24)) +
    roundShadow(brush, r, 1.15) +
    handle(r * 0.22, '#221e1c') +
    handle(r * 0.19, grip) +
    line(`M${n(r * 0.8)} ${n(r * 0.62)}L${n(r * 1.56)} ${n(r * 1.21)}`, '#857e79', r * 0.022, 0.8) +
    dot(0, 0, r, iron) +
    gleam(r * 0.972, r * 0.018) +
    dot(0, 0, r * 0.945, '#171412') +
    inner +
    wallShade(brush, r * 0.945)
  )
}
