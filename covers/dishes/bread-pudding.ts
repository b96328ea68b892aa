import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, line, n, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay } from '../brush/piece.ts'
import { scatterBox } from '../brush/scatter.ts'
import type { Point } from '../brush/shapes.ts'
import { ellipse, facets } from '../brush/shapes.ts'
import { gratinCrust } from '../fills/crumb.ts'
import { creamSurface } from '../fills/sauce.ts'
import { coconutShred } from '../toppings/fruit-slices.ts'
import { almondFlake, raisin } from '../toppings/seeds.ts'
import { ovalDish, ovalInside } from '../vessels/pots.ts'
import type { Dish, Kitchen } from './dish.ts'

/** A torn piece of baked pastry or bread standing out of the milk, browned at its edges. */
const shard: Food = brush => {
  const count = brush.pick([4, 5, 5])
  const start = brush.between(0, 6)
  const size = brush.between(38, 58)
  const corners = Array.from({ length: count }, (_, i): Point => {
    const angle = start + ((i + brush.between(-0.18, 0.18)) / count) * Math.PI * 2
    const away = size * brush.between(0.8, 1.12)
    return [Math.cos(angle) * away, Math.sin(angle) * away * 0.74]
  })
  const d = facets(corners, 0.22)
  const tone = brush.pick(['#dba24a', '#cf8f38', '#e6b45e'])
  return {
    outline: d,
    body:
      shape(d, darken(tone, 0.5)) +
      at(
        -1,
        -2.4,
        0,
        0.94,
        shape(
          d,
          brush.radial([
            [0, lighten(tone, 0.5)],
            [0.55, tone],
            [1, darken(tone, 0.34)],
          ]),
        ),
      ) +
      line(
        `M${n(-size * 0.4)} ${n(size * 0.06)}Q0 ${n(-size * 0.2)} ${n(size * 0.4)} 0`,
        darken(tone, 0.35),
        2,
        0.5,
      ) +
      line(
        `M${n(-size * 0.44)} ${n(-size * 0.1)}Q0 ${n(-size * 0.4)} ${n(size * 0.36)} ${n(-size * 0.2)}`,
        '#fff4d2',
        3.4,
        0.6,
      ) +
      line(
        `M${n(-size * 0.3)} ${n(size * 0.22)}Q0 ${n(size * 0.1)} ${n(size * 0.34)} ${n(size * 0.18)}`,
        lighten(tone, 0.5),
        1.6,
        0.6,
      ),
  }
}

const pistachio: Food = brush => {
  const green = brush.pick(['#8fae3e', '#a9c25a', '#6f9134'])
  const d = facets(
    [
      [-6, -4],
      [5, -6],
      [7, 4],
      [-3, 6],
    ],
    0.24,
  )
  return { outline: d, body: shape(d, darken(green, 0.4)) + at(-0.6, -1, 0, 0.86, shape(d, green)) }
}

/** Umm Ali, bread and butter pudding: pastry in sweet milk, baked until its tips brown. */
export const breadPudding: Dish = {
  vessel: ovalDish,
  tone: () => '#d9a04a',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const { rx, ry } = ovalInside(r)
    const isNutty =
      recipe.has('almond*, pistachio*, hazelnut*, nut, nuts, walnut*, pecan*') ||
      recipe.isNamed('umm, om, oum')
    const inside =
      creamSurface(brush, rx * 1.02, '#f6e3b4') +
      spread(kitchen, shard, { count: 44, apart: r * 0.17, scale: r / 250, lift: 5 }) +
      at(0, 0, 0, 1, softened(gratinCrust(brush, { width: rx * 1.9, height: ry * 1.8 }))) +
      (recipe.has('raisin*, sultana*, currant*')
        ? spread(kitchen, raisin, { count: 30, apart: 44, scale: 1.25, lift: 3 })
        : '') +
      (isNutty ? spread(kitchen, almondFlake, { count: 40, apart: 34, scale: 1.2, lift: 2.4 }) : '') +
      (recipe.has('pistachio*')
        ? spread(kitchen, pistachio, { count: 46, apart: 26, scale: 1.1, lift: 2 })
        : '') +
      (recipe.has('coconut')
        ? spread(kitchen, coconutShred, { count: 40, apart: 22, scale: 1, lift: 0 })
        : '')
    return clipped(brush.clip(`<path d="${ellipse(rx, ry)}"/>`), inside)
  },
}

const softened = (inner: string): string => `<g opacity=".34">${inner}</g>`

/** Lays one food all over the inside of the oval. */
function spread(
  { brush, r }: Kitchen,
  food: Food,
  { count, apart, scale, lift }: { count: number; apart: number; scale: number; lift: number },
): string {
  const { rx, ry } = ovalInside(r)
  return scatterBox(brush, { count, width: rx * 1.9, height: ry * 1.84, apart })
    .filter(([x, y]) => (x / rx) ** 2 + (y / ry) ** 2 < 0.95)
    .map(([x, y]) =>
      lay(brush, food, { x, y, turn: brush.between(0, 360), scale: scale * brush.between(0.9, 1.1), lift }),
    )
    .join('')
}
