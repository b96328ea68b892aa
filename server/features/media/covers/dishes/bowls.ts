import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { inDisc } from '../brush/scatter.ts'
import { blob, box, wedge } from '../brush/shapes.ts'
import { clipRound, pool } from '../fills/base.ts'
import { crumbs, dust } from '../fills/crumb.ts'
import { shreds } from '../fills/leaves.ts'
import { creamSurface, oilBeads, stewSauce, swirl } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { maize } from '../toppings/seeds.ts'
import { chilliRing, pickle } from '../toppings/slices.ts'
import { board } from '../vessels/flat.ts'
import { bowl, plate } from '../vessels/round.ts'
import { bowlet, jar } from '../vessels/small.ts'
import type { Recipe } from '../words/recipe.ts'
import { sauceColour } from '../words/sauce-colour.ts'
import { toastSlice } from './bread-pieces.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { citrusAt, herbs } from './garnish.ts'

/** Hummus, guacamole, tzatziki, raita: spread with the back of a spoon, oil in the furrow. */
export const dip: Dish = {
  vessel: bowl,
  tone: recipe => dipColour(recipe),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const colour = dipColour(recipe)
    const furrow = repeat(3, k => {
      const away = r * (0.3 + k * 0.17)
      const d = `M${n(-away)} ${n(away * 0.1)}A${n(away)} ${n(away * 0.92)} 0 1 1 ${n(away * 0.2)} ${n(away * 0.92)}`
      return (
        line(d, darken(colour, 0.3), 22 - k * 3, 0.3) +
        at(-3, -6, 0, 1, line(d, lighten(colour, 0.7), 9, 0.6)) +
        (k === 1 && !recipe.isNamed('guacamole')
          ? line(d, '#b9952a', 7, 0.55) + at(-1, -2, 0, 1, line(d, '#f3dc86', 2, 0.7))
          : '')
      )
    })
    const topping = [...foodsOf(recipe, 'bean'), ...foodsOf(recipe, 'veg')].filter(row => row.raw).slice(0, 2)
    return (
      clipRound(
        brush,
        r * 0.92,
        creamSurface(brush, r * 0.92, colour) + crumbs(brush, r * 0.9, colour, 160) + furrow,
      ) +
      topping
        .map((row, i) =>
          row.raw
            ? strew(brush, row.raw, {
                count: row.isSmall ? 14 : 6,
                r: r * 0.26,
                apart: row.isSmall ? 20 : 40,
                at: [r * (i ? 0.26 : -0.06), r * (i ? 0.3 : -0.04)],
                scale: 0.85,
                lift: 3,
              })
            : '',
        )
        .join('') +
      paprika(kitchen) +
      herbs(kitchen, { count: 9, r: r * 0.6 }) +
      citrusAt(kitchen, r * 0.5, -r * 0.4, 0.95)
    )
  },
}

const dipColour = (recipe: Recipe): string =>
  recipe.isNamed('guacamole, avocado, palta')
    ? '#a8bf5a'
    : recipe.isNamed('hummus, chickpea*, tahini')
      ? '#e6cf9c'
      : recipe.isNamed('liver, pate, mushroom, terrine')
        ? '#b08460'
        : recipe.isNamed('baba, aubergine, eggplant')
          ? '#c9b48c'
          : recipe.isNamed('beet*')
            ? '#b53a66'
            : recipe.isNamed('tomato*, ajvar, muhammara, plum')
              ? '#b5482a'
              : recipe.isNamed('refried, bean*')
                ? '#a8704a'
                : '#f7f1df'

const paprika = ({ brush, r }: Kitchen): string =>
  repeat(90, () => {
    const [x, y] = inDisc(brush, r * 0.3)
    return dot(x + r * 0.2, y - r * 0.24, brush.between(0.8, 2.2), '#b3401c', brush.between(0.4, 0.9))
  })

