import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, repeat, shape } from '../brush/marks.ts'
import { lay } from '../brush/piece.ts'
import { onRing } from '../brush/scatter.ts'
import { blob, wedge } from '../brush/shapes.ts'
import { bakedDisc, crumbs, dust } from '../fills/crumb.ts'
import { foodsOf } from '../foods.ts'
import { plate } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish, Kitchen } from './dish.ts'

export function crumbColour(recipe: Recipe): string {
  if (recipe.isNamed('lava*, brownie*, chocolate, chocolat, cocoa, kakao*, schoko*, cioccolat*'))
    return '#5e3420'
  if (recipe.isNamed('red velvet')) return '#9a2f2c'
  if (
    recipe.isNamed(
      'carrot*, apple*, pumpkin, ginger*, spice*, plum*, christmas, date*, fruit*, honey, medovik',
    )
  )
    return '#b9743a'
  if (recipe.isNamed('matcha, pistachio, green tea')) return '#a3a84e'
  if (recipe.has('cocoa, chocolate') && !recipe.has('chocolate chip*')) return '#6b3d24'
  return '#e3b566'
}

export function icingColour(recipe: Recipe): string | undefined {
  if (
    recipe.has(
      'cream cheese, frosting, icing, whipped cream, buttercream, mascarpone, powdered sugar, icing sugar, heavy cream',
    )
  )
    return recipe.isNamed('chocolate*') && recipe.has('ganache, frosting') ? '#54301f' : '#fbf1de'
  return undefined
}

/** A whole round cake with a slice taken; icing, fruit or sugar as the recipe says. */
export const cake: Dish = {
  vessel: plate,
  tone: crumbColour,
  draw: ({ brush, r, recipe }) => {
    const size = r * 0.66
    const crumb = crumbColour(recipe)
    const icing = icingColour(recipe)
    const top = icing
      ? iced({ brush, r: size, recipe }, icing)
      : crumbs(brush, size, crumb, 260) +
        dust(brush, { r: size * 0.96, count: 330, colours: ['#fff8ec', '#ffffff'] })
    return (
      bakedDisc(brush, size, crumb, { height: 22 }) +
      top +
      fruitRing({ brush, r: size, recipe }) +
      cutOut({ brush, r: size, recipe }, crumb)
    )
  },
}

/** Icing spread with a palette knife: a wavy edge and the strokes of the blade. */
function iced({ brush, r }: Kitchen, colour: string): string {
  const edge = blob(brush, r * 0.965, { points: 22, jitter: 0.022 })
  const strokes = repeat(7, k => {
    const away = r * (0.14 + k * 0.115)
    const d = `M${n(away)} 0A${n(away)} ${n(away)} 0 0 1 ${n(-away * 0.5)} ${n(away * 0.86)}`
    return at(
      0,
      0,
      brush.between(0, 360),
      1,
      line(d, darken(colour, 0.22), 7, 0.28) + at(-1, -3, 0, 1, line(d, '#ffffff', 4, 0.5)),
    )
  })
  return (
    shape(edge, darken(colour, 0.2)) +
    at(
      -1,
      -3,
      0,
      1,
      shape(
        edge,
        brush.radial([
          [0, lighten(colour, 0.6)],
          [0.7, colour],
          [1, darken(colour, 0.14)],
        ]),
      ),
    ) +
    strokes
  )
}

function fruitRing({ brush, r, recipe }: Kitchen): string {
  const fruit = [...foodsOf(recipe, 'fruit'), ...foodsOf(recipe, 'nut')][0]
  if (!fruit?.raw) return ''
  const food = fruit.raw
  const count = fruit.isSmall ? 26 : 9
  return onRing(brush, { count, r: r * 0.72, start: 0.4 })
    .map(([x, y]) =>
      lay(brush, food, { x, y, turn: brush.between(0, 360), scale: (fruit.scale ?? 1) * 1.02, lift: 4 }),
    )
    .join('')
}

/** The missing slice: plate, crumb at the cut faces, layers. */
function cutOut({ brush, r }: Kitchen, crumb: string): string {
  const angle = 42
  const turn = 52
  const gap = wedge(r * 1.12, angle)
  const half = (angle * Math.PI) / 360
  const face = (side: 1 | -1): string => {
    const [x, y] = [Math.cos(half) * r, Math.sin(half) * r * side]
    return (
      line(`M2 0L${n(x)} ${n(y)}`, side < 0 ? lighten(crumb, 0.36) : darken(crumb, 0.2), 9) +
      line(`M2 0L${n(x)} ${n(y)}`, side < 0 ? '#fff3d8' : darken(crumb, 0.5), 2, 0.7)
    )
  }
  return (
    at(
      0,
      0,
      turn,
      1,
      shape(
        gap,
        brush.linear([
          [0, '#c9bba2'],
          [1, '#efe7d8'],
        ]),
      ) +
        face(-1) +
        face(1),
    ) +
    at(
      0,
      0,
      turn,
      1,
      repeat(9, () =>
        dot(
          brush.between(r * 0.5, r * 1.04),
          brush.between(-r * 0.2, r * 0.2),
          brush.between(1, 3),
          crumb,
          0.9,
        ),
      ),
    )
  )
}
