import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay } from '../brush/piece.ts'
import { scatterBox } from '../brush/scatter.ts'
import { blob, box } from '../brush/shapes.ts'
import { clipRound } from '../fills/base.ts'
import { crumbsIn, gratinCrust } from '../fills/crumb.ts'
import { shreds } from '../fills/leaves.ts'
import { stewSauce } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { friedCube, tofu } from '../toppings/dairy.ts'
import { rosemary } from '../toppings/herbs.ts'
import { chunk, mince } from '../toppings/meats.ts'
import { cashew, sesame } from '../toppings/seeds.ts'
import { cherryTomato, pepperStrip } from '../toppings/slices.ts'
import { bakingDish, dishInside, tin } from '../vessels/flat.ts'
import { bowl, plate } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import { sauceColour } from '../words/sauce-colour.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { citrusAt, herbs, mainPieces, vegPieces } from './garnish.ts'
import { drumstick, thigh } from './meat-pieces.ts'

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

/** What looks out of the crust: pasta, potato, vegetables, whatever the recipe is about. */
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

/** A roasted chunk: cut faces browned at every edge, soft in the middle. */
const roasted =
  (colour: string, toasted: string): Food =>
  (brush, turn) => {
    const raw = chunk(colour, { size: 66 })(brush, turn)
    const spots = repeat(5, () =>
      oval(
        brush.between(-24, 24),
        brush.between(-20, 20),
        { rx: brush.between(3, 10), ry: brush.between(2, 5), turn: brush.between(0, 180), opacity: 0.34 },
        toasted,
      ),
    )
    const rim = `<path d="${raw.outline}" fill="none" stroke="${toasted}" stroke-width="6" stroke-opacity=".6"/>`
    return {
      outline: raw.outline,
      body: raw.body + clipped(brush.clip(`<path d="${raw.outline}"/>`), rim + spots),
    }
  }

const rootKinds: readonly (readonly [string, Food])[] = [
  ['sweet potato*, pumpkin, squash, viazi vitamu, kabocha', roasted('#e88a3a', '#a04c14')],
  ['carrot*, parsnip*', roasted('#ec8a33', '#a04c14')],
  ['beet*', roasted('#9a2448', '#5a1028')],
  ['potato*, viazi, papas, kartoffel*, batata*, patate*', roasted('#f3d68c', '#c08330')],
  ['broccoli, cauliflower', roasted('#6f9a3c', '#3f5a1c')],
  ['zucchini*, courgette*, aubergine*, eggplant*', roasted('#b9bf62', '#6d6a24')],
  ['mushroom*', roasted('#b08a62', '#5f3f22')],
  ['brussels, cabbage, asparagus, okra, bamia', roasted('#86a548', '#4a6420')],
]

/** Vegetables out of the oven, on their tin. */
export const roastVegetables: Dish = {
  vessel: tin,
  tone: () => '#e0a850',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const named = rootKinds.filter(([list]) => recipe.isNamed(list))
    const found = (named.length > 0 ? named : rootKinds.filter(([list]) => recipe.has(list))).slice(0, 3)
    const kinds = found.length > 0 ? found : [rootKinds[3] ?? (['', roasted('#f3d68c', '#c08330')] as const)]
    const hasChicken =
      recipe.has('chicken, kuku, poulet, pollo') && recipe.isNamed('traybake, tray, chicken, sheet pan')
    return (
      kinds
        .map(([, food]) =>
          strew(brush, food, {
            count: 54 / kinds.length,
            r: r * 0.7,
            apart: r * 0.19,
            scale: r / 235,
            lift: 6,
          }),
        )
        .join('') +
      (hasChicken
        ? arrange(
            brush,
            thigh('#c9822f'),
            [
              [-0.36, -0.2, 10],
              [0.3, 0.16, 80],
            ],
            { r, scale: r / 230, lift: 9 },
          ) +
          arrange(
            brush,
            drumstick('#c9822f'),
            [
              [0.26, -0.3, 30],
              [-0.28, 0.28, 200],
            ],
            { r, scale: r / 250, lift: 9 },
          )
        : '') +
      strew(brush, rosemary, { count: 5, r: r * 0.6, apart: 100, scale: 0.8, lift: 3 }) +
      (recipe.has('tomato*')
        ? strew(brush, cherryTomato, { count: 7, r: r * 0.62, apart: 90, lift: 5 })
        : '') +
      herbs(kitchen, { count: 9, r: r * 0.62 }) +
      citrusAt(kitchen, r * 0.66, r * 0.36)
    )
  },
}

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

