import { at, dot, line, n, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { inDisc } from '../brush/scatter.ts'
import { box, wedge } from '../brush/shapes.ts'
import { clipRound } from '../fills/base.ts'
import { crumbs } from '../fills/crumb.ts'
import { creamSurface, swirl } from '../fills/sauce.ts'
import { board } from '../vessels/flat.ts'
import { plate } from '../vessels/round.ts'
import { bowlet } from '../vessels/small.ts'
import type { Dish, Kitchen } from './dish.ts'
import { strew } from './dish.ts'
import { curd } from './jars.ts'

/** Cheese: a wheel with a wedge out, or fresh curds. */
export const cheeses: Dish = {
  vessel: board,
  tone: () => '#f0c95c',
  draw: ({ brush, r, recipe }) => {
    if (recipe.isNamed('cream cheese, ricotta, fresh, cottage, paneer, quark, labneh, mozzarella, filling'))
      return freshCheese(brush, r)
    const wheel = wedge(r * 0.74, 300)
    const rind = brush.radial(
      [
        [0, '#fbe9a8'],
        [0.7, '#f3d068'],
        [0.93, '#e2b23e'],
        [1, '#b9832a'],
      ],
      0.5,
      0.5,
      0.5,
    )
    const slice = wedge(r * 0.66, 42)
    const holes = repeat(12, () => {
      const [x, y] = inDisc(brush, r * 0.56)
      const size = brush.between(6, 17)
      return dot(x, y, size, '#c99a30') + dot(x + size * 0.14, y + size * 0.2, size * 0.8, '#e8bd4e')
    })
    return (
      shadowOf(wheel, { x: -r * 0.14, y: 0, turn: 190, lift: 14 }) +
      at(-r * 0.14, 0, 190, 1, at(-3, -12, 0, 1, shape(wheel, '#a5721e')) + shape(wheel, rind)) +
      at(-r * 0.2, 0, 0, 1, clipRound(brush, r * 0.6, holes)) +
      shadowOf(slice, { x: r * 0.1, y: r * 0.34, turn: 8, lift: 11 }) +
      at(
        r * 0.1,
        r * 0.34,
        8,
        1,
        at(2, 10, 0, 1, shape(slice, '#b9832a')) +
          shape(
            slice,
            brush.linear([
              [0, '#fff0b8'],
              [1, '#eec558'],
            ]),
          ),
      )
    )
  },
}

function freshCheese(brush: Kitchen['brush'], r: number): string {
  return at(
    0,
    0,
    0,
    1,
    bowlet(
      brush,
      r * 0.72,
      '#2f6f73',
      creamSurface(brush, r * 0.66, '#fbf6e8') +
        strew(brush, curd, { count: 60, r: r * 0.56, apart: 30, lift: 2.4 }),
    ),
  )
}

/** Fondue and other pots to dip bread into. */
export const fondue: Dish = {
  vessel: plate,
  tone: () => '#f3d27a',
  draw: ({ brush, r }) =>
    at(
      -r * 0.06,
      -r * 0.06,
      0,
      1,
      bowlet(
        brush,
        r * 0.6,
        '#8c3f3a',
        creamSurface(brush, r * 0.56, '#f6dc92') + swirl(brush, r * 0.34, '#fff0c0', { turns: 2, width: 9 }),
      ),
    ) +
    strew(brush, breadCube, { count: 9, r: r * 0.2, apart: 34, at: [r * 0.5, r * 0.42], lift: 5 }) +
    at(0, 0, 0, 1, lay(brush, breadCube, { x: r * 0.06, y: -r * 0.02, scale: 1.1, lift: 6 })) +
    line(`M${n(r * 0.08)} ${n(-r * 0.04)}L${n(r * 0.7)} ${n(-r * 0.62)}`, '#8b857d', 6) +
    line(`M${n(r * 0.5)} ${n(-r * 0.42)}L${n(r * 0.76)} ${n(-r * 0.68)}`, '#5a3418', 12),
}

const breadCube: Food = brush => {
  const d = box(44, 40, 8)
  return {
    outline: d,
    body:
      at(1, 4, 0, 1, shape(d, '#7a4518')) +
      shape(d, '#c98f45') +
      at(
        -1,
        -2,
        0,
        0.86,
        shape(
          d,
          brush.linear([
            [0, '#fff0cc'],
            [1, '#ecce92'],
          ]),
        ),
      ) +
      crumbs(brush, 17, '#ecce92', 16),
  }
}
