import { at, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { blob, box } from '../brush/shapes.ts'
import { dust } from '../fills/crumb.ts'
import { foodsOf } from '../foods.ts'
import { butterPat, rosette } from '../toppings/dairy.ts'
import { mint } from '../toppings/herbs.ts'
import { plate } from '../vessels/round.ts'
import type { Dish } from './dish.ts'
import { arrange, strew } from './dish.ts'

/** Pancakes stacked, seen from above: the top one whole, the others peeping out, butter and syrup. */
export const pancakes: Dish = {
  vessel: plate,
  tone: () => '#d99a45',
  draw: ({ brush, r, recipe }) => {
    const fruit = foodsOf(recipe, 'fruit')[0]
    const disc = (x: number, y: number, size: number): string => {
      const edge = blob(brush, size, { points: 18, jitter: 0.018 })
      const face = brush.radial(
        [
          [0, '#d99a4c'],
          [0.55, '#c9822f'],
          [0.86, '#b5701f'],
          [0.93, '#e6bd72'],
          [1, '#f3dca4'],
        ],
        0.48,
        0.46,
        0.56,
      )
      const lace = repeat(26, () =>
        oval(
          brush.between(-size * 0.6, size * 0.6),
          brush.between(-size * 0.6, size * 0.6),
          { rx: brush.between(4, 15), ry: brush.between(3, 9), turn: brush.between(0, 180), opacity: 0.26 },
          brush.pick(['#8a4a12', '#e3ab5c']),
        ),
      )
      return (
        shadowOf(edge, { x, y, lift: 7 }) +
        at(
          x,
          y,
          0,
          1,
          at(2, 5, 0, 1, shape(edge, '#c9975a')) + shape(edge, '#f0d59c') + shape(edge, face) + lace,
        )
      )
    }
    const syrup = `M${n(-r * 0.3)} ${n(-r * 0.14)}C${n(-r * 0.2)} ${n(-r * 0.4)} ${n(r * 0.26)} ${n(-r * 0.36)} ${n(r * 0.3)} ${n(-r * 0.04)}C${n(r * 0.32)} ${n(r * 0.16)} ${n(r * 0.46)} ${n(r * 0.2)} ${n(r * 0.42)} ${n(r * 0.4)}C${n(r * 0.36)} ${n(r * 0.52)} ${n(r * 0.24)} ${n(r * 0.42)} ${n(r * 0.22)} ${n(r * 0.28)}C${n(r * 0.16)} ${n(r * 0.18)} ${n(r * 0.02)} ${n(r * 0.26)} ${n(-r * 0.02)} ${n(r * 0.46)}C${n(-r * 0.08)} ${n(r * 0.58)} ${n(-r * 0.2)} ${n(r * 0.52)} ${n(-r * 0.18)} ${n(r * 0.38)}C${n(-r * 0.16)} ${n(r * 0.2)} ${n(-r * 0.36)} ${n(r * 0.08)} ${n(-r * 0.3)} ${n(-r * 0.14)}Z`
    return (
      disc(r * 0.09, r * 0.1, r * 0.52) +
      disc(-r * 0.07, r * 0.05, r * 0.52) +
      disc(r * 0.05, -r * 0.01, r * 0.52) +
      disc(-r * 0.01, -r * 0.05, r * 0.52) +
      shape(syrup, '#8a4a12', 0.6) +
      at(-1, -2, 0, 0.98, shape(syrup, '#c9751f', 0.5)) +
      line(
        `M${n(-r * 0.2)} ${n(-r * 0.16)}Q0 ${n(-r * 0.3)} ${n(r * 0.2)} ${n(-r * 0.12)}`,
        '#fff0c8',
        6,
        0.6,
      ) +
      (fruit?.raw
        ? strew(brush, fruit.raw, {
            count: 8,
            r: r * 0.28,
            apart: 34,
            at: [r * 0.12, r * 0.06],
            scale: 0.95,
            lift: 4,
          })
        : '') +
      lay(brush, butterPat, { x: -r * 0.1, y: -r * 0.1, turn: 24, scale: r / 230, lift: 5 }) +
      dust(brush, { r: r * 0.6, count: 60, colours: ['#ffffff', '#fff6e4'] })
    )
  },
}

const waffle: Food = (brush, turn) => {
  const d = box(170, 140, 24)
  const cells = repeat(20, i => {
    const [x, y] = [-62 + (i % 5) * 31, -46 + Math.floor(i / 5) * 31]
    return `<rect x="${x - 11}" y="${y - 11}" width="22" height="22" rx="4" fill="#8a4d16"/><rect x="${x - 8}" y="${y - 6}" width="18" height="16" rx="3" fill="#b9732a"/><path d="M${x - 10} ${y + 10}H${x + 10}V${y - 9}" fill="none" stroke="#f6d596" stroke-width="1.6" stroke-opacity=".7"/>`
  })
  return {
    outline: d,
    body: at(2, 6, 0, 1, shape(d, '#6b3a10')) + shape(d, brush.ball('#d69a45', turn, 0.34)) + cells,
  }
}

export const waffles: Dish = {
  vessel: plate,
  tone: () => '#d69a45',
  draw: ({ brush, r, recipe }) =>
    arrange(
      brush,
      waffle,
      [
        [0.16, 0.2, 22],
        [-0.12, -0.12, -14],
      ],
      { r, scale: r / 200, lift: 10 },
    ) +
    lay(brush, rosette, { x: -r * 0.14, y: -r * 0.14, scale: 1.5, lift: 5 }) +
    strew(brush, foodsOf(recipe, 'fruit')[0]?.raw ?? mint, {
      count: 4,
      r: r * 0.24,
      apart: 40,
      at: [r * 0.2, r * 0.1],
      scale: 0.9,
      lift: 4,
    }) +
    dust(brush, { r: r * 0.62, count: 200, colours: ['#ffffff', '#fff6e4'] }),
}
