import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, line, n, repeat, shape } from '../brush/marks.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { blob, box } from '../brush/shapes.ts'
import { crumbsIn, dust } from '../fills/crumb.ts'
import { foodsOf } from '../foods.ts'
import { mint } from '../toppings/herbs.ts'
import { bakingDish, dishInside, tin } from '../vessels/flat.ts'
import { crumbColour } from './cake.ts'
import type { Dish, Kitchen } from './dish.ts'
import { strew } from './dish.ts'

/** Brownies, tray bakes, cornbread: cut in squares in their tin. */
export const traybake: Dish = {
  vessel: tin,
  tone: crumbColour,
  draw: ({ brush, r, recipe }) => {
    const colour = recipe.isNamed('cornbread, corn bread, polenta') ? '#e8b84c' : crumbColour(recipe)
    const side = r * 0.5
    const topping = [...foodsOf(recipe, 'nut'), ...foodsOf(recipe, 'fruit')][0]
    const square = (x: number, y: number): string => {
      const edge = box(side, side * 0.96, 9)
      const top = brush.linear([
        [0, lighten(colour, 0.26)],
        [0.5, colour],
        [1, darken(colour, 0.24)],
      ])
      const bits = topping?.raw
        ? strew(brush, topping.raw, {
            count: topping.isSmall ? 5 : 2,
            r: side * 0.34,
            apart: 26,
            scale: 0.86,
            lift: 2.4,
          })
        : ''
      const cracks = recipe.isNamed('brownie*')
        ? repeat(4, () =>
            line(
              `M${n(brush.between(-side * 0.4, side * 0.3))} ${n(brush.between(-side * 0.4, side * 0.3))}l${n(brush.between(10, 26))} ${n(brush.between(-14, 14))}l${n(brush.between(6, 16))} ${n(brush.between(-10, 10))}`,
              darken(colour, 0.5),
              1.6,
              0.7,
            ),
          )
        : ''
      const inner =
        at(3, 8, 0, 1, shape(edge, darken(colour, 0.5))) +
        shape(edge, top) +
        crumbsIn(brush, { width: side * 0.9, height: side * 0.86, colour, count: 66 }) +
        cracks +
        bits +
        line(`M${n(-side * 0.44)} ${n(-side * 0.43)}H${n(side * 0.4)}`, lighten(colour, 0.5), 2.4, 0.6)
      return shadowOf(edge, { x, y, lift: 8 }) + at(x, y, brush.between(-3, 3), 1, inner)
    }
    const spots = [-1, 0, 1].flatMap(row =>
      [-1.5, -0.5, 0.5, 1.5].map(column => [column * side * 1.09, row * side * 1.08] as const),
    )
    const taken = Math.floor(brush.between(3, 4.99))
    return `<g transform="rotate(5)">${spots
      .filter((_, i) => i !== taken)
      .map(([x, y]) => square(x, y))
      .join(
        '',
      )}${dust(brush, { r: r * 0.7, count: 90, colours: [lighten(colour, 0.3), darken(colour, 0.3)] })}</g>`
  },
}

/** Tiramisù: cream under cocoa, a corner already eaten. */
export const tiramisu: Dish = {
  vessel: bakingDish,
  tone: () => '#7a4a2c',
  draw: ({ brush, r }) => {
    const { width, height } = dishInside(r)
    const [columns, rows] = [8, 6]
    const [w, h] = [width / columns, height / rows]
    const dabs = repeat(rows * columns, i => {
      const [column, row] = [i % columns, Math.floor(i / columns)]
      const [x, y] = [
        -width / 2 + w * (column + 0.5) + brush.between(-2, 2),
        -height / 2 + h * (row + 0.5) + brush.between(-2, 2),
      ]
      if (column >= columns - 2 && row >= rows - 3) return ''
      const edge = blob(brush, w * 0.54, { points: 10, jitter: 0.05, flat: 0.92 })
      const face = brush.radial(
        [
          [0, '#7a4526'],
          [0.5, '#8a5432'],
          [0.8, '#c39468'],
          [1, '#f3e2c4'],
        ],
        0.54,
        0.6,
        0.62,
      )
      return at(
        x,
        y,
        0,
        1,
        at(2, 4, 0, 1, shape(edge, '#2a1206', 0.5)) +
          shape(edge, '#e8d3ae') +
          shape(edge, face) +
          line(
            `M${n(-w * 0.22)} ${n(-h * 0.14)}Q0 ${n(-h * 0.36)} ${n(w * 0.2)} ${n(-h * 0.16)}`,
            '#f0d9b4',
            3,
            0.5,
          ),
      )
    })
    const cocoa = crumbsIn(brush, {
      width: width * 0.97,
      height: height * 0.95,
      colour: '#5a2f18',
      count: 900,
    })
    return (
      clipped(
        brush.clip(`<path d="${box(width, height, 22)}"/>`),
        `<rect x="${n(-width / 2)}" y="${n(-height / 2)}" width="${n(width)}" height="${n(height)}" fill="#6b4126"/>${dabs}${cocoa}`,
      ) +
      eatenCorner(brush, r, [columns, rows]) +
      lay(brush, mint, { x: -r * 0.48, y: -r * 0.2, turn: 20, scale: 1.5, lift: 5 })
    )
  },
}

function eatenCorner(brush: Kitchen['brush'], r: number, [columns, rows]: readonly [number, number]): string {
  const { width, height } = dishInside(r)
  const [w, h] = [(width / columns) * 2, (height / rows) * 3]
  const [x, y] = [width / 2 - w, height / 2 - h]
  const layer = (inset: number, colour: string, thick: number): string =>
    `<path d="M${n(x + inset)} ${n(y + h)}V${n(y + inset)}H${n(x + w)}" fill="none" stroke="${colour}" stroke-width="${n(thick)}"/>`
  const floor = `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="#efe2c8"/><rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${brush.linear(
    [
      [0, '#4a2a14', 0.66],
      [0.5, '#6b4126', 0.16],
      [1, '#6b4126', 0],
    ],
  )}"/>`
  const layers =
    layer(5, '#f6e8cb', 10) + layer(14, '#a8713f', 9) + layer(22, '#f3e2c0', 8) + layer(29, '#8a5a30', 6)
  const smears = repeat(9, () =>
    line(
      `M${n(x + brush.between(w * 0.34, w * 0.9))} ${n(y + brush.between(h * 0.3, h * 0.9))}q${n(brush.between(-14, 14))} ${n(brush.between(-10, 10))} ${n(brush.between(-26, 10))} ${n(brush.between(-8, 20))}`,
      brush.pick(['#fbf0d8', '#d9b98a', '#8a5a34']),
      brush.between(3, 9),
      0.7,
    ),
  )
  return floor + layers + smears
}
