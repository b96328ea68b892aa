import { darken, lighten } from '../brush/colour.ts'
import { at, line, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'

/** A long chilli, whole or slit, as it cooks in a sauce. */
export const longChilli =
  (colour = '#5f9a35'): Food =>
  brush => {
    const bend = brush.between(-10, 10)
    const d = `M-40 -4C-30 -11 10 ${-9 + bend} 44 ${bend}C10 ${8 + bend} -30 12 -40 5Z`
    return {
      outline: d,
      body:
        shape(d, darken(colour, 0.4)) +
        at(-0.6, -1.2, 0, 0.94, shape(d, colour)) +
        line(`M-30 -3Q4 ${-4 + bend * 0.8} 30 ${bend * 0.9}`, lighten(colour, 0.6), 2.4, 0.7) +
        line('M-38 0L-52 -5', darken(colour, 0.3), 4.4) +
        line('M-39 -1L-51 -6', lighten(colour, 0.3), 1.6, 0.8),
    }
  }

/** A lantern-shaped hot chilli, laid in whole: scotch bonnet, habanero, piment antillais. */
export const bonnetChilli =
  (colour = '#d83a1e'): Food =>
  (brush, turn) => {
    const d =
      'M-26 -12C-30 -30 -8 -34 0 -26C8 -34 30 -30 26 -10C30 6 16 16 10 26C4 34 -6 34 -10 26C-18 16 -30 6 -26 -12Z'
    return {
      outline: d,
      body:
        shape(d, brush.ball(colour, turn, 0.44)) +
        line('M-4 -24Q-10 4 -4 26M10 -22Q16 0 8 20', darken(colour, 0.4), 3, 0.4) +
        line('M-18 -18Q-20 -4 -12 8', '#ffe3d2', 4, 0.7) +
        line('M0 -26Q2 -36 10 -40', '#5d8a35', 5) +
        shape('M-9 -26Q0 -34 9 -26Q0 -20 -9 -26Z', '#6f9a3c'),
    }
  }
