import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, oval, repeat } from '../brush/marks.ts'
import { lay } from '../brush/piece.ts'
import { inDisc } from '../brush/scatter.ts'
import { clipRound } from '../fills/base.ts'
import { grainHeap } from '../fills/grains.ts'
import { creamSurface, swirl } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { butterPat } from '../toppings/dairy.ts'
import { maize, pea } from '../toppings/seeds.ts'
import { bowl } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish, Kitchen } from './dish.ts'
import { strew } from './dish.ts'
import { herbs, mainPieces } from './garnish.ts'

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
