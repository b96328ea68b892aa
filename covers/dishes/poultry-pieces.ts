import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, dot, line, oval, repeat, shape } from '../brush/marks.ts'
import type { Food, Piece } from '../brush/piece.ts'
import { blob, box } from '../brush/shapes.ts'

/** A drumstick, skin side up: golden, browner where the heat was. */
export const drumstick =
  (colour = '#c9782e'): Food =>
  (brush, turn) => {
    const meat =
      'M-70 -6C-74 -46 -24 -62 14 -44C44 -30 62 -16 78 -10L78 10C60 16 40 34 10 46C-28 60 -68 40 -70 -6Z'
    const bone = 'M74 -9L112 -8C116 -22 134 -20 132 -7C140 2 132 16 122 13C118 16 112 12 112 8L74 9Z'
    const clip = brush.clip(`<path d="${meat}"/>`)
    const toasted = repeat(7, () =>
      oval(
        brush.between(-54, 40),
        brush.between(-34, 34),
        { rx: brush.between(9, 22), ry: brush.between(6, 12), turn: brush.between(-30, 30), opacity: 0.28 },
        '#5e2408',
      ),
    )
    return {
      outline: `${meat}${bone}`,
      body:
        shape(bone, '#bfa373') +
        at(-1, -2, 0, 1, shape(bone, '#f6e9cc')) +
        at(1, 4, 0, 1, shape(meat, darken(colour, 0.66))) +
        shape(meat, brush.ball(colour, turn, 0.56)) +
        clipped(clip, toasted + skinDots(brush)) +
        line('M-52 -20C-44 -44 -12 -48 12 -36', '#fff3d2', 6, 0.6) +
        oval(-30, -24, { rx: 9, ry: 4, turn: -30, opacity: 0.7 }, '#ffffff') +
        line('M-30 34C0 40 30 26 52 12', '#f5b566', 4, 0.4),
    }
  }

const skinDots = (brush: Parameters<Food>[0]): string =>
  repeat(34, () =>
    dot(brush.between(-66, 66), brush.between(-46, 46), brush.between(0.9, 1.9), '#7a3a0e', 0.4),
  )

/** A thigh or breast with a crisp skin. */
export const thigh =
  (colour = '#c9812f'): Food =>
  (brush, turn) => {
    const edge = blob(brush, 72, { points: 7, jitter: 0.12, flat: 0.78 })
    const clip = brush.clip(`<path d="${edge}"/>`)
    const toasted = repeat(10, () =>
      oval(
        brush.between(-54, 54),
        brush.between(-42, 42),
        { rx: brush.between(9, 24), ry: brush.between(6, 14), turn: brush.between(0, 180), opacity: 0.26 },
        '#5e2408',
      ),
    )
    return {
      outline: edge,
      body:
        at(1, 4.5, 0, 1, shape(edge, darken(colour, 0.66))) +
        shape(edge, brush.ball(colour, turn, 0.52)) +
        clipped(clip, toasted + skinDots(brush)) +
        line('M-44 -22Q-16 -52 30 -34', '#fff3d2', 6, 0.55) +
        line('M-20 30Q20 40 46 16', '#f5b566', 4, 0.4),
    }
  }

/** The flat of a wing: two thin bones under crisp skin, charred at its tip. */
export const wing =
  (colour = '#c46a24'): Food =>
  (brush, turn) => {
    const edge =
      'M-62 4C-60 -24 -30 -34 0 -28C26 -26 56 -32 66 -12C74 6 60 26 36 26C10 24 -16 32 -38 28C-54 26 -64 20 -62 4Z'
    const clip = brush.clip(`<path d="${edge}"/>`)
    const crisp = repeat(9, () =>
      oval(
        brush.between(-54, 56),
        brush.between(-26, 26),
        { rx: brush.between(6, 15), ry: brush.between(4, 8), turn: brush.between(0, 180), opacity: 0.36 },
        '#54200a',
      ),
    )
    const bones =
      line('M-44 -8Q0 -14 46 -12', lighten(colour, 0.5), 6, 0.5) +
      line('M-44 10Q0 8 46 10', lighten(colour, 0.3), 5, 0.4) +
      line('M-46 1Q0 -2 48 0', '#5e2408', 4, 0.5)
    return {
      outline: edge,
      body:
        at(1, 4, 0, 1, shape(edge, darken(colour, 0.62))) +
        shape(edge, brush.ball(colour, turn, 0.5)) +
        clipped(clip, skinDots(brush) + crisp) +
        bones +
        oval(-22, -16, { rx: 10, ry: 4, turn: -12, opacity: 0.6 }, '#fff6e0'),
    }
  }

/** A breast or fillet cut in slices, fanned. */
export const slicedBreast: Food = brush =>
  ({
    outline: box(230, 96, 44),
    body: repeat(7, k => at(-92 + k * 31, Math.abs(k - 3) * -2 + 4, 14, 1, breastSlice(brush))),
  }) satisfies Piece

function breastSlice(brush: Parameters<Food>[0]): string {
  const d = 'M-20 -46C-4 -54 18 -48 22 -30C26 0 24 30 12 46C0 52 -16 50 -22 36C-28 8 -28 -24 -20 -46Z'
  return (
    at(5, 5, 0, 1, shape(d, '#2a0f04', 0.35)) +
    shape(d, '#8a4a1a') +
    at(
      3,
      1,
      0,
      0.93,
      shape(
        d,
        brush.linear([
          [0, '#fdf0d8'],
          [0.7, '#f0d6ac'],
          [1, '#dcb27a'],
        ]),
      ),
    ) +
    line('M2 -34Q8 0 0 32M-8 -30Q-4 0 -10 26', '#d9b483', 1.8, 0.7)
  )
}
