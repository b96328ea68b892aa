import { darken, lighten, mix } from '../brush/colour.ts'
import { at, clipped, dot, line, n, oval, repeat, ring, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { onRing } from '../brush/scatter.ts'
import { blob, box, leaf, wedge } from '../brush/shapes.ts'
import { bakedDisc, crumbs, crumbsIn, dust } from '../fills/crumb.ts'
import { creamSurface } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { raspberry } from '../toppings/berries.ts'
import { rosette } from '../toppings/dairy.ts'
import { mint } from '../toppings/herbs.ts'
import { bakingDish, dishInside, tin } from '../vessels/flat.ts'
import { plate } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'

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

function icingColour(recipe: Recipe): string | undefined {
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

/** Pies, tarts, quiches: a crimped crust around what is inside. */
export const pie: Dish = {
  vessel: plate,
  tone: recipe => pieFilling(recipe),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const size = r * 0.72
    const isOpen = recipe.isNamed(
      'tart*, quiche*, torte, tarta, tarte, cheesecake, santiago, pavlova, custard, meringue, key lime, mazurek, cuca, merengada',
    )
    const filling = pieFilling(recipe)
    const inner = size * 0.84
    const inside = clipped(brush.clip(`<circle r="${n(inner)}"/>`), pieTop(kitchen, inner, filling))
    return (
      crimpedCrust(brush, size) +
      inside +
      (isOpen ? '' : lattice(brush, inner, recipe)) +
      dust(brush, { r: size * 0.9, count: 60, colours: ['#ffffff', '#fff3d6'] })
    )
  },
}

function pieFilling(recipe: Recipe): string {
  if (recipe.isNamed('quiche, leek, egg, spinach, salmon, casio*, cheese')) return '#f0cd72'
  if (recipe.isNamed('cherr*, berry*, raspberr*, strawberr*, plum*, crostata, linzer*')) return '#a3243c'
  if (recipe.isNamed('lemon*, lime*, limao, custard, cheesecake, nata, egg, merengada')) return '#f4d76a'
  if (recipe.isNamed('pumpkin, sweet potato, butternut')) return '#c87a30'
  if (recipe.isNamed('chocolate')) return '#5e3420'
  if (recipe.isNamed('pecan, walnut, almond, santiago, nut, mazurek')) return '#c08a48'
  if (recipe.has('chicken, beef, meat, pork, kidney, lamb, turkey')) return '#b5702f'
  if (recipe.has('apple*, pear*, peach*, apricot*')) return '#dba046'
  return '#d9a45a'
}

function pieTop({ brush, recipe }: Kitchen, r: number, filling: string): string {
  const fruit = foodsOf(recipe, 'fruit')[0]
  const isEggy = filling === '#f0cd72'
  const base = creamSurface(brush, r, filling) + crumbs(brush, r, filling, 120)
  const mains = isEggy
    ? foodsOf(recipe, 'main')
        .slice(0, 1)
        .map(row =>
          row.cooked
            ? strew(brush, row.cooked, { count: 14, r: r * 0.86, apart: 44, scale: 0.8, lift: 1.6 })
            : '',
        )
        .join('') + browned(brush, r)
    : ''
  const fruits = fruit?.raw
    ? strew(brush, fruit.raw, {
        count: 40,
        r: r * 0.92,
        apart: fruit.isSmall ? 14 : 36,
        scale: fruit.scale ?? 1,
        lift: 3,
      })
    : ''
  const nuts = foodsOf(recipe, 'nut')
    .slice(0, 1)
    .map(row => (row.raw ? strew(brush, row.raw, { count: 40, r: r * 0.88, apart: 26, lift: 2.4 }) : ''))
    .join('')
  return (
    base +
    mains +
    (isEggy ? '' : fruits || nuts) +
    repeat(3, k => ring(0, 0, r - 3 - k * 4, '#5a2a08', 8, 0.1))
  )
}

const browned = (brush: Kitchen['brush'], r: number): string =>
  repeat(26, () =>
    oval(
      brush.between(-r * 0.8, r * 0.8),
      brush.between(-r * 0.8, r * 0.8),
      { rx: brush.between(12, 34), ry: brush.between(8, 20), turn: brush.between(0, 180) },
      brush.radial(
        [
          [0, '#9a5214', 0.55],
          [0.6, '#c07a2c', 0.3],
          [1, '#c07a2c', 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ),
  )

/** A crust pinched all round, each pinch lit on its own. */
function crimpedCrust(brush: Kitchen['brush'], r: number): string {
  const count = 34
  const pinches = onRing(brush, { count, r: r * 0.93 })
    .map(([x, y], k) =>
      at(
        x,
        y,
        (k / count) * 360 + 36,
        1,
        oval(
          0,
          0,
          { rx: r * 0.085, ry: r * 0.055 },
          brush.radial(
            [
              [0, '#f6d798'],
              [0.5, '#dfa95a'],
              [1, '#9a5e20'],
            ],
            0.36,
            0.3,
            0.75,
          ),
        ),
      ),
    )
    .join('')
  return bakedDisc(brush, r, '#c98f45', { height: 22 }) + pinches
}

/** Strips across, or a closed lid with slits for what is savoury. */
function lattice(brush: Kitchen['brush'], r: number, recipe: Recipe): string {
  const clip = brush.clip(`<circle r="${n(r)}"/>`)
  if (
    recipe.has('chicken, beef, meat, pork, kidney, lamb, turkey, mushroom*') ||
    recipe.isNamed('pot pie, potpie, pirog*, empanada gallega')
  ) {
    const lid =
      dot(
        0,
        0,
        r,
        brush.radial([
          [0, '#f4d08a'],
          [0.6, '#d9a050'],
          [1, '#a5661f'],
        ]),
      ) +
      crumbs(brush, r, '#d9a050', 120) +
      browned(brush, r)
    const slits = repeat(5, k =>
      at(
        0,
        0,
        k * 72 - 90,
        1,
        shape(leaf(r * 0.34, 7), '#7a3a10') + at(0, 1.5, 0, 0.9, shape(leaf(r * 0.34, 4), '#4a1e08')),
      ),
    )
    return clipped(clip, lid) + at(0, 0, 0, 1, slits)
  }
  const strip = (k: number, turn: number): string => {
    const y = -r * 0.8 + k * r * 0.4
    return at(
      0,
      0,
      turn,
      1,
      `<rect x="${n(-r)}" y="${n(y - r * 0.07 + 5)}" width="${n(r * 2)}" height="${n(r * 0.15)}" fill="#4a1e06" opacity=".3"/><rect x="${n(-r)}" y="${n(y - r * 0.075)}" width="${n(r * 2)}" height="${n(r * 0.15)}" rx="5" fill="${brush.linear(
        [
          [0, '#f6d798'],
          [0.5, '#dba552'],
          [1, '#b5762c'],
        ],
        [0, 0, 0, 1],
      )}"/><rect x="${n(-r)}" y="${n(y - r * 0.05)}" width="${n(r * 2)}" height="3" fill="#fff0c8" opacity=".5"/>`,
    )
  }
  return clipped(clip, repeat(5, k => strip(k, -38)) + repeat(5, k => strip(k, 52)))
}

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
