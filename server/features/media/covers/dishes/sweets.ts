import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { onRing } from '../brush/scatter.ts'
import { blob, box } from '../brush/shapes.ts'
import { clipRound } from '../fills/base.ts'
import { crumbs, dust } from '../fills/crumb.ts'
import { creamSurface, stewSauce, swirl } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { butterPat, dollop, rosette } from '../toppings/dairy.ts'
import { mint } from '../toppings/herbs.ts'
import { bowl, plate } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish } from './dish.ts'
import { arrange, strew } from './dish.ts'

function cookieColour(recipe: Recipe): string {
  if (recipe.isNamed('matcha, pistachio')) return '#a3a84e'
  if (recipe.isNamed('chocolate, double chocolate, cocoa, brownie') && !recipe.isNamed('chip*'))
    return '#6f3f24'
  if (recipe.isNamed('ginger*, molasses, oat*, banana, peanut')) return '#b9783a'
  return '#dba65c'
}

const cookie =
  (colour: string, bits: Food | undefined): Food =>
  (brush, turn) => {
    const edge = blob(brush, 64, { points: 14, jitter: 0.03 })
    return {
      outline: edge,
      body:
        at(1.5, 4, 0, 1, shape(edge, darken(colour, 0.5))) +
        shape(edge, brush.ball(colour, turn, 0.24)) +
        `<path d="${edge}" fill="none" stroke="${darken(colour, 0.3)}" stroke-opacity=".5" stroke-width="7"/>` +
        crumbs(brush, 56, colour, 70) +
        repeat(3, () =>
          line(
            `M${n(brush.between(-34, 20))} ${n(brush.between(-34, 30))}q${n(brush.between(4, 14))} ${n(brush.between(-8, 8))} ${n(brush.between(14, 26))} ${n(brush.between(-6, 6))}`,
            darken(colour, 0.3),
            2,
            0.5,
          ),
        ) +
        (bits ? strew(brush, bits, { count: 8, r: 46, apart: 22, scale: 1.1, lift: 2 }) : ''),
    }
  }

/** Cookies in a ring, one of them leaning on another, one bitten. */
export const cookies: Dish = {
  vessel: plate,
  tone: cookieColour,
  draw: ({ brush, r, recipe }) => {
    const bits = foodsOf(recipe, 'nut').find(row => row.raw)?.raw
    const colour = cookieColour(recipe)
    const places = [
      [-0.24, -0.43, 20],
      [0.26, -0.42, 80],
      [0.5, 0.02, 140],
      [0.24, 0.43, 200],
      [-0.26, 0.42, 260],
      [-0.5, -0.02, 320],
      [0.02, -0.02, 10],
    ] as const
    return (
      arrange(brush, cookie(colour, bits), places, { r, scale: r / 245, lift: 8 }) +
      dust(brush, { r: r * 0.68, count: 70, colours: [lighten(colour, 0.4), darken(colour, 0.2)] }) +
      (recipe.has('powdered sugar, icing sugar, confectioner*') ||
      recipe.isNamed('butter, shortbread, short bread, sand tarts')
        ? dust(brush, { r: r * 0.66, count: 220, colours: ['#ffffff', '#fff8ea'] })
        : '')
    )
  },
}

const truffle =
  (colour: string, coat: readonly [string, ...string[]]): Food =>
  (brush, turn) => ({
    outline: 'M-44 0A44 44 0 1 1 44 0A44 44 0 1 1 -44 0Z',
    body:
      repeat(18, k => at(0, 0, k * 20, 1, line('M42 0H51', k % 2 ? '#e3d3b2' : '#fbf3e2', 14))) +
      dot(0, 0, 44, brush.ball(colour, turn, 0.5)) +
      repeat(60, () => {
        const a = brush.between(0, 6.28)
        const d = Math.sqrt(brush.between(0, 1)) * 41
        return at(
          Math.cos(a) * d,
          Math.sin(a) * d,
          brush.between(0, 180),
          1,
          line('M-4 0H4', brush.pick(coat), 2.4, 0.9),
        )
      }) +
      oval(-14, -17, { rx: 11, ry: 5, turn: -36, opacity: 0.4 }, '#fff6e6'),
  })

/** Brigadeiro, ladoo, truffles, energy balls, coconut balls. */
export const sweetBalls: Dish = {
  vessel: plate,
  tone: recipe => sweetColour(recipe),
  draw: ({ brush, r, recipe }) => {
    const colour = sweetColour(recipe)
    const coat = recipe.has('coconut*, coco')
      ? (['#fffaf0', '#f3e6cc', '#ffffff'] as const)
      : ([darken(colour, 0.35), lighten(colour, 0.25), darken(colour, 0.55)] as const)
    const places = [
      ...onRing(brush, { count: 9, r: 0.55 }),
      ...onRing(brush, { count: 4, r: 0.21, start: 0.5 }),
    ].map(([x, y]) => [x, y, brush.between(0, 360)] as const)
    return arrange(brush, truffle(colour, coat), places, { r, scale: r / 275, lift: 8 })
  },
}

