import { dot, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { clipRound } from '../fills/base.ts'
import { shreds } from '../fills/leaves.ts'
import { stewSauce } from '../fills/sauce.ts'
import { friedCube, tofu } from '../toppings/dairy.ts'
import { mince } from '../toppings/meats.ts'
import { cashew, sesame } from '../toppings/seeds.ts'
import { pepperStrip } from '../toppings/slices.ts'
import { bowl } from '../vessels/round.ts'
import { sauceColour } from '../words/sauce-colour.ts'
import type { Dish, Kitchen } from './dish.ts'
import { strew } from './dish.ts'
import { herbs, mainPieces, vegPieces } from './garnish.ts'

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
      (recipe.has('cabbage, slaw, coleslaw, kabichi, bok choy, bean sprouts') ? cabbageBed(kitchen) : '') +
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
      hasFloor: false,
    }),
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
