import type { Brush } from '../brush/brush.ts'
import { darken, lighten, mix } from '../brush/colour.ts'
import { clipped, line, n, oval, repeat, shape } from '../brush/marks.ts'
import { box } from '../brush/shapes.ts'
import type { Vessel } from './round.ts'
import { outlineShadow } from './shadow.ts'

const boardTurn = -7
const dishTurn = -6

/** A wooden board, 2.1 r × 1.72 r, turned a little. What lies on it is not turned. */
export const board: Vessel = (brush, r, _glaze, inner) => {
  const tone = brush.pick(['#b98148', '#a9713c', '#c4935a', '#8a5a33'])
  const [width, height] = [r * 2.1, r * 1.72]
  const outline = box(width, height, 34)
  const turned = `<g transform="rotate(${boardTurn})">`
  const top = brush.linear([
    [0, lighten(tone, 0.16)],
    [0.5, tone],
    [1, darken(tone, 0.16)],
  ])
  return (
    `${turned}${outlineShadow(brush, outline)}<path d="${outline}" fill="${darken(tone, 0.45)}" transform="translate(2 8)"/>` +
    shape(outline, top) +
    clipped(brush.clip(`<path d="${outline}"/>`), boardGrain(brush, { width, height, tone })) +
    `<path d="${box(width - 5, height - 5, 32)}" fill="none" stroke="${lighten(tone, 0.4)}" stroke-opacity=".35" stroke-width="3"/></g>${inner}`
  )
}

function boardGrain(
  brush: Brush,
  { width, height, tone }: { width: number; height: number; tone: string },
): string {
  const [x, lines] = [width / 2, 26]
  const dark = mix(tone, '#3a1600', 0.5)
  const grain = repeat(lines, k => {
    const y = -height / 2 + (k * height) / (lines - 1)
    const d = `M${n(-x)} ${n(y + brush.between(-4, 4))}Q${n(brush.between(-80, 80))} ${n(y + brush.between(-16, 16))} ${n(x)} ${n(y + brush.between(-4, 4))}`
    return line(d, dark, brush.between(1, 3.2), brush.between(0.1, 0.36))
  })
  const cuts = repeat(9, () => {
    const [cx, cy] = [brush.between(-x, x), brush.between(-height / 2, height / 2)]
    return line(
      `M${n(cx)} ${n(cy)}l${n(brush.between(30, 90))} ${n(brush.between(-26, 26))}`,
      lighten(tone, 0.3),
      1.2,
      0.4,
    )
  })
  return grain + cuts + oval(x * 0.78, -height * 0.36, { rx: 15, ry: 15, opacity: 0.85 }, darken(tone, 0.7))
}

/** Returns the size of the inside of the rectangular dish, for the fills that cover it. */
export const dishInside = (r: number): { width: number; height: number } => ({
  width: r * 2.12,
  height: r * 1.46,
})

/** A glazed baking dish with two ears. `inner` is turned like the dish. */
export const bakingDish: Vessel = (brush, r, glaze, inner) => {
  const [width, height] = [r * 2.4, r * 1.72]
  const outline = box(width, height, 46)
  const rim = brush.linear([
    [0, lighten(glaze, 0.34)],
    [0.5, glaze],
    [1, darken(glaze, 0.36)],
  ])
  const inside = box(r * 2.16, r * 1.5, 28)
  const wall = brush.linear([
    [0, darken(glaze, 0.62)],
    [1, darken(glaze, 0.2)],
  ])
  const ear = (side: 1 | -1): string =>
    `<path d="M${n(side * width * 0.495)} ${n(-r * 0.3)}q${n(side * r * 0.16)} ${n(r * 0.3)} 0 ${n(r * 0.6)}" fill="none" stroke="${rim}" stroke-width="${n(r * 0.1)}" stroke-linecap="round"/>`
  return (
    `<g transform="rotate(${dishTurn})">${outlineShadow(brush, outline)}${ear(-1)}${ear(1)}` +
    shape(outline, rim) +
    `<path d="${box(width - 8, height - 8, 42)}" fill="none" stroke="${lighten(glaze, 0.6)}" stroke-opacity=".55" stroke-width="3"/>` +
    shape(inside, wall) +
    inner +
    innerEdge(inside) +
    '</g>'
  )
}

const innerEdge = (inside: string): string =>
  repeat(
    4,
    k => `<path d="${inside}" fill="none" stroke="#140800" stroke-opacity=".1" stroke-width="${4 + k * 5}"/>`,
  )

/** A wire rack or plain sheet of baking paper on a tin. */
export const tin: Vessel = (brush, r, _glaze, inner) => {
  const [width, height] = [r * 2.36, r * 1.74]
  const outline = box(width, height, 22)
  const metal = brush.linear([
    [0, '#b9b4ac'],
    [0.4, '#8b857d'],
    [1, '#5a5550'],
  ])
  const paper = brush.linear([
    [0, '#f7efdf'],
    [1, '#dccbb0'],
  ])
  const sheet = box(width - 44, height - 40, 6)
  return (
    `<g transform="rotate(5)">${outlineShadow(brush, outline)}${shape(outline, metal)}` +
    `<path d="${box(width - 6, height - 6, 20)}" fill="none" stroke="#f4f0ea" stroke-opacity=".6" stroke-width="2.5"/>` +
    shape(box(width - 26, height - 24, 12), '#4e4944') +
    `${shape(sheet, paper)}${creases(brush, width - 50, height - 46)}</g>${inner}`
  )
}

const creases = (brush: Brush, width: number, height: number): string =>
  repeat(6, () => {
    const [x, y] = [brush.between(-width / 2, width / 2), brush.between(-height / 2, height / 2)]
    return line(
      `M${n(x)} ${n(y)}l${n(brush.between(-60, 60))} ${n(brush.between(-60, 60))}`,
      '#a08a66',
      1.6,
      0.3,
    )
  })
