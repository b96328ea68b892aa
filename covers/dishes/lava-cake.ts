import { darken } from '../brush/colour.ts'
import { at, line, n, oval, shape } from '../brush/marks.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { bakedDisc, dust } from '../fills/crumb.ts'
import { foodsOf } from '../foods.ts'
import { raspberry } from '../toppings/berries.ts'
import { mint } from '../toppings/herbs.ts'
import { plate } from '../vessels/round.ts'
import type { Dish } from './dish.ts'
import { arrange } from './dish.ts'

/** One warm little cake, cut open, its middle running out. */
export const lavaCake: Dish = {
  vessel: plate,
  tone: () => '#5e3420',
  draw: ({ brush, r, recipe }) => {
    const size = r * 0.44
    const flow = `M${n(-size * 0.3)} ${n(-size * 0.5)}C${n(size * 0.3)} ${n(-size * 0.74)} ${n(size * 0.62)} ${n(-size * 0.1)} ${n(size * 0.5)} ${n(size * 0.36)}C${n(size * 0.5)} ${n(size * 0.72)} ${n(size * 1.16)} ${n(size * 0.78)} ${n(size * 1.22)} ${n(size * 1.06)}C${n(size * 1.2)} ${n(size * 1.44)} ${n(size * 0.5)} ${n(size * 1.42)} ${n(size * 0.16)} ${n(size * 1.3)}C${n(-size * 0.12)} ${n(size * 1.2)} ${n(size * 0.06)} ${n(size * 0.86)} ${n(-size * 0.1)} ${n(size * 0.62)}C${n(-size * 0.3)} ${n(size * 0.3)} ${n(-size * 0.6)} ${n(size * 0.1)} ${n(-size * 0.52)} ${n(-size * 0.2)}C${n(-size * 0.5)} ${n(-size * 0.36)} ${n(-size * 0.42)} ${n(-size * 0.46)} ${n(-size * 0.3)} ${n(-size * 0.5)}Z`
    const glossy = brush.linear([
      [0, '#6b3a22'],
      [0.5, '#3f1d0f'],
      [1, '#240d05'],
    ])
    const shine =
      line(
        `M${n(-size * 0.3)} ${n(-size * 0.34)}Q${n(size * 0.1)} ${n(-size * 0.5)} ${n(size * 0.32)} ${n(-size * 0.2)}`,
        '#e9b48c',
        7,
        0.75,
      ) +
      line(
        `M${n(size * 0.42)} ${n(size * 0.1)}Q${n(size * 0.42)} ${n(size * 0.5)} ${n(size * 0.7)} ${n(size * 0.8)}`,
        '#d99a70',
        5,
        0.6,
      ) +
      line(
        `M${n(size * 0.1)} ${n(size * 1.18)}Q${n(size * 0.5)} ${n(size * 1.3)} ${n(size * 0.86)} ${n(size * 1.2)}`,
        '#c98a62',
        4,
        0.5,
      ) +
      oval(-size * 0.1, -size * 0.24, { rx: 12, ry: 5, turn: -14, opacity: 0.7 }, '#fff0e0')
    const berries = foodsOf(recipe, 'fruit')[0]?.raw ?? raspberry
    return (
      at(
        -r * 0.09,
        -r * 0.12,
        0,
        1,
        bakedDisc(brush, size, '#6b3d24', { height: 26 }) +
          dust(brush, { r: size * 0.96, count: 320, colours: ['#fff8ec', '#ffffff'] }) +
          shadowOf(flow, { x: 0, y: 0, lift: 5 }) +
          shape(flow, darken('#3f1d0f', 0.4)) +
          at(-1, -2, 0, 0.985, shape(flow, glossy)) +
          shine,
      ) +
      arrange(
        brush,
        berries,
        [
          [0.44, 0.1, 0],
          [0.55, 0.24, 60],
          [0.4, 0.28, 120],
        ],
        { r, scale: r / 215, lift: 5 },
      ) +
      lay(brush, mint, { x: r * 0.47, y: -r * 0.06, turn: 20, scale: r / 240, lift: 5 }) +
      dust(brush, { r: r * 0.7, count: 70, colours: ['#ffffff', '#f6ead8'] })
    )
  },
}
