import { at, clipped, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { box, leaf } from '../brush/shapes.ts'
import { leafBed, saladGreens } from '../fills/leaves.ts'
import { stewSauce } from '../fills/sauce.ts'
import { mint } from '../toppings/herbs.ts'
import { peanut } from '../toppings/seeds.ts'
import { chilliRing } from '../toppings/slices.ts'
import { plate } from '../vessels/round.ts'
import { bowlet } from '../vessels/small.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'

const paper = box(216, 74, 26)

/** A roll of wet rice paper. The filling shows through, paler than it is. */
const summerRoll =
  (hasPrawns: boolean): Food =>
  brush => {
    const greens = repeat(6, k => {
      const long = brush.between(44, 66)
      const tone = brush.pick(['#4f9a3f', '#6bb052', '#3a8034'])
      return at(
        -92 + k * 32,
        brush.between(-20, 16),
        brush.between(-50, 50),
        1,
        shape(leaf(long, 13), tone) + line(`M4 0H${n(long * 0.8)}`, '#cfe8a8', 1.4, 0.7),
      )
    })
    const noodles = repeat(14, () => {
      const y = brush.between(2, 28)
      return line(
        `M-94 ${n(y)}Q${n(brush.between(-40, 0))} ${n(y + brush.between(-8, 8))} 0 ${n(y)}T94 ${n(y)}`,
        brush.pick(['#ffffff', '#f3ead6', '#e6dcc4']),
        3,
        0.85,
      )
    })
    const sticks = repeat(5, () => {
      const x = brush.between(-80, 40)
      return line(
        `M${n(x)} ${n(brush.between(0, 26))}l${n(brush.between(26, 46))} ${n(brush.between(-4, 4))}`,
        brush.pick(['#ef8a2e', '#f09a3a', '#b9d98a']),
        5,
        0.9,
      )
    })
    const filling = hasPrawns
      ? repeat(3, k => at(-62 + k * 60, -12, 6, 1, prawnHalf))
      : repeat(4, k => at(-70 + k * 46, -12, 0, 1, tofuBar))
    const clip = brush.clip(`<path d="${paper}"/>`)
    return {
      outline: paper,
      body:
        at(1, 5, 0, 1, shape(paper, '#9a8f74', 0.7)) +
        shape(paper, '#e6ead0') +
        clipped(clip, greens + noodles + sticks + filling) +
        shape(
          paper,
          brush.linear(
            [
              [0, '#ffffff', 0.4],
              [0.35, '#ffffff', 0.04],
              [0.75, '#f3f0e0', 0.04],
              [1, '#8f8a6c', 0.5],
            ],
            [0, 0, 0, 1],
          ),
        ) +
        line('M-92 -26Q0 -33 90 -25', '#ffffff', 5, 0.85) +
        line('M-70 24Q-20 30 60 22', '#ffffff', 2.4, 0.4) +
        line('M-104 -14Q-88 0 -102 18M104 -14Q90 0 102 18', '#fffef4', 3, 0.7),
    }
  }

const prawnHalf =
  shape('M-30 8C-34 -16 -6 -26 14 -18C30 -12 34 2 26 12C22 4 14 -2 2 -2C-10 -2 -18 6 -20 14Z', '#e8683c') +
  shape('M-27 6C-29 -12 -6 -21 13 -14C26 -9 30 0 25 8C20 0 12 -6 2 -6C-10 -6 -20 2 -22 10Z', '#fbb698') +
  line('M-16 -10L-12 0M-4 -17L-2 -7M8 -17L7 -6M19 -11L15 -3', '#e0562c', 3.4, 0.8)

const tofuBar = shape(box(40, 18, 5), '#d9ab62') + at(-1, -2, 0, 1, shape(box(36, 13, 4), '#f6e2b4'))

const hasPrawns = (recipe: Recipe): boolean =>
  !recipe.has('tofu') && !/ vegan | vegetarian /.test(recipe.diet)

/** Gỏi cuốn and other rolls in rice paper, with something to dip them into. */
export const summerRolls: Dish = {
  vessel: plate,
  tone: () => '#dfe6c4',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    return (
      at(-r * 0.06, r * 0.04, 0, 1, leafBed(brush, r * 0.66, saladGreens, { count: 80, size: 1 })) +
      arrange(
        brush,
        summerRoll(hasPrawns(recipe)),
        [
          [-0.1, -0.42, -22],
          [-0.16, -0.12, -18],
          [-0.12, 0.18, -22],
          [-0.02, 0.47, -17],
        ],
        { r, scale: r / 222, lift: 8 },
      ) +
      dip(kitchen) +
      arrange(
        brush,
        mint,
        [
          [0.5, -0.4, 30],
          [0.56, 0.44, 200],
        ],
        { r, scale: r / 230, lift: 4 },
      )
    )
  },
}

const dip = ({ brush, r, recipe }: Kitchen): string => {
  const isPeanut = recipe.has('peanut*, groundnut*, hoisin') || / peanut butter /.test(recipe.all)
  return at(
    r * 0.5,
    r * 0.04,
    0,
    1,
    bowlet(
      brush,
      r * 0.25,
      '#f1ece0',
      stewSauce(brush, r * 0.23, isPeanut ? '#a5642c' : '#c9822a', { lumps: 220 }) +
        (isPeanut ? strew(brush, peanut, { count: 7, r: r * 0.13, apart: 20, lift: 2, scale: 0.8 }) : '') +
        strew(brush, chilliRing, { count: 3, r: r * 0.12, apart: 24, lift: 2, scale: 0.8 }) +
        oval(-r * 0.08, -r * 0.1, { rx: r * 0.05, ry: r * 0.02, turn: -30, opacity: 0.6 }, '#fff6dc'),
    ),
  )
}