const sweetColour = (recipe: Recipe): string =>
  recipe.has('chocolate, cocoa, cacao') ? '#4f2a17' : recipe.has('coconut*, coco') ? '#ecd9b2' : '#d9a03c'

/** Pancakes stacked, seen from above: the top one whole, the others peeping out, butter and syrup. */
export const pancakes: Dish = {
  vessel: plate,
  tone: () => '#d99a45',
  draw: ({ brush, r, recipe }) => {
    const fruit = foodsOf(recipe, 'fruit')[0]
    const disc = (x: number, y: number, size: number): string => {
      const edge = blob(brush, size, { points: 18, jitter: 0.018 })
      const face = brush.radial(
        [
          [0, '#d99a4c'],
          [0.55, '#c9822f'],
          [0.86, '#b5701f'],
          [0.93, '#e6bd72'],
          [1, '#f3dca4'],
        ],
        0.48,
        0.46,
        0.56,
      )
      const lace = repeat(26, () =>
        oval(
          brush.between(-size * 0.6, size * 0.6),
          brush.between(-size * 0.6, size * 0.6),
          { rx: brush.between(4, 15), ry: brush.between(3, 9), turn: brush.between(0, 180), opacity: 0.26 },
          brush.pick(['#8a4a12', '#e3ab5c']),
        ),
      )
      return (
        shadowOf(edge, { x, y, lift: 7 }) +
        at(
          x,
          y,
          0,
          1,
          at(2, 5, 0, 1, shape(edge, '#c9975a')) + shape(edge, '#f0d59c') + shape(edge, face) + lace,
        )
      )
    }
    const syrup = `M${n(-r * 0.3)} ${n(-r * 0.14)}C${n(-r * 0.2)} ${n(-r * 0.4)} ${n(r * 0.26)} ${n(-r * 0.36)} ${n(r * 0.3)} ${n(-r * 0.04)}C${n(r * 0.32)} ${n(r * 0.16)} ${n(r * 0.46)} ${n(r * 0.2)} ${n(r * 0.42)} ${n(r * 0.4)}C${n(r * 0.36)} ${n(r * 0.52)} ${n(r * 0.24)} ${n(r * 0.42)} ${n(r * 0.22)} ${n(r * 0.28)}C${n(r * 0.16)} ${n(r * 0.18)} ${n(r * 0.02)} ${n(r * 0.26)} ${n(-r * 0.02)} ${n(r * 0.46)}C${n(-r * 0.08)} ${n(r * 0.58)} ${n(-r * 0.2)} ${n(r * 0.52)} ${n(-r * 0.18)} ${n(r * 0.38)}C${n(-r * 0.16)} ${n(r * 0.2)} ${n(-r * 0.36)} ${n(r * 0.08)} ${n(-r * 0.3)} ${n(-r * 0.14)}Z`
    return (
      disc(r * 0.09, r * 0.1, r * 0.52) +
      disc(-r * 0.07, r * 0.05, r * 0.52) +
      disc(r * 0.05, -r * 0.01, r * 0.52) +
      disc(-r * 0.01, -r * 0.05, r * 0.52) +
      shape(syrup, '#8a4a12', 0.6) +
      at(-1, -2, 0, 0.98, shape(syrup, '#c9751f', 0.5)) +
      line(
        `M${n(-r * 0.2)} ${n(-r * 0.16)}Q0 ${n(-r * 0.3)} ${n(r * 0.2)} ${n(-r * 0.12)}`,
        '#fff0c8',
        6,
        0.6,
      ) +
      (fruit?.raw
        ? strew(brush, fruit.raw, {
            count: 8,
            r: r * 0.28,
            apart: 34,
            at: [r * 0.12, r * 0.06],
            scale: 0.95,
            lift: 4,
          })
        : '') +
      lay(brush, butterPat, { x: -r * 0.1, y: -r * 0.1, turn: 24, scale: r / 230, lift: 5 }) +
      dust(brush, { r: r * 0.6, count: 60, colours: ['#ffffff', '#fff6e4'] })
    )
  },
}

