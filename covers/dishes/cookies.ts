import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { onRing } from '../brush/scatter.ts'
import { blob } from '../brush/shapes.ts'
import { crumbs, dust } from '../fills/crumb.ts'
import { foodsOf } from '../foods.ts'
import { plate } from '../vessels/round.ts'
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
