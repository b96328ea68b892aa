import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay } from '../brush/piece.ts'
import { scatterBox } from '../brush/scatter.ts'
import { blob, box } from '../brush/shapes.ts'
import { crumbsIn, gratinCrust } from '../fills/crumb.ts'
import { stewSauce } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { mince } from '../toppings/meats.ts'
import { bakingDish, dishInside } from '../vessels/flat.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { herbs } from './garnish.ts'

/** Lasagne, gratin, moussaka, bakes: a crust that bubbled over its sauce. */
export const casserole: Dish = {
  vessel: bakingDish,
  tone: () => '#e0a850',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const { width, height } = dishInside(r)
    const isMash = recipe.isNamed(
      'shepherd*, cottage pie, pate chinois, mash*, colcannon, potato casserole, potato bake, fish pie',
    )
    const base = recipe.has('tomato*, passata, bolognese') && !isMash ? '#d98a3c' : '#efcd84'
    const surface = `<rect x="${n(-width / 2)}" y="${n(-height / 2)}" width="${n(width)}" height="${n(height)}" fill="${brush.radial(
      [
        [0, lighten(base, 0.25)],
        [0.7, base],
        [1, darken(base, 0.35)],
      ],
    )}"/>`
    const ridges = isMash ? forkRidges(brush, width, height) : ''
    const sauceSpots =
      recipe.has('tomato*, passata') && !isMash
        ? repeat(16, () =>
            at(
              brush.between(-width / 2, width / 2),
              brush.between(-height / 2, height / 2),
              0,
              1,
              shape(blob(brush, brush.between(10, 30), { jitter: 0.3 }), '#b3391c', 0.62),
            ),
          )
        : ''
    const shown = flatPieces(kitchen, width, height)
    const inside =
      surface +
      ridges +
      sauceSpots +
      gratinCrust(brush, { width, height }) +
      shown +
      crumbsIn(brush, { width: width * 0.94, height: height * 0.92, colour: '#b5702a', count: 120 })
    return (
      clipped(brush.clip(`<path d="${box(width, height, 22)}"/>`), inside) +
      herbs(kitchen, { count: 9, r: r * 0.62 })
    )
  },
}

/** What shows through the crust: pasta, potato, vegetables, whatever the recipe is about. */
function flatPieces({ brush, recipe }: Kitchen, width: number, height: number): string {
  const found = [...foodsOf(recipe, 'veg'), ...foodsOf(recipe, 'main')]
    .filter(row => row.cooked && recipe.isNamed(row.words))
    .slice(0, 2)
  return found
    .map(row =>
      scatterBox(brush, {
        count: row.isSmall ? 26 : 11,
        width: width * 0.86,
        height: height * 0.8,
        apart: row.isSmall ? 30 : 62,
      })
        .map(([x, y]) =>
          row.cooked
            ? lay(brush, row.cooked, {
                x,
                y,
                turn: brush.between(0, 360),
                scale: (row.scale ?? 1) * 0.9,
                lift: 2.4,
              })
            : '',
        )
        .join(''),
    )
    .join('')
}

const forkRidges = (brush: Kitchen['brush'], width: number, height: number): string =>
  repeat(22, k => {
    const y = -height / 2 + (k + 0.5) * (height / 22)
    const d = `M${n(-width / 2)} ${n(y)}${repeat(8, i => `q${n(width / 32)} ${n((i % 2 ? 1 : -1) * brush.between(6, 13))} ${n(width / 16)} 0t${n(width / 16)} 0`)}`
    return line(d, '#a5651c', 7, 0.34) + at(0, -4, 0, 1, line(d, '#fff0c0', 3.4, 0.6))
  })

/** Stuffed peppers, tomatoes, squash: hollow vegetables with a browned filling. */
const stuffed =
  (skin: string, filling: string): Food =>
  (brush, turn) => {
    const edge = blob(brush, 72, { points: 10, jitter: 0.07 })
    const inner = blob(brush, 52, { points: 11, jitter: 0.06 })
    return {
      outline: edge,
      body:
        at(1, 5, 0, 1, shape(edge, darken(skin, 0.5))) +
        shape(edge, brush.ball(skin, turn, 0.46)) +
        line('M-50 -34Q-30 -60 6 -62', '#ffffff', 6, 0.5) +
        shape(inner, darken(filling, 0.5)) +
        at(-1, -2, 0, 0.94, shape(inner, filling)) +
        at(0, -2, 0, 1, strew(brush, mince(filling), { count: 40, r: 46, apart: 8, lift: 1.6 })) +
        repeat(12, () =>
          oval(
            brush.between(-34, 34),
            brush.between(-36, 30),
            { rx: brush.between(4, 9), ry: brush.between(2, 4), turn: brush.between(0, 180), opacity: 0.8 },
            brush.pick(['#f6dc98', '#fff0c4', '#d9a044']),
          ),
        ),
    }
  }

export const stuffedVegetables: Dish = {
  vessel: bakingDish,
  tone: recipe => stuffedSkin(recipe),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const { width, height } = dishInside(r)
    const floor = clipped(
      brush.clip(`<path d="${box(width, height, 22)}"/>`),
      stewSauce(brush, width * 0.6, '#b0461f', { lumps: 40 }),
    )
    const places = [
      [-0.66, -0.34, 0],
      [-0.02, -0.38, 40],
      [0.62, -0.32, 80],
      [-0.62, 0.32, 120],
      [0.04, 0.34, 160],
      [0.66, 0.34, 200],
    ] as const
    return (
      floor +
      arrange(brush, stuffed(stuffedSkin(recipe), '#a5642f'), places, { r, scale: r / 222, lift: 9 }) +
      herbs(kitchen, { count: 10, r: r * 0.66 })
    )
  },
}

const stuffedSkin = (recipe: Recipe): string =>
  recipe.isNamed('squash, zucchini*, courgette*, cucumber')
    ? '#7c9a3c'
    : recipe.isNamed('aubergine*, eggplant*')
      ? '#4a3148'
      : recipe.isNamed('cabbage, vine, dolma*, sarma*, grape leaves')
        ? '#7f9a4a'
        : recipe.isNamed('mushroom*')
          ? '#a57a52'
          : '#cf3d24'