/** Sauces, dressings, salsas: a bowl with a spoon in it. */
export const sauce: Dish = {
  vessel: bowl,
  size: 0.86,
  tone: recipe => thinColour(recipe),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const colour = thinColour(recipe)
    const isSmooth = recipe.isNamed(
      'mayo*, mayonnaise, bechamel, cream*, white, caesar, ranch, aioli, tahini, alfredo, hollandaise, custard, mustard, brown, demi glace, gravy, fume, syrup, caramel',
    )
    const surface = isSmooth
      ? creamSurface(brush, r * 0.92, colour) +
        swirl(brush, r * 0.56, lighten(colour, 0.4), { turns: 2, width: 9 })
      : stewSauce(brush, r * 0.92, colour, { lumps: 150 })
    const bits = [...foodsOf(recipe, 'veg')].filter(row => row.raw).slice(0, 2)
    return (
      surface +
      (isSmooth
        ? ''
        : bits
            .map(row =>
              row.raw
                ? strew(brush, row.raw, { count: 8, r: r * 0.66, apart: 56, scale: 0.62, lift: 2 })
                : '',
            )
            .join('')) +
      spoonIn(r, colour) +
      oilBeads(brush, r * 0.8, lighten(colour, 0.4), isSmooth ? 6 : 22) +
      (recipe.isNamed('caramel, syrup, dulce, chocolate') ? '' : herbs(kitchen, { count: 9, r: r * 0.62 }))
    )
  },
}

function thinColour(recipe: Recipe): string {
  if (
    recipe.isNamed(
      'mayo*, mayonnaise, aioli, bechamel, white sauce, alfredo, ranch, caesar, tahini, cream sauce, creamy, hollandaise, simple sauce',
    )
  )
    return recipe.isNamed('spicy, sriracha, chipotle, 1000, thousand, burger, hamburger')
      ? '#e8a07a'
      : '#f4e6bf'
  if (recipe.isNamed('1000 islands, hamburger dressing, cocktail')) return '#e59a78'
  if (recipe.isNamed('mustard, lemon juice, vinaigrette, honey')) return '#d9a93a'
  if (recipe.isNamed('verde, pesto, chimichurri, green, tomatillo*, herb')) return '#6f8f34'
  if (
    recipe.isNamed(
      'brown, demi glace, gravy, fume, hoisin, soy, teriyaki, mushroom, pepper, syrup, balsamic, worcestershire',
    )
  )
    return '#6a3618'
  if (recipe.isNamed('curry')) return '#d09a34'
  if (recipe.isNamed('caramel, dulce')) return '#b5671f'
  return sauceColour(recipe)
}

/** A wooden spoon lying in the bowl, its handle over the rim. */
const spoonIn = (r: number, colour: string): string => {
  const handle = `M${n(r * 0.16)} ${n(-r * 0.2)}L${n(r * 1.02)} ${n(-r * 0.98)}`
  return (
    at(6, 12, 0, 1, line(handle, '#1c0500', r * 0.1, 0.3)) +
    line(handle, '#7a4a20', r * 0.1) +
    at(-2, -2, 0, 1, line(handle, '#c9935a', r * 0.06)) +
    at(
      r * 0.06,
      -r * 0.1,
      -42,
      1,
      oval(0, 0, { rx: r * 0.2, ry: r * 0.14 }, '#8a5626') +
        oval(-2, -2, { rx: r * 0.18, ry: r * 0.12 }, '#b9824a') +
        oval(-r * 0.02, 0, { rx: r * 0.15, ry: r * 0.095 }, darken(colour, 0.12)) +
        oval(-r * 0.05, -r * 0.03, { rx: r * 0.05, ry: r * 0.02, opacity: 0.6 }, '#fff6e4'),
    )
  )
}

/** Jam, ketchup, pickles, peanut butter: jars from above, toast beside them. */
export const jars: Dish = {
  vessel: board,
  tone: recipe => jamColour(recipe),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const colour = jamColour(recipe)
    const isPickle = recipe.isNamed(
      'pickle*, pickled, sauerkraut, kimchi, achar, giardiniera, starter, kombucha',
    )
    const isSmooth = recipe.isNamed('butter, honey, curd, syrup, dulce*, caramel, ghee, ketchup')
    const inside = (size: number): string =>
      isPickle
        ? pickled(kitchen, size)
        : isSmooth
          ? creamSurface(brush, size, colour) +
            swirl(brush, size * 0.6, lighten(colour, 0.35), { turns: 2, width: 9 })
          : stewSauce(brush, size, colour, { lumps: 330 }) + fruitIn(kitchen, size)
    const spread = blob(brush, 42, { points: 9, jitter: 0.12, flat: 0.6 })
    const toast = isPickle
      ? ''
      : arrange(brush, toastSlice, [[0.5, 0.36, -20]], { r, scale: r / 165, lift: 9 }) +
        at(
          r * 0.5,
          r * 0.34,
          -20,
          r / 150,
          shape(spread, darken(colour, 0.3)) +
            at(-1, -2, 0, 0.95, shape(spread, brush.ball(colour, 0, 0.36))) +
            line('M-26 -8Q-6 -20 18 -14', '#fff0e0', 3, 0.6),
        )
    return (
      at(-r * 0.36, -r * 0.12, 0, 1, jar(brush, r * 0.5, inside(r * 0.45))) +
      at(r * 0.5, -r * 0.34, 0, 1, jar(brush, r * 0.33, inside(r * 0.3))) +
      toast +
      fruitBeside(kitchen)
    )
  },
}

