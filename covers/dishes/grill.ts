import { at, line, n, repeat } from '../brush/marks.ts'
import { lay } from '../brush/piece.ts'
import { creamSurface, stewSauce, swirl } from '../fills/sauce.ts'
import { mint, rosemary } from '../toppings/herbs.ts'
import { cucumber } from '../toppings/slices.ts'
import { bowl, plate } from '../vessels/round.ts'
import { bowlet } from '../vessels/small.ts'
import type { Recipe } from '../words/recipe.ts'
import { sauceColour } from '../words/sauce-colour.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { citrusAt, freshHeap, herbs } from './garnish.ts'
import { bed, glaze, meatDish } from './roasts.ts'
import { cutlet, meatball, sausage, skewer } from './shaped-meats.ts'

export const sausages: Dish = meatDish('#a5522a', ({ brush, r, recipe }) =>
  arrange(
    brush,
    sausage(recipe.has('pork, chipolata*') ? '#b8683a' : '#9c4a26'),
    [
      [-0.06, -0.36, -14],
      [0.06, -0.06, -10],
      [0, 0.26, -16],
    ],
    { r, scale: r / 195, lift: 9 },
  ),
)

export const meatballs: Dish = {
  vessel: bowl,
  tone: recipe => sauceColour(recipe),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const places = [
      [-0.42, -0.36, 0],
      [0.02, -0.5, 40],
      [0.44, -0.3, 80],
      [-0.52, 0.1, 30],
      [-0.08, -0.04, 60],
      [0.38, 0.14, 10],
      [-0.24, 0.44, 90],
      [0.22, 0.52, 20],
    ] as const
    return (
      stewSauce(brush, r * 0.92, sauceColour(recipe)) +
      arrange(brush, meatball, places, { r, scale: r / 235, lift: 7 }) +
      strew(brush, glaze, { count: 8, r: r * 0.6, apart: 60, lift: 0 }) +
      herbs(kitchen, { count: 12, r: r * 0.66 })
    )
  },
}

const isChicken = (recipe: Recipe): boolean =>
  recipe.isNamed('chicken, kuku, pollo, yakitori, tawook, tawouk, taouk, taouq, tavuk, joojeh, jujeh, satay')

/** Mishkaki, satay, souvlaki, kebab: across the plate, with something fresh. */
export const skewers: Dish = {
  vessel: plate,
  tone: recipe => (isChicken(recipe) ? '#d0913f' : '#87451f'),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const kind = isChicken(recipe)
      ? 'chicken'
      : recipe.isNamed('kofta*, adana, seekh, cevapi*, kofte, koobideh')
        ? 'minced'
        : 'cubes'
    return (
      bed(kitchen, 0.6) +
      arrange(
        brush,
        skewer(kind),
        [
          [-0.02, -0.36, -12],
          [0.02, -0.08, -9],
          [0, 0.2, -13],
        ],
        { r, scale: r / 190, lift: 8 },
      ) +
      (recipe.isNamed('taouk, taouq, tawook, tawouk, laban, tzatziki, yogurt*, yoghurt*')
        ? yoghurtCup(kitchen)
        : freshHeap(kitchen, { x: r * 0.3, y: r * 0.46, r: r * 0.2 })) +
      herbs(kitchen, { count: 6, r: r * 0.5 }) +
      citrusAt(kitchen, -r * 0.46, r * 0.46)
    )
  },
}

const yoghurtCup = ({ brush, r }: Kitchen): string =>
  at(
    r * 0.34,
    r * 0.48,
    0,
    1,
    bowlet(
      brush,
      r * 0.25,
      '#f1ece0',
      creamSurface(brush, r * 0.23, '#fdfaf0') +
        swirl(brush, r * 0.14, '#c9a52a', { turns: 1.1, width: 3.4 }) +
        strew(brush, cucumber, { count: 3, r: r * 0.13, apart: 30, scale: 0.62, lift: 2 }) +
        strew(brush, mint, { count: 1, r: r * 0.04, scale: 0.62, lift: 2.4 }),
    ),
  )

/** Schnitzel, milanesa, escalope, fish in crumb. */
export const cutlets: Dish = {
  vessel: plate,
  tone: () => '#dc9f48',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const isParmesan = recipe.isNamed('parmesan, parmigiana, parm')
    const sauced = isParmesan
      ? at(-r * 0.1, -r * 0.06, 0, 1, stewSauce(brush, r * 0.26, '#b8381c')) + cheeseOver(kitchen)
      : ''
    return (
      bed(kitchen, 0.62) +
      arrange(
        brush,
        cutlet(1),
        [
          [0.12, 0.2, 14],
          [-0.1, -0.08, -18],
        ],
        { r, scale: r / 190, lift: 9 },
      ) +
      sauced +
      lay(brush, rosemary, { x: r * 0.3, y: -r * 0.4, turn: 40, scale: 1, lift: 3 }) +
      herbs(kitchen, { count: 4, r: r * 0.4 }) +
      citrusAt(
        { ...kitchen, recipe: { ...recipe, has: list => recipe.has(list) || list.startsWith('lemon') } },
        r * 0.42,
        r * 0.44,
        1.2,
      )
    )
  },
}

const cheeseOver = ({ brush, r }: Kitchen): string =>
  repeat(26, () =>
    at(
      -r * 0.1 + brush.between(-r * 0.24, r * 0.24),
      -r * 0.06 + brush.between(-r * 0.2, r * 0.2),
      brush.between(0, 180),
      1,
      line(`M-9 0Q0 ${n(brush.between(-4, 4))} 9 0`, '#fff0c4', 3),
    ),
  )
