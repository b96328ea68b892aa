import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, repeat, ring, shape } from '../brush/marks.ts'
import { lay } from '../brush/piece.ts'
import { inDisc } from '../brush/scatter.ts'
import { blob, box } from '../brush/shapes.ts'
import { creamSurface, swirl } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { lemon, lime, orange } from '../toppings/citrus.ts'
import { rosette } from '../toppings/dairy.ts'
import { mint } from '../toppings/herbs.ts'
import { cardamom, cinnamon, starAnise } from '../toppings/seeds.ts'
import type { Vessel } from '../vessels/round.ts'
import { tray } from '../vessels/round.ts'
import { cup, glass } from '../vessels/small.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish, Kitchen } from './dish.ts'
import { strew } from './dish.ts'

const bare: Vessel = (_brush, _r, _glaze, inner) => inner

function drinkColour(recipe: Recipe): string {
  if (recipe.isNamed('bloody mary, tomato, hibiscus, karkade, gluhwein, mulled, sangria, wine, beet'))
    return recipe.isNamed('bloody*, tomato') ? '#c23a1f' : '#7a1c34'
  if (recipe.isNamed('hot chocolate, cocoa, mocha, champurrado')) return '#6b3d24'
  if (recipe.isNamed('coffee, espresso, kahawa, irish, cappuccino, latte, kaffee, cafe'))
    return recipe.has('milk, cream, maziwa') && !recipe.isNamed('irish, espresso') ? '#b98a5c' : '#3a1d0e'
  if (recipe.isNamed('matcha, green')) return '#9aae52'
  if (recipe.has('milk, maziwa, condensed') && recipe.isNamed('tea, chai, te')) return '#bd8048'
  if (recipe.isNamed('tea, chai, the, te')) return '#a5561c'
  if (recipe.isNamed('lemon*, lime*, limoncello, limoncini, ginger, lemonade, tangawizi')) return '#f2dc72'
  if (recipe.isNamed('orange*, mango, mimosa, pineapple, carrot, passion')) return '#f0a030'
  if (recipe.isNamed('strawberr*, raspberr*, berry, watermelon, cherry')) return '#dd5a6c'
  if (recipe.isNamed('kvass, beer, cider, kombucha, tamarind')) return '#8a5420'
  if (recipe.isNamed('milkshake, shake, lassi, horchata, banana, vanilla, dawa, eggnog, pina'))
    return '#f3e3bf'
  if (recipe.has('coffee, espresso')) return '#4a2412'
  if (recipe.has('orange*, mango*')) return '#f0a030'
  if (recipe.has('lemon*, lime*')) return '#eedd86'
  return '#c98a45'
}

/** Tea, coffee, cocoa: a large cup on its saucer, its spices beside it. */
export const hotDrink: Dish = {
  vessel: bare,
  tone: drinkColour,
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const liquid = drinkColour(recipe)
    const hasFoam = recipe.isNamed('cappuccino, latte, irish, hot chocolate, mocha, matcha, cocoa')
    const size = r * 0.62
    const glaze = brush.pick(['#f3ece0', '#2f6f73', '#c64a2c', '#e9dcc4'])
    const surface = hasFoam
      ? foam(brush, size * 0.87, lighten(liquid, 0.7))
      : repeat(16, () => {
          const [x, y] = inDisc(brush, size * 0.8)
          return ring(x, y, brush.between(2, 6), '#ffe9c8', 1.4, 0.5)
        }) + steamSwirl(brush, size, liquid)
    const spiced = recipe.has('cinnamon, mdalasini, mulled, star anise, clove*, cardamom, iliki, gluhwein')
    return (
      cup(brush, {
        r: size,
        glaze,
        liquid,
        surface:
          surface +
          (recipe.isNamed('gluhwein, mulled')
            ? at(size * 0.2, size * 0.24, 0, 1, orange(brush, 0).body)
            : '') +
          (recipe.has('cream') && !hasFoam && recipe.isNamed('coffee, irish')
            ? at(0, 0, 0, 2.2, rosette(brush, 0).body)
            : ''),
      }) +
      (spiced
        ? lay(brush, cinnamon, { x: -r * 0.5, y: r * 0.66, turn: 24, lift: 4 }) +
          lay(brush, starAnise, { x: r * 0.62, y: r * 0.56, scale: 1.2, lift: 4 }) +
          strew(brush, cardamom, { count: 3, r: r * 0.1, apart: 20, at: [-r * 0.68, r * 0.36], lift: 3 })
        : '')
    )
  },
}

const steamSwirl = (brush: Kitchen['brush'], r: number, liquid: string): string =>
  at(
    r * 0.1,
    r * 0.08,
    0,
    1,
    swirl(brush, r * 0.42, lighten(liquid, 0.3), { turns: 1.3, width: 5, shine: 0.2 }),
  )