const fruitIn = ({ brush, recipe }: Kitchen, size: number): string =>
  foodsOf(recipe, 'fruit')
    .slice(0, 1)
    .map(row =>
      row.raw ? strew(brush, row.raw, { count: 5, r: size * 0.7, apart: 44, scale: 0.75, lift: 2 }) : '',
    )
    .join('')
const fruitBeside = ({ brush, r, recipe }: Kitchen): string =>
  [...foodsOf(recipe, 'fruit'), ...foodsOf(recipe, 'nut')]
    .slice(0, 1)
    .map(row =>
      row.raw
        ? strew(brush, row.raw, { count: 4, r: r * 0.18, apart: 40, at: [-r * 0.5, r * 0.54], lift: 5 })
        : '',
    )
    .join('')

function pickled({ brush, recipe }: Kitchen, size: number): string {
  if (recipe.isNamed('onion*'))
    return shreds(brush, size, ['#d86a9c', '#c8508a', '#e894b8', '#f0b4cc'], {
      count: 1300,
      width: 8,
      length: 60,
    })
  if (recipe.isNamed('sauerkraut, cabbage, kimchi'))
    return shreds(
      brush,
      size,
      recipe.isNamed('kimchi')
        ? ['#d8542a', '#c43f1e', '#e8804a', '#e6cf9a']
        : ['#ecdfae', '#dccb90', '#f6edc8'],
      { count: 1300, width: 7, length: 54 },
    )
  if (recipe.isNamed('starter, kombucha, dough'))
    return (
      creamSurface(brush, size, recipe.isNamed('kombucha') ? '#b9782f' : '#efe2c4') +
      repeat(26, () => {
        const [x, y] = inDisc(brush, size * 0.86)
        return oval(x, y, { rx: brush.between(4, 12), ry: brush.between(4, 10), opacity: 0.6 }, '#fffaf0')
      })
    )
  return (
    pool(brush, size, '#a8b060') +
    strew(brush, pickle, { count: 12, r: size * 0.74, apart: 36, scale: 1.2, lift: 3 }) +
    strew(brush, chilliRing, { count: 4, r: size * 0.7, apart: 40, lift: 2 })
  )
}

function jamColour(recipe: Recipe): string {
  if (recipe.isNamed('peanut*, nut butter, almond butter, dulce*, caramel')) return '#b97a38'
  if (recipe.isNamed('orange*, apricot*, peach*, marmalade, mango, lemon*, pear*')) return '#e08a22'
  if (recipe.isNamed('fig*, plum*, blueberr*, blackberr*, grape*')) return '#5a2148'
  if (recipe.isNamed('apple*, butter, honey')) return '#b5762c'
  return '#b0202f'
}

/** Spice mixes: heaps of colour in small bowls. */
export const spices: Dish = {
  vessel: board,
  tone: () => '#c8701f',
  draw: ({ brush, r }) => {
    const powders = ['#c8481c', '#e0a52a', '#8a5a2c', '#6b7a34', '#3f2a1c', '#d97a2a'] as const
    const glazes = ['#f1ece0', '#2f6f73', '#b7512d', '#e3d6bd', '#23303f', '#f6efe0'] as const
    const spots = [
      [-0.58, -0.34, 0.34],
      [0.08, -0.42, 0.3],
      [0.66, -0.3, 0.27],
      [-0.34, 0.36, 0.3],
      [0.32, 0.28, 0.36],
      [-0.78, 0.2, 0.2],
    ] as const
    return (
      spots
        .map(([x, y, size], i) =>
          at(
            x * r,
            y * r,
            0,
            1,
            bowlet(
              brush,
              size * r,
              glazes[i] ?? glazes[0],
              powder(brush, size * r * 0.9, powders[i] ?? powders[0]),
            ),
          ),
        )
        .join('') + dust(brush, { r: r * 0.8, count: 90, colours: [...powders] })
    )
  },
}