const waffle: Food = (brush, turn) => {
  const d = box(170, 140, 24)
  const cells = repeat(20, i => {
    const [x, y] = [-62 + (i % 5) * 31, -46 + Math.floor(i / 5) * 31]
    return `<rect x="${x - 11}" y="${y - 11}" width="22" height="22" rx="4" fill="#8a4d16"/><rect x="${x - 8}" y="${y - 6}" width="18" height="16" rx="3" fill="#b9732a"/><path d="M${x - 10} ${y + 10}H${x + 10}V${y - 9}" fill="none" stroke="#f6d596" stroke-width="1.6" opacity=".7"/>`
  })
  return {
    outline: d,
    body: at(2, 6, 0, 1, shape(d, '#6b3a10')) + shape(d, brush.ball('#d69a45', turn, 0.34)) + cells,
  }
}

export const waffles: Dish = {
  vessel: plate,
  tone: () => '#d69a45',
  draw: ({ brush, r, recipe }) =>
    arrange(
      brush,
      waffle,
      [
        [0.16, 0.2, 22],
        [-0.12, -0.12, -14],
      ],
      { r, scale: r / 200, lift: 10 },
    ) +
    lay(brush, rosette, { x: -r * 0.14, y: -r * 0.14, scale: 1.5, lift: 5 }) +
    strew(brush, foodsOf(recipe, 'fruit')[0]?.raw ?? mint, {
      count: 4,
      r: r * 0.24,
      apart: 40,
      at: [r * 0.2, r * 0.1],
      scale: 0.9,
      lift: 4,
    }) +
    dust(brush, { r: r * 0.62, count: 200, colours: ['#ffffff', '#fff6e4'] }),
}

/** Yoghurt, cream, custard, mousse, ice cream: pale things in a bowl with something on top. */
export const creamBowl: Dish = {
  vessel: bowl,
  tone: recipe => creamColour(recipe),
  draw: ({ brush, r, recipe }) => {
    const colour = creamColour(recipe)
    const isIce = recipe.isNamed('ice cream, gelato, sorbet*, granita, kulfi, helado, barafu')
    const tops = [...foodsOf(recipe, 'fruit'), ...foodsOf(recipe, 'nut')].slice(0, 2)
    const base = isIce
      ? creamSurface(brush, r * 0.92, darken(colour, 0.14)) +
        arrange(
          brush,
          scoop(colour),
          [
            [-0.3, -0.26, 0],
            [0.32, -0.16, 40],
            [-0.02, 0.32, 90],
          ],
          { r, scale: r / 185, lift: 12 },
        )
      : creamSurface(brush, r * 0.92, colour) +
        swirl(brush, r * 0.5, darken(colour, 0.16), { turns: 2.2, width: 8 })
    const honey = recipe.has('honey, asali, syrup, caramel, dulce, sugar')
      ? swirl(brush, r * 0.34, '#c9822a', { turns: 1.2, width: 5 })
      : ''
    return (
      clipRound(brush, r * 0.92, base) +
      honey +
      tops
        .map((row, i) =>
          row.raw
            ? strew(brush, row.raw, {
                count: row.isSmall ? 14 : 6,
                r: r * 0.28,
                apart: row.isSmall ? 18 : 40,
                at: [r * (i ? -0.3 : 0.3), r * (i ? 0.26 : 0.2)],
                scale: row.scale ?? 1,
                lift: 4,
              })
            : '',
        )
        .join('') +
      lay(brush, mint, { x: -r * 0.14, y: -r * 0.34, turn: 30, scale: r / 250, lift: 5 })
    )
  },
}

function creamColour(recipe: Recipe): string {
  if (recipe.isNamed('chocolate*, cocoa, mousse au chocolat')) return '#7a4a2e'
  if (recipe.isNamed('dulce de leche, caramel, peanut butter, tahini')) return '#b5702f'
  if (recipe.isNamed('strawberr*, raspberr*, berry')) return '#e58a92'
  if (recipe.isNamed('mango, orange, pumpkin, custard, honey')) return '#f2c968'
  if (recipe.isNamed('matcha, pistachio, avocado, green')) return '#b7c27a'
  return '#fbf4e4'
}

const scoop =
  (colour: string): Food =>
  (brush, turn) => {
    const edge = blob(brush, 62, { points: 16, jitter: 0.035 })
    return {
      outline: edge,
      body:
        shape(edge, darken(colour, 0.22)) +
        at(-1, -2, 0, 0.96, shape(edge, brush.ball(colour, turn, 0.3))) +
        repeat(6, k =>
          line(
            `M${-44 + k * 4} ${n(-26 + k * 11)}q${n(brush.between(26, 40))} ${n(brush.between(-9, 9))} ${78 - k * 5} ${n(brush.between(-8, 8))}`,
            darken(colour, 0.2),
            2,
            0.4,
          ),
        ) +
        oval(-20, -26, { rx: 17, ry: 8, turn: -34, opacity: 0.6 }, '#ffffff'),
    }
  }

