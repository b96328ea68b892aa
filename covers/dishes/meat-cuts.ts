import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { box } from '../brush/shapes.ts'

/** A slice across a roast: rosy middle, brown crust, an edge of fat. */
export const roastSlice =
  (colour = '#a8604a', crust = '#5a2c16'): Food =>
  brush => {
    const edge = 'M-70 6C-74 -34 -34 -52 6 -50C48 -48 78 -28 72 8C66 40 30 48 -8 46C-44 46 -66 36 -70 6Z'
    const fibres = repeat(9, () =>
      line(
        `M${n(brush.between(-50, 30))} ${n(brush.between(-32, 30))}q${n(brush.between(8, 20))} ${n(brush.between(-7, 7))} ${n(brush.between(20, 36))} ${n(brush.between(-4, 4))}`,
        darken(colour, 0.3),
        1.8,
        0.45,
      ),
    )
    return {
      outline: edge,
      body:
        at(1.6, 4, 0, 1, shape(edge, darken(crust, 0.4))) +
        shape(edge, crust) +
        at(-0.6, -0.8, 0, 0.92, shape(edge, '#e9c9a0')) +
        at(
          -0.4,
          1.2,
          0,
          0.87,
          shape(
            edge,
            brush.radial(
              [
                [0, lighten(colour, 0.3)],
                [0.55, colour],
                [1, darken(colour, 0.24)],
              ],
              0.42,
              0.36,
              0.7,
            ),
          ),
        ) +
        fibres +
        line('M-52 -14C-40 -36 0 -42 40 -28', '#fff0e0', 4, 0.4),
    }
  }

/** A steak from the grill: crossed char lines, fat along one side. */
export const steak: Food = brush => {
  const edge =
    'M-104 14C-118 -34 -72 -68 -16 -64C30 -60 60 -74 94 -46C122 -20 108 30 70 48C34 64 10 46 -30 54C-70 62 -96 48 -104 14Z'
  const clip = brush.clip(`<path d="${edge}"/>`)
  const bars = repeat(
    6,
    k =>
      line(`M${-120 + k * 44} -90L${-60 + k * 44} 90`, '#2b1208', 11, 0.72) +
      line(`M${-116 + k * 44} -90L${-56 + k * 44} 90`, '#140600', 4, 0.5),
  )
  return {
    outline: edge,
    body:
      at(2, 7, 0, 1, shape(edge, '#3a170c')) +
      shape(edge, '#e3c08e') +
      clipped(
        clip,
        at(
          3,
          8,
          0,
          0.985,
          shape(
            edge,
            brush.radial([
              [0, '#b06a42'],
              [0.55, '#8a4726'],
              [1, '#5d2a14'],
            ]),
          ),
        ) +
          bars +
          juices(brush, 90, 50),
      ) +
      line('M-88 -18C-78 -50 -40 -56 -14 -54', '#fff2da', 4, 0.6),
  }
}

const juices = (brush: Parameters<Food>[0], w: number, h: number): string =>
  repeat(16, () =>
    oval(
      brush.between(-w, w),
      brush.between(-h, h),
      { rx: brush.between(3, 9), ry: brush.between(1.4, 3), turn: brush.between(-30, 30), opacity: 0.35 },
      '#ffd9ae',
    ),
  )

/** A chop on its bone. */
export const chop =
  (colour = '#b3713f'): Food =>
  brush => {
    const meat = 'M-66 8C-78 -36 -40 -66 4 -62C46 -58 70 -30 58 10C48 46 6 58 -24 52C-50 48 -62 32 -66 8Z'
    const bone = 'M40 18C60 30 86 44 104 50C116 46 122 56 114 64C120 76 106 80 98 70C76 62 48 50 30 36Z'
    const clip = brush.clip(`<path d="${meat}"/>`)
    const bars = repeat(4, k => line(`M${-90 + k * 42} -70L${-44 + k * 42} 70`, '#2f1408', 9, 0.55))
    return {
      outline: `${meat}${bone}`,
      body:
        shape(bone, '#b89a6c') +
        at(-1, -2, 0, 1, shape(bone, '#f0e0bd')) +
        at(1, 5, 0, 1, shape(meat, darken(colour, 0.62))) +
        shape(meat, '#e6c393') +
        clipped(
          clip,
          at(
            4,
            6,
            0,
            0.97,
            shape(
              meat,
              brush.radial([
                [0, lighten(colour, 0.3)],
                [0.55, colour],
                [1, darken(colour, 0.42)],
              ]),
            ),
          ) +
            bars +
            juices(brush, 54, 44),
        ) +
        line('M-50 -20C-42 -46 -8 -52 14 -50', '#fff2da', 4, 0.55),
    }
  }

/** Ribs under a dark glaze, bone ends showing. */
export const ribRack: Food = brush => {
  const edge = box(230, 120, 22)
  const clip = brush.clip(`<path d="${edge}"/>`)
  const bones = repeat(
    6,
    k =>
      `<rect x="${-104 + k * 37}" y="-76" width="20" height="30" rx="8" fill="#d9c29a"/><rect x="${-102 + k * 37}" y="-76" width="13" height="28" rx="6" fill="#f5e6c4"/>`,
  )
  const ridges = repeat(
    6,
    k =>
      line(`M${-96 + k * 37} -66Q${-86 + k * 37} 0 ${-98 + k * 37} 66`, '#4a1408', 13, 0.55) +
      line(`M${-84 + k * 37} -52Q${-76 + k * 37} -6 ${-82 + k * 37} 44`, '#e88a4e', 5, 0.55) +
      line(`M${-86 + k * 37} -48Q${-80 + k * 37} -26 ${-82 + k * 37} -10`, '#ffe6c4', 3, 0.7),
  )
  return {
    outline: edge,
    body:
      bones +
      at(2, 6, 0, 1, shape(edge, '#2e0c04')) +
      shape(
        edge,
        brush.linear([
          [0, '#b9512a'],
          [0.5, '#8a2f16'],
          [1, '#5a1a0c'],
        ]),
      ) +
      clipped(clip, ridges),
  }
}