/** Stir-fries: glossy, quick, everything in the same sauce. */
export const stirFry: Dish = {
  vessel: bowl,
  tone: () => '#8a5a2c',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const hasBroccoli = recipe.has('broccoli, brokoli')
    return (
      stewSauce(
        brush,
        r * 0.92,
        recipe.isNamed('orange, sweet, sour, guobaorou, kung pao') ? '#c46a24' : '#7a4420',
        { lumps: 60 },
      ) +
      (recipe.has('cabbage, slaw, kabichi, bok choy, bean sprouts') ? cabbageBed(kitchen) : '') +
      (hasBroccoli
        ? strew(brush, floret, { count: 13, r: r * 0.7, apart: r * 0.24, scale: r / 255, lift: 5 })
        : '') +
      mainPieces(kitchen, { count: 16, r: r * 0.68, apart: r * 0.2, size: 1.3 }) +
      strew(brush, pepperStrip, {
        count: recipe.has('pepper*, capsicum*') ? 10 : 4,
        r: r * 0.68,
        apart: 60,
        lift: 3,
      }) +
      vegPieces(kitchen, { count: 18, r: r * 0.7, apart: 48 }) +
      (recipe.has('cashew*, peanut*, korosho')
        ? strew(brush, cashew, { count: 12, r: r * 0.66, apart: 44, lift: 3 })
        : '') +
      strew(brush, sesame, { count: 60, r: r * 0.74, apart: 12, lift: 0 }) +
      herbs(kitchen, { count: 11, r: r * 0.7 })
    )
  },
}

const cabbageBed = ({ brush, r }: Kitchen): string =>
  clipRound(
    brush,
    r * 0.92,
    shreds(brush, r * 0.84, ['#cfe0a2', '#e6efc6', '#b4cd80', '#e9a04a'], {
      count: 260,
      width: 8,
      length: 52,
    }).replace(/^<circle[^>]*>/, ''),
  )

/** A broccoli floret: a stalk and a crowd of small dark domes. */
export const floret: Food = brush => ({
  outline: 'M-36 -8C-40 -42 40 -44 38 -6C34 14 14 10 10 14L8 40H-8L-10 14C-16 12 -34 12 -36 -8Z',
  body:
    shape('M-12 4L-8 40Q0 44 8 40L13 4Z', '#7f9e50') +
    shape('M-8 6L-5 38Q-2 40 0 40L0 6Z', '#b5cc82') +
    repeat(26, k => {
      const a = k * 2.4
      const d = Math.sqrt(k / 26) * 30
      const [x, y] = [Math.cos(a) * d * 1.12, -12 + Math.sin(a) * d * 0.74]
      return (
        dot(x + 1, y + 1.6, 9, '#22401a', 0.7) +
        dot(x, y, 8.4, brush.pick(['#3f7a34', '#4c8a3e', '#356a2c'])) +
        dot(x - 2, y - 2.6, 3.4, '#86b864', 0.7)
      )
    }),
})

/** Tofu in its sauce: mapo, agedashi, curry with cubes. */
export const tofuDish: Dish = {
  vessel: bowl,
  tone: () => '#c4452a',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const isSoft = recipe.isNamed('mapo, silken, 麻婆豆腐, soft, agedashi')
    return (
      stewSauce(brush, r * 0.92, isSoft ? '#b5331a' : sauceColour(recipe), { lumps: 90, oil: '#f0702a' }) +
      strew(brush, isSoft ? tofu : friedCube, {
        count: 28,
        r: r * 0.7,
        apart: r * 0.2,
        scale: r / 245,
        lift: 6,
      }) +
      (recipe.has('broccoli')
        ? strew(brush, floret, { count: 8, r: r * 0.68, apart: r * 0.3, scale: r / 270, lift: 5 })
        : '') +
      (isSoft
        ? strew(brush, mince('#6e3318'), { count: 60, r: r * 0.74, apart: 22, lift: 1.6 })
        : vegPieces(kitchen, { count: 18, r: r * 0.7, apart: 52 })) +
      herbs(kitchen, { count: 14, r: r * 0.72 })
    )
  },
}

/** Vegetables on a plate by themselves: slices overlapping in rings. */
export const slicedVegetables: Dish = {
  vessel: plate,
  tone: () => '#a8c06a',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const row = foodsOf(recipe, 'veg').find(food => food.cooked)
    if (recipe.isNamed('broccoli, cauliflower'))
      return (
        strew(brush, floret, { count: 20, r: r * 0.56, apart: r * 0.2, scale: r / 235, lift: 6 }) +
        herbs(kitchen, { count: 8, r: r * 0.5 })
      )
    const spiral = repeat(22, k => {
      const [angle, away] = [k * 0.62, k < 13 ? r * 0.5 : r * 0.24]
      return row?.cooked
        ? lay(brush, row.cooked, {
            x: Math.cos(angle) * away,
            y: Math.sin(angle) * away,
            turn: angle * 57 + 90,
            scale: 1.5,
            lift: 5,
          })
        : ''
    })
    return spiral + herbs(kitchen, { count: 9, r: r * 0.5 }) + citrusAt(kitchen, r * 0.46, r * 0.42)
  },
}
