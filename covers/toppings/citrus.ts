import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { disc } from '../brush/shapes.ts'

type Citrus = { peel: string; flesh: string }

function citrus({ peel, flesh }: Citrus): Food {
  return brush => {
    const segment = 'M2 3L12 26Q0 33 -11.5 26L-2 3Q0 1 2 3Z'
    const juice = brush.radial(
      [
        [0, lighten(flesh, 0.5)],
        [0.6, flesh],
        [1, darken(flesh, 0.12)],
      ],
      0.5,
      0.3,
      0.8,
    )
    const segments = repeat(8, k =>
      at(
        0,
        0,
        k * 45 + brush.between(-2, 2),
        1,
        shape(segment, juice) + line('M0 9L0 22M3 13L5 24M-3 14L-5 23', '#ffffff', 0.9, 0.4),
      ),
    )
    return {
      outline: disc(36),
      body:
        dot(0, 0, 36, darken(peel, 0.3)) +
        dot(-0.6, -1, 35, peel) +
        dot(0, 0, 31.5, '#f7f5df') +
        segments +
        dot(0, 0, 2.4, '#f8fae8') +
        oval(-11, -13, { rx: 9, ry: 4, turn: -40, opacity: 0.35 }, '#ffffff'),
    }
  }
}

export const lime = citrus({ peel: '#7fb234', flesh: '#cfe68a' })

export const lemon = citrus({ peel: '#f0c330', flesh: '#fbe277' })

export const orange = citrus({ peel: '#ee8b22', flesh: '#fbb04e' })

/** A squeezable wedge of lemon or lime, lying on its side. */
function citrusWedge(peel: string, flesh: string): Food {
  return brush => {
    const d = 'M-36 0A36 26 0 0 0 36 0Q0 9 -36 0Z'
    const face = 'M-34 0Q0 -15 34 0Q0 12 -34 0Z'
    return {
      outline: 'M-36 0Q0 -16 36 0A36 26 0 0 1 -36 0Z',
      body:
        shape(
          d,
          brush.linear([
            [0, lighten(peel, 0.2)],
            [1, darken(peel, 0.3)],
          ]),
        ) +
        shape(face, '#f6f5dc') +
        shape('M-28 0Q-14 -9 -2 -8L0 8Q-16 8 -28 0ZM3 -8Q16 -9 28 0Q16 7 4 8Z', flesh) +
        line('M-20 0L-6 1M8 1L22 0', lighten(flesh, 0.6), 1.4, 0.7),
    }
  }
}

export const limeWedge = citrusWedge('#7fb234', '#cfe68a')

export const lemonWedge = citrusWedge('#f0c330', '#fbe277')
