import { darken, lighten } from '../brush/colour.ts'
import { at, line, n, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { box } from '../brush/shapes.ts'
import { dust } from '../fills/crumb.ts'
import { tin } from '../vessels/flat.ts'
import { plate } from '../vessels/round.ts'
import type { Dish } from './dish.ts'
import { strew } from './dish.ts'
import { herbs } from './garnish.ts'
import { crisp, dipAt } from './parcels.ts'

export const crisps: Dish = {
  vessel: tin,
  tone: () => '#e6b04a',
  draw: ({ brush, r, recipe }) => {
    const isSweet = recipe.has('sugar')
    return (
      strew(
        brush,
        crisp(
          recipe.isNamed('jerky, biltong')
            ? '#6a2f1c'
            : recipe.isNamed('chicharron*, grostoli')
              ? '#d9983f'
              : '#eebc58',
        ),
        { count: 44, r: r * 0.72, apart: r * 0.17, lift: 6, scale: r / 270 },
      ) + dust(brush, { r: r * 0.78, count: isSweet ? 260 : 90, colours: ['#ffffff', '#fff6e4'] })
    )
  },
}

/** Fries, wedges, roast potatoes. */
const fry =
  (colour: string): Food =>
  brush => {
    const length = brush.between(92, 132)
    const d = box(length, 20, 4)
    return {
      outline: d,
      body:
        at(1, 3, 0, 1, shape(d, darken(colour, 0.5))) +
        shape(
          d,
          brush.linear(
            [
              [0, lighten(colour, 0.4)],
              [0.55, colour],
              [1, darken(colour, 0.2)],
            ],
            [0, 0, 0, 1],
          ),
        ) +
        `<rect x="${n(-length / 2)}" y="-10" width="9" height="20" rx="3" fill="#a5601a" fill-opacity=".6"/><rect x="${n(length / 2 - 9)}" y="-10" width="9" height="20" rx="3" fill="#a5601a" fill-opacity=".6"/>` +
        line(`M${n(-length * 0.4)} -5H${n(length * 0.4)}`, '#fff6d6', 2.4, 0.6),
    }
  }

export const fries: Dish = {
  vessel: plate,
  tone: () => '#ecb845',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const colour = recipe.isNamed('sweet potato*, carrot') ? '#e5843a' : '#efbe52'
    return (
      strew(brush, fry(colour), { count: 60, r: r * 0.52, apart: r * 0.09, scale: r / 265, lift: 6 }) +
      dipAt(kitchen, r * 0.44, r * 0.44) +
      dust(brush, { r: r * 0.6, count: 70, colours: ['#ffffff', '#fffbe8'] }) +
      herbs(kitchen, { count: 5, r: r * 0.4 })
    )
  },
}
