import { repeat } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay } from '../brush/piece.ts'
import { basil, bayLeaf, coriander, dill, mint, parsley, rosemary, scallion } from '../toppings/herbs.ts'
import { cardamom, cinnamon, clove, starAnise } from '../toppings/seeds.ts'

const herbBunch =
  (food: Food): Food =>
  brush => ({
    outline: '',
    body:
      lay(brush, food, { x: 0, y: 0, turn: -20, scale: 1.9, lift: 5 }) +
      lay(brush, food, { x: 22, y: 26, turn: 30, scale: 1.6, lift: 5 }),
  })

export const parsleyBunch = herbBunch(parsley)

export const corianderBunch = herbBunch(coriander)

export const mintSprig: Food = brush => ({
  outline: '',
  body: lay(brush, mint, { x: 0, y: 0, scale: 1.6, lift: 6 }),
})

export const basilSprig: Food = brush => ({
  outline: '',
  body: lay(brush, basil, { x: 0, y: 0, scale: 1.7, lift: 6 }),
})

export const rosemarySprig: Food = brush => ({
  outline: '',
  body: lay(brush, rosemary, { x: -40, y: 0, scale: 1.6, lift: 5 }),
})

export const dillSprig: Food = brush => ({
  outline: '',
  body:
    lay(brush, dill, { x: -30, y: 0, scale: 2, lift: 5 }) +
    lay(brush, dill, { x: -26, y: 12, turn: 24, scale: 1.7, lift: 5 }),
})

export const bayLeaves: Food = brush => ({
  outline: '',
  body:
    lay(brush, bayLeaf, { x: -30, y: 0, turn: -10, scale: 1.3, lift: 4 }) +
    lay(brush, bayLeaf, { x: -22, y: 8, turn: 40, scale: 1.2, lift: 4 }),
})

export const scallionRings: Food = brush => ({
  outline: '',
  body: [
    [0, 0],
    [20, 14],
    [-6, 26],
    [26, 40],
    [44, 22],
  ]
    .map(([x = 0, y = 0]) => lay(brush, scallion, { x, y, scale: 1.5, lift: 3 }))
    .join(''),
})

export const starAnises: Food = brush => ({
  outline: '',
  body:
    lay(brush, starAnise, { x: 0, y: 0, scale: 1.7, lift: 5 }) +
    lay(brush, starAnise, { x: 40, y: 30, turn: 20, scale: 1.2, lift: 5 }),
})

export const cinnamonSticks: Food = brush => ({
  outline: '',
  body:
    lay(brush, cinnamon, { x: 0, y: 0, turn: -38, scale: 1.15, lift: 6 }) +
    lay(brush, cinnamon, { x: 40, y: 30, turn: -26, scale: 1.05, lift: 6 }),
})

export const cardamoms: Food = brush => ({
  outline: '',
  body: [
    [0, 0, -24],
    [40, 26, 40],
    [-16, 34, 80],
  ]
    .map(([x = 0, y = 0, turn = 0]) => lay(brush, cardamom, { x, y, turn, scale: 1.25, lift: 4 }))
    .join(''),
})

export const cloves: Food = brush => ({
  outline: '',
  body: repeat(6, k =>
    lay(brush, clove, {
      x: (k % 3) * 26,
      y: Math.floor(k / 3) * 24,
      turn: brush.between(0, 360),
      scale: 1.4,
      lift: 3,
    }),
  ),
})