/** A heap of powder with its slope lit and fine grain all over. */
function powder(brush: Kitchen['brush'], r: number, colour: string): string {
  return (
    pool(brush, r, darken(colour, 0.2)) +
    dot(
      -r * 0.06,
      -r * 0.08,
      r * 0.78,
      brush.radial(
        [
          [0, lighten(colour, 0.4)],
          [0.4, colour],
          [1, darken(colour, 0.3)],
        ],
        0.36,
        0.3,
        0.7,
      ),
    ) +
    repeat(170, () => {
      const [x, y] = inDisc(brush, r * 0.96)
      return dot(
        x,
        y,
        brush.between(0.6, 1.8),
        brush.chance(0.5) ? lighten(colour, 0.4) : darken(colour, 0.4),
        0.6,
      )
    })
  )
}

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

const curd: Food = brush => {
  const edge = blob(brush, brush.between(16, 30), { points: 9, jitter: 0.2 })
  return {
    outline: edge,
    body:
      shape(edge, '#dcd0b4') +
      at(
        -1,
        -2.4,
        0,
        0.92,
        shape(
          edge,
          brush.radial([
            [0, '#ffffff'],
            [0.7, '#fdf8ea'],
            [1, '#ece2c8'],
          ]),
        ),
      ),
  }
}

/** Dough resting under flour, with its pin. */
export const dough: Dish = {
  vessel: board,
  tone: () => '#f0ddb4',
  draw: ({ brush, r }) => {
    const edge = blob(brush, r * 0.5, { points: 14, jitter: 0.03 })
    const body = brush.radial(
      [
        [0, '#fffaf0'],
        [0.5, '#f3e3c0'],
        [1, '#c9a877'],
      ],
      0.36,
      0.3,
      0.74,
    )
    const folds = repeat(4, k =>
      line(
        `M${n(-r * 0.3 + k * 14)} ${n(-r * 0.1 + k * r * 0.09)}q${n(r * 0.2)} ${n(-r * 0.12)} ${n(r * 0.44)} ${n(-r * 0.02)}`,
        '#c2a06c',
        3,
        0.34,
      ),
    )
    return (
      dust(brush, { r: r * 0.94, count: 420, colours: ['#fffdf6', '#fff4dc'] }) +
      shadowOf(edge, { x: -r * 0.26, y: r * 0.02, lift: 16 }) +
      at(
        -r * 0.26,
        r * 0.02,
        0,
        1,
        shape(edge, body) + folds + dust(brush, { r: r * 0.46, count: 120, colours: ['#ffffff', '#fff8ea'] }),
      ) +
      rollingPin(brush, r)
    )
  },
}

function rollingPin(brush: Kitchen['brush'], r: number): string {
  const barrel = box(r * 0.94, r * 0.25, 18)
  const wood = brush.linear(
    [
      [0, '#f0cd96'],
      [0.45, '#c9935a'],
      [1, '#80501f'],
    ],
    [0, 0, 0, 1],
  )
  const pin =
    line(`M${n(-r * 0.68)} 0H${n(r * 0.68)}`, '#6b4018', r * 0.1) +
    line(`M${n(-r * 0.68)} -3H${n(r * 0.68)}`, '#b9824a', r * 0.06) +
    shape(barrel, wood) +
    line(`M${n(-r * 0.4)} ${n(-r * 0.07)}H${n(r * 0.4)}`, '#fff3d6', 5, 0.5)
  return shadowOf(barrel, { x: r * 0.5, y: r * 0.08, turn: 66, lift: 12 }) + at(r * 0.5, r * 0.08, 66, 1, pin)
}

/** Popcorn. */
export const popcorn: Dish = {
  vessel: bowl,
  tone: () => '#fbf0d2',
  draw: ({ brush, r }) =>
    pool(brush, r * 0.92, '#8a6a34') +
    strew(brush, popped, { count: 120, r: r * 0.84, apart: r * 0.1, lift: 5, scale: r / 250 }) +
    strew(brush, maize, { count: 6, r: r * 0.7, apart: 80, lift: 2 }),
}

const popped: Food = brush => ({
  outline: blob(brush, 26, { points: 7, jitter: 0.2 }),
  body:
    repeat(5, k =>
      at(
        0,
        0,
        k * 72 + brush.between(-14, 14),
        1,
        dot(
          13,
          0,
          brush.between(11, 15),
          brush.radial([
            [0, '#ffffff'],
            [0.6, '#fdf3d8'],
            [1, '#e3c98e'],
          ]),
        ),
      ),
    ) +
    dot(0, 0, 11, '#fffaf0') +
    oval(3, 4, { rx: 6, ry: 4, turn: 30, opacity: 0.7 }, '#d99a3a'),
})

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
