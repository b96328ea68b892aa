import { darken, lighten, mix } from '../brush/colour.ts'
import { at, line, n, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { blob } from '../brush/shapes.ts'
import { crumbs, dust } from '../fills/crumb.ts'
import { foodsOf } from '../foods.ts'
import { rosette } from '../toppings/dairy.ts'
import { mint } from '../toppings/herbs.ts'
import { plate } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import { crumbColour, icingColour } from './cake.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'

/** Pudding, flan, panna cotta, crème brûlée: one smooth round thing with its sauce. */
export const pudding: Dish = {
  vessel: plate,
  tone: recipe => puddingColour(recipe),
  draw: ({ brush, r, recipe }) => {
    const size = r * 0.42
    const colour = puddingColour(recipe)
    const syrup = recipe.isNamed('flan, caramel, creme caramel, leche, syrup, brulee')
      ? '#a5561a'
      : recipe.has('raspberr*, strawberr*, cherr*, berr*')
        ? '#a3203c'
        : '#b5702a'
    const puddle = blob(brush, size * 1.34, { points: 12, jitter: 0.06 })
    const edge = blob(brush, size, { points: 24, jitter: 0.006 })
    const top = blob(brush, size * 0.8, { points: 20, jitter: 0.012 })
    return (
      shape(puddle, darken(syrup, 0.3), 0.85) +
      at(
        -2,
        -3,
        0,
        0.985,
        shape(
          puddle,
          brush.radial([
            [0, lighten(syrup, 0.2)],
            [1, syrup],
          ]),
        ),
      ) +
      line(
        `M${n(size * 0.5)} ${n(size * 1.1)}Q${n(size * 0.96)} ${n(size * 0.9)} ${n(size * 1.14)} ${n(size * 0.4)}`,
        '#ffe6b8',
        5,
        0.6,
      ) +
      shadowOf(edge, { x: 0, y: 0, lift: 14 }) +
      shape(edge, brush.ball(darken(colour, 0.14), 0, 0.4)) +
      at(
        -2,
        -5,
        0,
        1,
        shape(
          top,
          brush.radial([
            [0, lighten(colour, 0.36)],
            [0.7, colour],
            [1, darken(colour, 0.1)],
          ]),
        ),
      ) +
      (syrup === '#b5702a'
        ? dust(brush, { r: size * 0.74, count: 120, colours: ['#ffffff', '#f0dcb4'] })
        : at(
            -2,
            -5,
            0,
            0.93,
            shape(
              top,
              brush.radial([
                [0, lighten(syrup, 0.35)],
                [0.6, syrup],
                [1, darken(syrup, 0.2)],
              ]),
              0.92,
            ),
          ) +
          line(
            `M${n(-size * 0.5)} ${n(-size * 0.3)}Q${n(-size * 0.2)} ${n(-size * 0.66)} ${n(size * 0.26)} ${n(-size * 0.58)}`,
            '#fff0d2',
            7,
            0.7,
          )) +
      foodsOf(recipe, 'fruit')
        .slice(0, 1)
        .map(row =>
          row.raw
            ? strew(brush, row.raw, {
                count: 4,
                r: size * 0.36,
                apart: 40,
                at: [-2, -6],
                scale: 0.92,
                lift: 4,
              })
            : '',
        )
        .join('') +
      lay(brush, mint, { x: size * 1.18, y: -size * 0.62, turn: 30, scale: r / 270, lift: 4 })
    )
  },
}

const puddingColour = (recipe: Recipe): string =>
  recipe.isNamed('chocolate, cocoa*, mousse')
    ? '#6b3d24'
    : recipe.isNamed('bread, plum, christmas, sticky, toffee')
      ? '#a8682f'
      : recipe.isNamed('lemon, orange, mango, limao')
        ? '#f2cf5c'
        : '#f3dfae'

/** Muffins, cupcakes, Yorkshire puddings in paper. */
const muffin =
  (colour: string, topping: Food | undefined, icing: string | undefined): Food =>
  (brush, turn) => {
    const r = 62
    const edge = blob(brush, r, { points: 12, jitter: 0.035 })
    const pleats = repeat(26, k =>
      at(0, 0, k * (360 / 26), 1, line(`M${r - 2} 0H${r + 9}`, k % 2 ? '#d9c7a6' : '#fbf3e2', 13)),
    )
    const top = icing
      ? lay(brush, rosette, { x: 0, y: -2, turn: 0, scale: 2.1, lift: 4 })
      : crumbs(brush, r * 0.9, colour, 60) + crackle(brush, r, colour)
    return {
      outline: `M${-r - 12} 0A${r + 12} ${r + 12} 0 1 1 ${r + 12} 0A${r + 12} ${r + 12} 0 1 1 ${-r - 12} 0Z`,
      body:
        pleats +
        at(1, 3, 0, 1, shape(edge, darken(colour, 0.5))) +
        shape(edge, brush.ball(colour, turn, 0.48)) +
        top +
        (topping
          ? strew(brush, topping, {
              count: icing ? 1 : 5,
              r: icing ? 3 : r * 0.66,
              apart: 24,
              scale: 0.86,
              lift: 3,
            })
          : ''),
    }
  }

const crackle = (brush: Kitchen['brush'], r: number, colour: string): string =>
  repeat(3, () =>
    line(
      `M${n(brush.between(-r * 0.5, 0))} ${n(brush.between(-r * 0.4, r * 0.4))}q${n(brush.between(8, 20))} ${n(brush.between(-12, 12))} ${n(brush.between(20, 40))} ${n(brush.between(-8, 8))}`,
      lighten(colour, 0.5),
      3,
      0.6,
    ),
  )

export const muffins: Dish = {
  vessel: plate,
  tone: crumbColour,
  draw: ({ brush, r, recipe }) => {
    const topping = [...foodsOf(recipe, 'fruit'), ...foodsOf(recipe, 'nut')][0]?.raw
    const icing = recipe.isNamed('cupcake*') ? icingColour(recipe) : undefined
    return arrange(
      brush,
      muffin(
        recipe.isNamed('yorkshire, popover*, egg, savoury')
          ? '#cf9238'
          : mix(crumbColour(recipe), '#c98238', 0.4),
        recipe.isNamed('yorkshire') ? undefined : topping,
        icing,
      ),
      [
        [0, -0.48, 0],
        [0.45, -0.14, 40],
        [0.28, 0.4, 80],
        [-0.28, 0.4, 120],
        [-0.45, -0.14, 160],
        [0, 0, 200],
      ],
      { r, scale: r / 252, lift: 9 },
    )
  },
}
