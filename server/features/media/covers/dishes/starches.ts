import { darken, lighten, mix } from '../brush/colour.ts'
import { at, clipped, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { inDisc } from '../brush/scatter.ts'
import { blob } from '../brush/shapes.ts'
import { clipRound } from '../fills/base.ts'
import { injera } from '../fills/dough.ts'
import { grainHeap } from '../fills/grains.ts'
import { darkGreens, shreds } from '../fills/leaves.ts'
import { creamSurface, stewSauce, swirl } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { butterPat, eggHalf } from '../toppings/dairy.ts'
import { chunk } from '../toppings/meats.ts'
import { maize, pea } from '../toppings/seeds.ts'
import { onionArc, tomatoWedge } from '../toppings/slices.ts'
import { bowl, plate, tray } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { herbs, mainPieces, vegPieces } from './garnish.ts'

/** A smooth dome of stiff porridge: its own shadow, soft light, the marks of the wooden spoon. */
function dome(brush: Kitchen['brush'], r: number, colour: string): string {
  const edge = blob(brush, r, { points: 14, jitter: 0.02 })
  const face = brush.radial(
    [
      [0, '#fffef8'],
      [0.4, colour],
      [0.74, mix(colour, '#b08f5a', 0.34)],
      [1, mix(colour, '#7b5a2a', 0.62)],
    ],
    0.36,
    0.28,
    0.74,
  )
  const marks = repeat(3, k =>
    line(
      `M${n(-r * (0.62 - k * 0.12))} ${n(r * (-0.02 - k * 0.17))}Q${n(-r * 0.1)} ${n(-r * (0.34 + k * 0.2))} ${n(r * (0.52 - k * 0.12))} ${n(-r * (0.16 + k * 0.17))}`,
      mix(colour, '#9a7a44', 0.5),
      2.4,
      0.34,
    ),
  )
  const grainy = repeat(110, () => {
    const [x, y] = inDisc(brush, r * 0.9)
    return oval(
      x,
      y,
      { rx: brush.between(1, 4), ry: brush.between(0.7, 1.8), turn: brush.between(0, 180), opacity: 0.32 },
      brush.chance(0.5) ? '#ffffff' : '#b99c66',
    )
  })
  return (
    shadowOf(edge, { x: 0, y: 0, lift: 14 }) +
    shape(edge, face) +
    grainy +
    marks +
    line(
      `M${n(-r * 0.7)} ${n(-r * 0.3)}Q${n(-r * 0.42)} ${n(-r * 0.74)} ${n(r * 0.06)} ${n(-r * 0.8)}`,
      '#ffffff',
      7,
      0.55,
    )
  )
}

/** Ugali, fufu, sadza, polenta: the dome and what it is eaten with. */
export const ugali: Dish = {
  vessel: plate,
  tone: recipe => domeColour(recipe),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const x = r * 0.3
    const y = r * 0.15
    return (
      clipRoundAt(brush, { x, y, r: r * 0.5 }, beside(kitchen, r * 0.5)) +
      at(-r * 0.32, -r * 0.14, 0, 1, dome(brush, r * 0.42, domeColour(recipe))) +
      herbs(kitchen, { count: 3, r: r * 0.24, at: [x, y] })
    )
  },
}

const domeColour = (recipe: Recipe): string =>
  recipe.isNamed('polenta, corn*, cornmeal, matoke, mamaliga, grits')
    ? '#f2d27a'
    : recipe.isNamed('millet, wimbi, finger millet, brown, sorghum, amala')
      ? '#b58f68'
      : '#f7efdc'

function clipRoundAt(
  brush: Kitchen['brush'],
  { x, y, r }: { x: number; y: number; r: number },
  inner: string,
): string {
  const edge = blob(brush, r * 0.96, { points: 16, jitter: 0.045 })
  return shadowOf(edge, { x, y, lift: 5 }) + at(x, y, 0, 1, clipped(brush.clip(`<path d="${edge}"/>`), inner))
}

/** Greens unless the recipe speaks of a stew, beans or fish. */
function beside(kitchen: Kitchen, r: number): string {
  const { brush, recipe } = kitchen
  const isGreen =
    recipe.has('sukuma*, kale, collard*, spinach, mchicha, greens, kunde, managu, terere, cabbage') ||
    foodsOf(recipe, 'main').length === 0
  if (isGreen)
    return (
      shreds(brush, r, darkGreens, { count: 1150, width: 8.5, length: 40 }) +
      strew(brush, tomatoWedge, { count: 9, r: r * 0.78, apart: 36, scale: 0.62, lift: 3 }) +
      strew(brush, onionArc, { count: 7, r: r * 0.72, apart: 34, scale: 0.72 })
    )
  return (
    stewSauce(brush, r, '#a8401e') +
    mainPieces(kitchen, { count: 8, r: r * 0.74, apart: 44 }) +
    vegPieces(kitchen, { count: 8, r: r * 0.74, apart: 40 })
  )
}

