import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food, Piece } from '../brush/piece.ts'
import { blob, box } from '../brush/shapes.ts'
import { crumbs } from '../fills/crumb.ts'

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

export const meatball: Food = (brush, turn) => {
  const r = 46
  const edge = blob(brush, r, { points: 11, jitter: 0.04 })
  const rough = repeat(22, () => {
    const a = brush.between(0, 6.28)
    const d = Math.sqrt(brush.between(0, 1)) * r * 0.84
    return oval(
      Math.cos(a) * d,
      Math.sin(a) * d,
      { rx: brush.between(2, 6), ry: brush.between(1.4, 3.4), turn: brush.between(0, 180), opacity: 0.34 },
      brush.pick(['#3a1808', '#c98a56', '#4f2410']),
    )
  })
  return {
    outline: edge,
    body:
      shape(edge, brush.ball('#8a4c28', turn, 0.56)) +
      rough +
      oval(-14, -18, { rx: 12, ry: 6, turn: -36, opacity: 0.5 }, '#ffe6c6'),
  }
}

/** A sausage, curved, split once by the heat. */
export const sausage =
  (colour = '#a5522a'): Food =>
  _brush => {
    const d = 'M-104 10Q0 -38 104 10'
    const glow = lighten(colour, 0.5)
    return {
      outline: 'M-118 8Q0 -70 118 8Q116 34 96 34Q0 -8 -96 34Q-116 34 -118 8Z',
      body:
        line(d, darken(colour, 0.62), 52) +
        at(-0.8, -1.5, 0, 1, line(d, darken(colour, 0.12), 47)) +
        at(-1.5, -5, 0, 1, line(d, colour, 34)) +
        at(-2, -13, 0, 0.96, line(d, glow, 7, 0.6)) +
        repeat(6, k =>
          at(
            -74 + k * 30,
            -2 - (2.5 - Math.abs(k - 2.5)) * 5,
            62,
            1,
            line('M-15 0Q0 5 15 0', '#3a1408', 4.4, 0.62),
          ),
        ) +
        dot(-118, 10, 5, darken(colour, 0.5)) +
        dot(118, 10, 5, darken(colour, 0.5)),
    }
  }

/** A breaded cutlet: crumb all over, browner at the rim. */
export const cutlet =
  (size = 1): Food =>
  brush => {
    const edge = blob(brush, 100 * size, { points: 11, jitter: 0.1, flat: 0.76 })
    const clip = brush.clip(`<path d="${edge}"/>`)
    return {
      outline: edge,
      body:
        at(1.5, 4.5, 0, 1, shape(edge, '#6b3409')) +
        shape(
          edge,
          brush.radial(
            [
              [0, '#f4cd7e'],
              [0.55, '#dc9f48'],
              [0.9, '#b26d20'],
              [1, '#8a4c12'],
            ],
            0.42,
            0.36,
            0.68,
          ),
        ) +
        clipped(clip, crumbs(brush, 100 * size, '#d9973e', 330 * size)),
    }
  }

/** Strips in crumb: tenders, fish fingers, nuggets. */
export const tender: Food = brush => {
  const edge = blob(brush, 66, { points: 10, jitter: 0.12, flat: 0.42 })
  const clip = brush.clip(`<path d="${edge}"/>`)
  return {
    outline: edge,
    body:
      at(1, 4, 0, 1, shape(edge, '#6b3409')) +
      shape(
        edge,
        brush.radial(
          [
            [0, '#f4cd7e'],
            [0.55, '#dc9f48'],
            [1, '#9a5a18'],
          ],
          0.42,
          0.32,
          0.7,
        ),
      ) +
      clipped(clip, crumbs(brush, 62, '#d9973e', 190)),
  }
}

/** Minced meat on a stick, or cubes with vegetables between. */
export const skewer =
  (kind: 'cubes' | 'minced' | 'chicken'): Food =>
  brush => {
    const stick = line('M-170 0H170', '#7a5326', 7) + line('M-170 -1.6H170', '#d9b27a', 3)
    const tone = kind === 'chicken' ? '#d0913f' : '#87451f'
    if (kind === 'minced') {
      const d = box(240, 48, 24)
      const rough = repeat(30, () =>
        oval(
          brush.between(-106, 106),
          brush.between(-17, 17),
          { rx: brush.between(3, 8), ry: brush.between(2, 4), turn: brush.between(0, 180), opacity: 0.34 },
          brush.pick(['#3a1608', '#c48450', '#4a2010']),
        ),
      )
      return {
        outline: d,
        body:
          stick +
          at(1, 4, 0, 1, shape(d, '#34140a')) +
          shape(
            d,
            brush.linear(
              [
                [0, '#b97746'],
                [0.5, tone],
                [1, '#4f230f'],
              ],
              [0, 0, 0, 1],
            ),
          ) +
          rough +
          line('M-96 -14H70', '#ffe2bd', 4, 0.4),
      }
    }
    const beads = repeat(7, k =>
      at(
        -105 + k * 35,
        brush.between(-2, 2),
        brush.between(-12, 12),
        1,
        k % 3 === 2 ? vegetableBead(brush, k) : meatBead(brush, tone),
      ),
    )
    return { outline: box(250, 46, 12), body: stick + beads }
  }

function meatBead(brush: Parameters<Food>[0], tone: string): string {
  const d = blob(brush, 25, { points: 6, jitter: 0.12 })
  return (
    at(3, 4, 0, 1, shape(d, '#1c0500', 0.4)) +
    shape(d, darken(tone, 0.55)) +
    at(
      -1.4,
      -2.4,
      0,
      0.88,
      shape(
        d,
        brush.radial([
          [0, lighten(tone, 0.36)],
          [0.6, tone],
          [1, darken(tone, 0.4)],
        ]),
      ),
    ) +
    line('M-13 -4L10 -12M-12 7L14 -2', '#2b1005', 4, 0.5) +
    oval(-6, -10, { rx: 6, ry: 2.4, turn: -20, opacity: 0.55 }, '#fff0d8')
  )
}

function vegetableBead(brush: Parameters<Food>[0], k: number): string {
  const tone = k % 2 ? '#4f8f3a' : '#cf3a26'
  const d = box(17, 46, 7)
  return (
    at(3, 4, 0, 1, shape(d, '#1c0500', 0.36)) +
    shape(d, darken(tone, 0.35)) +
    at(
      -1,
      -1.5,
      0,
      0.9,
      shape(
        d,
        brush.linear([
          [0, lighten(tone, 0.36)],
          [1, tone],
        ]),
      ),
    )
  )
}
