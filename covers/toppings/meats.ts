import type { Brush } from '../brush/brush.ts'
import { lightFor } from '../brush/brush.ts'
import { darken, lighten, mix } from '../brush/colour.ts'
import { at, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import type { Point } from '../brush/shapes.ts'
import { blob, box, disc, facets } from '../brush/shapes.ts'

type Cut = { size?: number; grain?: boolean }

/** A hand-cut chunk with a lit top face, darker sides and a wet edge. Meat also shows its fibres. */
export const chunk =
  (tone: string, { size = 46, grain = false }: Cut = {}): Food =>
  (brush, turn) => {
    const colour = grain
      ? mix(tone, '#c98a5a', brush.between(0, 0.4))
      : mix(tone, '#fff0c8', brush.between(0, 0.14))
    const s = size * brush.between(0.82, 1.16)
    const lit = lightFor(turn)
    const count = brush.pick([4, 5, 5, 6])
    const start = brush.between(0, 6)
    const corners = Array.from({ length: count }, (_, i): Point => {
      const angle = start + ((i + brush.between(-0.14, 0.14)) / count) * Math.PI * 2
      const away = s * 0.64 * brush.between(0.86, 1.1)
      return [Math.cos(angle) * away, Math.sin(angle) * away * 0.88]
    })
    const raised = corners.map(([x, y]): Point => [x * 0.84 + lit.x * s * 0.09, y * 0.84 + lit.y * s * 0.09])
    const [outline, top] = [facets(corners, 0.28), facets(raised, 0.28)]
    const [x1, y1] = [0.5 + lit.x * 0.5, 0.5 + lit.y * 0.5]
    const face = brush.linear(
      [
        [0, lighten(colour, 0.42)],
        [0.5, colour],
        [1, mix(colour, '#7a3408', 0.3)],
      ],
      [round1(x1), round1(y1), round1(1 - x1), round1(1 - y1)],
    )
    const wet = line(
      `M${n(lit.x * s * 0.42 - lit.y * s * 0.2)} ${n(lit.y * s * 0.42 + lit.x * s * 0.2)}Q${n(lit.x * s * 0.5)} ${n(lit.y * s * 0.5)} ${n(lit.x * s * 0.42 + lit.y * s * 0.18)} ${n(lit.y * s * 0.42 - lit.x * s * 0.18)}`,
      '#fff6e0',
      2.4,
      grain ? 0.36 : 0.6,
    )
    return {
      outline,
      body: `${shape(outline, darken(colour, 0.46)) + shape(top, face) + (grain ? fibres(brush, s, colour) : '')}<path d="${top}" fill="none" stroke="${lighten(colour, 0.5)}" stroke-width="1.4" stroke-opacity=".45"/>${wet}`,
    }
  }

const round1 = (value: number): number => Math.round(value * 10) / 10

/** Threads of the muscle, all in one direction, dark and light by turns, no longer than the face is wide. */
function fibres(brush: Brush, s: number, colour: string): string {
  const threads = repeat(8, k => {
    const across = (k - 3.5) * s * 0.105
    const half = Math.sqrt(Math.max(0, (s * 0.46) ** 2 - across ** 2)) * brush.between(0.55, 0.95)
    const d = `M${n(-half)} ${n(across)}Q${n(brush.between(-4, 4))} ${n(across + brush.between(-5, 5))} ${n(half)} ${n(across + brush.between(-2, 2))}`
    return k % 2 ? line(d, lighten(colour, 0.4), 1.5, 0.3) : line(d, darken(colour, 0.55), 1.8, 0.26)
  })
  return at(0, 0, brush.between(-30, 60), 1, threads)
}

export const beef = chunk('#8a4d2e', { grain: true })
export const lamb = chunk('#8f5433', { grain: true })
export const chickenChunk = chunk('#e3b06c', { grain: true })
export const porkChunk = chunk('#c08257', { grain: true })
export const potatoChunk = chunk('#e8c878', { size: 40 })
export const pumpkinChunk = chunk('#e09030', { size: 42 })
export const fishChunk = chunk('#f3dcb8', { size: 46 })
export const salmonChunk = chunk('#ef8f62', { size: 46 })
export const plantainChunk = chunk('#e8b548', { size: 42 })
export const aubergineChunk = chunk('#573052', { size: 42 })

/** Raw-cured or seared white fish, for ceviche: pale, with its flakes showing. */
export const fishCube: Food = brush => {
  const [w, h] = [brush.between(36, 50), brush.between(28, 38)]
  const flakes = repeat(3, k =>
    line(
      `M${n(-w * 0.34 + k * w * 0.24)} ${n(-h * 0.3)}q${n(w * 0.1)} ${n(h * 0.3)} ${n(w * 0.02)} ${n(h * 0.5)}`,
      '#e6b8a4',
      2,
      0.8,
    ),
  )
  return {
    outline: box(w, h, 10),
    body:
      shape(box(w, h, 10), '#cfa48f') +
      at(
        -1.4,
        -3,
        0,
        1,
        shape(
          box(w - 3, h - 4, 9),
          brush.linear([
            [0, '#ffffff'],
            [0.6, '#fbece2'],
            [1, '#f3d5c6'],
          ]),
        ),
      ) +
      flakes +
      oval(-w * 0.2, -h * 0.32, { rx: w * 0.18, ry: 2.4, turn: -8, opacity: 0.9 }, '#ffffff'),
  }
}

/** A curled prawn: bands of coral on white, tail fan, no head. */
export const prawn: Food = brush => {
  const arc = 'M-30 14C-44 -18 -8 -44 20 -28C36 -18 38 4 26 16'
  const bands = repeat(6, k => {
    const angle = -2.9 + k * 0.52
    const [x, y] = [Math.cos(angle) * 33 - 2, Math.sin(angle) * 31 - 1]
    const [dx, dy] = [Math.cos(angle) * 11, Math.sin(angle) * 11]
    return line(
      `M${n(x - dx)} ${n(y - dy)}Q${n(x + dy * 0.4)} ${n(y - dx * 0.4)} ${n(x + dx)} ${n(y + dy)}`,
      '#d9512c',
      4.6,
      0.75,
    )
  })
  const tail = at(
    26,
    16,
    0,
    1,
    shape(
      'M-4 -2L14 8Q4 14 -3 6L2 22Q-10 16 -8 2Z',
      brush.linear([
        [0, '#e8602f'],
        [1, '#b9371a'],
      ]),
    ) + line('M0 2L9 9M-3 4L-1 15', '#f9b08a', 1.6),
  )
  return {
    outline:
      'M-42 14C-54 -26 -10 -58 28 -38C48 -24 50 8 34 26L16 10C24 0 20 -14 10 -18C-8 -26 -24 -8 -18 12Z',
    body:
      line(arc, '#b8401f', 27) +
      line(arc, '#f6a27a', 23) +
      at(1.5, 2, 0, 0.96, line(arc, '#fbd0b4', 11, 0.9)) +
      bands +
      at(-3, -4, 0, 1.04, line('M-26 0C-28 -20 -4 -34 14 -24', '#fff3e6', 3, 0.7)) +
      tail,
  }
}

/** Bacon or pancetta, diced and crisp. */
export const baconBit: Food = brush => {
  const [w, h] = [brush.between(22, 34), brush.between(12, 17)]
  return {
    outline: box(w, h, 4),
    body:
      shape(box(w, h, 4), '#6a2416') +
      at(-0.6, -1.4, 0, 1, shape(box(w - 2, h - 3, 3.4), '#a8442c')) +
      line(
        `M${n(-w * 0.4)} ${n(-h * 0.06)}Q0 ${n(brush.between(-4, 2))} ${n(w * 0.38)} 0`,
        '#f0c8a4',
        3.4,
        0.9,
      ) +
      line(`M${n(-w * 0.36)} ${n(-h * 0.34)}H${n(w * 0.3)}`, '#e88f6c', 1.5, 0.7),
  }
}

/** A coin of sausage or chorizo, fat flecked. */
export const sausageCoin =
  (colour = '#a8452c'): Food =>
  brush => ({
    outline: disc(20),
    body:
      `<circle r="20" fill="${darken(colour, 0.45)}"/>` +
      at(
        -0.7,
        -1,
        0,
        1,
        `<circle r="17.8" fill="${brush.radial([
          [0, lighten(colour, 0.3)],
          [0.7, colour],
          [1, darken(colour, 0.2)],
        ])}"/>`,
      ) +
      repeat(11, () => {
        const angle = brush.between(0, 6.28)
        const away = brush.between(0, 13)
        return oval(
          Math.cos(angle) * away,
          Math.sin(angle) * away,
          { rx: brush.between(1.2, 2.8), ry: 1.4, turn: brush.between(0, 180), opacity: 0.85 },
          '#f3cdb0',
        )
      }) +
      oval(-7, -9, { rx: 6, ry: 2.4, turn: -36, opacity: 0.5 }, '#fff0e2'),
  })

/** Browned mince, crumbled. */
export const mince =
  (colour = '#7d4526'): Food =>
  brush => {
    const r = brush.between(6, 12)
    const edge = blob(brush, r, { points: 7, jitter: 0.3 })
    const tone = mix(colour, brush.pick(['#b5713f', '#5a2c14', colour]), 0.5)
    return {
      outline: edge,
      body:
        shape(edge, darken(tone, 0.45)) +
        at(-0.8, -1.4, 0, 0.84, shape(edge, tone)) +
        oval(-r * 0.3, -r * 0.4, { rx: r * 0.32, ry: r * 0.16, opacity: 0.5 }, lighten(tone, 0.7)),
    }
  }

/** A mussel in its open shell. */
export const mussel: Food = brush => ({
  outline: 'M-34 2Q-10 -26 26 -14Q44 -4 26 12Q-6 26 -34 2Z',
  body:
    shape('M-34 2Q-10 -26 26 -14Q44 -4 26 12Q-6 26 -34 2Z', '#1f2230') +
    shape(
      'M-29 2Q-8 -20 24 -10Q37 -3 23 8Q-6 20 -29 2Z',
      brush.linear([
        [0, '#7d87a3'],
        [1, '#c9cede'],
      ]),
    ) +
    shape('M-18 2Q-2 -13 20 -6Q28 0 16 6Q-4 13 -18 2Z', '#e08a3a') +
    line('M-12 1Q2 -8 18 -3', '#f9cf8e', 3, 0.8),
})

export const squidRing: Food = () => ({
  outline: '',
  body: `<g><circle cx="2" cy="4" r="17" fill="none" stroke="#1c0500" stroke-opacity=".26" stroke-width="11"/><circle r="17" fill="none" stroke="#d9b890" stroke-width="11"/><circle cx="-.6" cy="-1" r="17" fill="none" stroke="#fbeeda" stroke-width="8"/><path d="M-15 -9A17.500 17.500 0 0 1 4 -17.500" fill="none" stroke="#fff" stroke-width="2.500" stroke-linecap="round" stroke-opacity=".8"/></g>`,
})