/** Mashed potato, mukimo, irio, colcannon: swirled with the back of a spoon, butter in the hollow. */
export const mash: Dish = {
  vessel: bowl,
  tone: recipe => mashColour(recipe),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const colour = mashColour(recipe)
    return (
      clipRound(brush, r * 0.92, creamSurface(brush, r * 0.92, colour) + furrows(brush, r * 0.88, colour)) +
      (recipe.has('pea, peas, njegere, irio, mukimo')
        ? strew(brush, pea, { count: 34, r: r * 0.78, apart: 34, lift: 1.6 })
        : '') +
      (recipe.has('corn, maize, mahindi, irio, mukimo')
        ? strew(brush, maize, { count: 34, r: r * 0.78, apart: 34, lift: 1.6 })
        : '') +
      (recipe.has('kale, cabbage, collard*, spinach, chard, colcannon, stoemp, pumpkin leaves')
        ? strew(brush, greenShred, { count: 60, r: r * 0.8, apart: 16, lift: 0 })
        : '') +
      mainPieces(kitchen, { count: 7, r: r * 0.5, apart: 60 }) +
      lay(brush, butterPat, { x: r * 0.04, y: -r * 0.02, turn: 16, scale: r / 250, lift: 4 }) +
      herbs(kitchen, { count: 8, r: r * 0.66 })
    )
  },
}

const mashColour = (recipe: Recipe): string =>
  recipe.isNamed('mukimo, irio, pea*, colcannon, green')
    ? '#b4bd74'
    : recipe.isNamed('sweet potato*, pumpkin, squash, carrot*, kabocha, swede')
      ? '#e59a45'
      : recipe.isNamed('matoke, plantain*')
        ? '#e6c667'
        : '#f3e2ae'

const greenShred: typeof pea = brush => ({
  outline: '',
  body:
    line(`M-14 0Q0 ${n(brush.between(-7, 7))} 14 0`, brush.pick(['#3f8a3c', '#2f7032', '#5aa146']), 6) +
    line('M-9 -1Q0 -3 9 -1', '#a9d28a', 1.4, 0.6),
})

/** The ridges a fork or spoon leaves, each with a lit and a shaded side. */
function furrows(brush: Kitchen['brush'], r: number, colour: string): string {
  return repeat(8, k => {
    const away = r * (0.2 + k * 0.1 + brush.between(-0.03, 0.03))
    const from = brush.between(0, 360)
    const d = `M${n(away)} 0A${n(away)} ${n(away * 0.92)} 0 ${k % 2} 1 ${n(-away * 0.6)} ${n(-away * 0.78)}`
    return (
      at(0, 0, from, 1, line(d, darken(colour, 0.22), 10, 0.42)) +
      at(-2, -4, from, 1, line(d, lighten(colour, 0.6), 4, 0.45))
    )
  })
}

/** Porridge, uji, oatmeal, rice pudding, granola: a bowl for the morning. */
export const porridge: Dish = {
  vessel: bowl,
  tone: recipe => porridgeColour(recipe),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const colour = porridgeColour(recipe)
    const isDry = recipe.isNamed('granola, muesli, cereal*, crisp')
    const base = isDry
      ? grainHeap(brush, r * 0.9, ['#c99248', '#b57a34', '#dcae68', '#a5682a'], {
          length: 9,
          width: 6,
          count: 900,
        })
      : creamSurface(brush, r * 0.92, colour) +
        (recipe.isNamed('uji, millet, wimbi, semolina, cream of wheat, ogi') ? '' : oats(kitchen, colour))
    const fruit = foodsOf(recipe, 'fruit').slice(0, 2)
    const nuts = foodsOf(recipe, 'nut').slice(0, 2)
    return (
      clipRound(brush, r * 0.92, base) +
      fruit
        .map((row, i) =>
          row.raw
            ? strew(brush, row.raw, {
                count: 6,
                r: r * 0.3,
                apart: 40,
                at: [r * (i ? -0.34 : 0.3), r * (i ? 0.3 : -0.2)],
                scale: (row.scale ?? 1) * 0.95,
                lift: 4,
              })
            : '',
        )
        .join('') +
      nuts
        .map((row, i) =>
          row.raw
            ? strew(brush, row.raw, {
                count: 12,
                r: r * 0.24,
                apart: 18,
                at: [r * (i ? 0.36 : -0.34), r * (i ? 0.4 : -0.26)],
                lift: 3,
              })
            : '',
        )
        .join('') +
      (fruit.length === 0
        ? cinnamonDust(kitchen) +
          lay(brush, butterPat, { x: 0, y: -r * 0.02, turn: 20, scale: r / 300, lift: 3 })
        : '') +
      (recipe.has('honey, asali, syrup, sugar, jaggery')
        ? swirl(brush, r * 0.34, '#c9812a', { turns: 1.3, width: 5 })
        : '')
    )
  },
}