/** Pavlova: a meringue nest, cream, fruit. */
export const pavlova: Dish = {
  vessel: plate,
  tone: () => '#fbf1de',
  draw: ({ brush, r, recipe }) => {
    const nest = blob(brush, r * 0.66, { points: 17, jitter: 0.05 })
    const peaks = onRing(brush, { count: 13, r: r * 0.54 }).map(([x, y]) =>
      lay(brush, rosette, { x, y, turn: brush.between(0, 360), scale: r / 165, lift: 5 }),
    )
    const fruit = foodsOf(recipe, 'fruit').slice(0, 3)
    return (
      shadowOf(nest, { x: 0, y: 0, lift: 14 }) +
      shape(
        nest,
        brush.radial([
          [0, '#ffffff'],
          [0.7, '#f8ecd6'],
          [1, '#dcc7a2'],
        ]),
      ) +
      peaks.join('') +
      clipRound(brush, r * 0.42, creamSurface(brush, r * 0.42, '#fffaf0')) +
      (fruit.length > 0
        ? fruit
            .map(row =>
              row.raw
                ? strew(brush, row.raw, { count: 9, r: r * 0.36, apart: 34, scale: row.scale ?? 1, lift: 4 })
                : '',
            )
            .join('')
        : '') +
      lay(brush, mint, { x: 0, y: 0, scale: 1, lift: 4 })
    )
  },
}

/** Fruit stewed in its own juice, with a spoon of cream. */
export const compote: Dish = {
  vessel: bowl,
  tone: () => '#b5263c',
  draw: ({ brush, r, recipe }) => {
    const row = foodsOf(recipe, 'fruit')[0]
    const isPale = recipe.has('apple*, pear*, peach*, apricot*, mango*')
    return (
      stewSauce(brush, r * 0.92, isPale ? '#dda048' : '#a81f38', { lumps: 90 }) +
      (row?.raw
        ? strew(brush, row.raw, {
            count: 26,
            r: r * 0.74,
            apart: r * 0.2,
            scale: (row.scale ?? 1) * 1.35,
            lift: 5,
          })
        : '') +
      lay(brush, dollop('#fffaf0', 46), { x: r * 0.1, y: -r * 0.06, scale: r / 250, lift: 5 }) +
      lay(brush, mint, { x: r * 0.2, y: -r * 0.16, turn: 20, lift: 4 })
    )
  },
}

/** A crescent of melon, for fruit that has no drawing of its own. */
const melon: Food = brush => {
  const d = 'M-84 -20Q0 56 84 -20Q92 8 56 40Q0 74 -56 40Q-92 8 -84 -20Z'
  return {
    outline: d,
    body:
      shape(d, '#b9b06a') +
      at(
        0,
        -4,
        0,
        0.95,
        shape(
          d,
          brush.linear(
            [
              [0, '#fbb866'],
              [0.6, '#f29a3e'],
              [1, '#e3c46a'],
            ],
            [0, 0, 0, 1],
          ),
        ),
      ) +
      line('M-70 -12Q0 50 70 -12', '#fff0cc', 4, 0.6) +
      repeat(9, () =>
        oval(
          brush.between(-40, 40),
          brush.between(14, 36),
          { rx: brush.between(4, 10), ry: 2, turn: brush.between(-20, 20), opacity: 0.3 },
          '#fff3d6',
        ),
      ),
  }
}

/** Sliced fruit laid in rings. */
export const fruitPlate: Dish = {
  vessel: plate,
  tone: () => '#e8862f',
  draw: ({ brush, r, recipe }) => {
    const found = foodsOf(recipe, 'fruit')
      .filter(row => row.raw)
      .slice(0, 4)
    if (found.length === 0)
      return (
        arrange(
          brush,
          melon,
          [
            [0, -0.44, 180],
            [0.42, -0.12, 256],
            [0.26, 0.38, 320],
            [-0.26, 0.38, 40],
            [-0.42, -0.12, 104],
            [0, 0, 10],
          ],
          { r, scale: r / 310, lift: 7 },
        ) + strew(brush, mint, { count: 4, r: r * 0.5, apart: 80, lift: 4 })
      )
    const rings = found.flatMap((row, i) =>
      row.raw
        ? onRing(brush, { count: row.isSmall ? 24 : 11 - i * 2, r: r * (0.58 - i * 0.19), start: i }).map(
            ([x, y]) =>
              lay(brush, row.raw ?? mint, {
                x,
                y,
                turn: brush.between(0, 360),
                scale: (row.isSmall ? 1.2 : 1.5) * (row.scale ?? 1),
                lift: 5,
              }),
          )
        : [],
    )
    return rings.join('') + strew(brush, mint, { count: 4, r: r * 0.4, apart: 80, scale: 0.9, lift: 4 })
  },
}
