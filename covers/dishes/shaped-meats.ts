import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, dot, line, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { blob, box } from '../brush/shapes.ts'
import { crumbs } from '../fills/crumb.ts'

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