const porridgeColour = (recipe: Recipe): string =>
  recipe.isNamed('uji, millet, wimbi, chocolate, finger')
    ? '#a9805a'
    : recipe.isNamed('rice*, risengrod, milk, semolina, arroz, kheer, congee')
      ? '#f6ecd4'
      : '#e3cb9c'

const oats = ({ brush, r }: Kitchen, colour: string): string =>
  repeat(380, () => {
    const [x, y] = inDisc(brush, r * 0.88)
    const [rx, ry] = [brush.between(5, 10), brush.between(3, 5)]
    const turn = brush.between(0, 180)
    return (
      oval(x + 1, y + 1.6, { rx, ry, turn, opacity: 0.3 }, darken(colour, 0.6)) +
      oval(
        x,
        y,
        { rx, ry, turn, opacity: 0.9 },
        brush.pick([lighten(colour, 0.5), lighten(colour, 0.2), colour]),
      )
    )
  })

const cinnamonDust = ({ brush, r }: Kitchen): string =>
  repeat(240, () => {
    const [x, y] = inDisc(brush, r * 0.4)
    return dot(x, y, brush.between(0.6, 1.8), '#8a4a1c', brush.between(0.3, 0.8))
  })

/** Injera with its heaps: the whole dinner on one tray. */
export const injeraPlatter: Dish = {
  vessel: tray,
  size: 1.13,
  tone: () => '#c9a581',
  draw: ({ brush, r }) => {
    const heaps = [
      {
        x: -0.56,
        y: -0.3,
        r: 0.22,
        fill: (size: number) => shreds(brush, size, darkGreens, { count: 700, width: 7, length: 34 }),
      },
      {
        x: 0.55,
        y: -0.34,
        r: 0.23,
        fill: (size: number) => stewSauce(brush, size, '#d59a25', { lumps: 330, oil: '#f7d257' }),
      },
      {
        x: -0.52,
        y: 0.4,
        r: 0.21,
        fill: (size: number) => stewSauce(brush, size, '#a23a1a', { lumps: 330 }),
      },
      {
        x: 0.52,
        y: 0.42,
        r: 0.21,
        fill: (size: number) =>
          grainHeap(brush, size, ['#fff8ea', '#f3e8d2', '#e6d8bc'], { length: 8, width: 6, count: 700 }),
      },
      {
        x: 0,
        y: 0.68,
        r: 0.18,
        fill: (size: number) =>
          shreds(brush, size, ['#c53a2a', '#e4572e', '#f08a4b', '#3e8636'], {
            count: 620,
            width: 8,
            length: 32,
          }),
      },
      {
        x: 0,
        y: -0.68,
        r: 0.18,
        fill: (size: number) =>
          grainHeap(brush, size, ['#8c9a3f', '#a5b04e', '#758431'], { length: 6, width: 5.4, count: 1100 }),
      },
      {
        x: 0,
        y: -0.01,
        r: 0.38,
        fill: (size: number) =>
          stewSauce(brush, size, '#8e2412', { lumps: 220, oil: '#e2662a' }) +
          strew(brush, chunk('#9a4a22', { size: 56, grain: true }), {
            count: 5,
            r: size * 0.6,
            apart: 46,
            lift: 5,
          }),
      },
    ]
    const drawn = heaps.map(heap =>
      clipRoundAt(brush, { x: heap.x * r, y: heap.y * r, r: heap.r * r }, heap.fill(heap.r * r * 1.04)),
    )
    return (
      injera(brush, r * 0.93) +
      drawn.join('') +
      arrange(
        brush,
        eggHalf,
        [
          [-0.11, -0.09, -20],
          [0.13, 0.08, 130],
        ],
        { r, scale: r / 265, lift: 5 },
      )
    )
  },
}