function foam(brush: Kitchen['brush'], r: number, colour: string): string {
  const edge = blob(brush, r * 0.9, { points: 14, jitter: 0.05 })
  const leafMark = repeat(4, k =>
    line(
      `M${n(-r * (0.42 - k * 0.08))} ${n(-r * 0.3 + k * r * 0.16)}Q0 ${n(-r * 0.02 + k * r * 0.2)} ${n(r * (0.42 - k * 0.08))} ${n(-r * 0.3 + k * r * 0.16)}`,
      darken(colour, 0.42),
      9 - k,
      0.5,
    ),
  )
  return (
    shape(edge, darken(colour, 0.2)) +
    at(
      -1,
      -1,
      0,
      0.97,
      shape(
        edge,
        brush.radial([
          [0, '#ffffff'],
          [0.7, colour],
          [1, darken(colour, 0.14)],
        ]),
      ),
    ) +
    leafMark
  )
}

/** Juices, lemonades, cocktails, smoothies: two glasses on a small tray. */
export const coldDrink: Dish = {
  vessel: tray,
  size: 0.94,
  tone: drinkColour,
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const liquid = drinkColour(recipe)
    const isThick = recipe.isNamed(
      'smoothie*, shake, milkshake, lassi, frappe, horchata, eggnog, orange glorious',
    )
    const surface = (size: number): string =>
      (isThick
        ? creamSurface(brush, size, liquid) +
          swirl(brush, size * 0.6, lighten(liquid, 0.5), { turns: 1.6, width: 7 })
        : ice(brush, size)) + garnish(kitchen, size)
    return (
      at(-r * 0.28, -r * 0.18, 0, 1, glass(brush, { r: r * 0.46, liquid, surface: surface(r * 0.4) })) +
      at(r * 0.38, r * 0.3, 0, 1, glass(brush, { r: r * 0.39, liquid, surface: surface(r * 0.34) })) +
      straw(r) +
      strew(brush, mint, { count: 2, r: r * 0.1, apart: 40, at: [r * 0.5, -r * 0.44], scale: 0.9, lift: 4 })
    )
  },
}

function garnish({ brush, recipe }: Kitchen, size: number): string {
  const citrus = recipe.has('lime*, ndimu')
    ? lime
    : recipe.has('lemon*, limau, limon*')
      ? lemon
      : recipe.has('orange*, machungwa, mimosa')
        ? orange
        : undefined
  const fruit = foodsOf(recipe, 'fruit').find(row => row.raw && !row.words.startsWith('lemon'))?.raw
  const slice = citrus
    ? lay(brush, citrus, { x: size * 0.36, y: -size * 0.3, turn: 20, scale: size / 92, lift: 4 })
    : ''
  return (
    slice +
    (fruit && !citrus
      ? strew(brush, fruit, { count: 3, r: size * 0.4, apart: 34, scale: size / 130, lift: 3 })
      : '') +
    lay(brush, mint, { x: -size * 0.3, y: size * 0.34, turn: 40, scale: size / 130, lift: 3 })
  )
}

function ice(brush: Kitchen['brush'], size: number): string {
  return (
    [
      [-0.34, -0.2],
      [0.22, 0.26],
      [-0.1, 0.42],
      [0.4, -0.1],
    ]
      .map(([x = 0, y = 0]) => {
        const s = size * brush.between(0.42, 0.52)
        const d = box(s, s, s * 0.2)
        return at(
          x * size,
          y * size,
          brush.between(0, 90),
          1,
          at(2, 3, 0, 1, shape(d, '#1c0f05', 0.2)) +
            shape(
              d,
              brush.linear([
                [0, '#ffffff', 0.75],
                [0.5, '#eef6f6', 0.3],
                [1, '#ffffff', 0.5],
              ]),
            ) +
            `<path d="${box(s * 0.92, s * 0.92, s * 0.18)}" fill="none" stroke="#fff" stroke-width="2" stroke-opacity=".7"/>`,
        )
      })
      .join('') +
    repeat(14, () => {
      const [x, y] = inDisc(brush, size * 0.9)
      return ring(x, y, brush.between(1.4, 4), '#ffffff', 1.2, 0.6)
    })
  )
}

const straw = (r: number): string => {
  const d = `M${n(-r * 0.34)} ${n(-r * 0.1)}L${n(-r * 0.74)} ${n(-r * 0.74)}`
  return (
    at(6, 10, 0, 1, line(d, '#1c0500', 15, 0.24)) +
    line(d, '#efe4cd', 15) +
    repeat(8, k =>
      at(-r * 0.36 - k * r * 0.05, -r * 0.13 - k * r * 0.08, 60, 1, line('M-1 -5L3 5', '#c0472a', 5)),
    ) +
    at(-2, -1, 0, 1, line(d, '#ffffff', 3, 0.5)) +
    dot(-r * 0.74, -r * 0.74, 6, '#5a3a24')
  )
}
