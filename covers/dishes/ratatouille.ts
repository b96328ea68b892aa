import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, oval, repeat } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay } from '../brush/piece.ts'
import { inDisc } from '../brush/scatter.ts'
import { disc } from '../brush/shapes.ts'
import { oilBeads, stewSauce } from '../fills/sauce.ts'
import { basil, flake } from '../toppings/herbs.ts'
import { tomatoSlice } from '../toppings/slices.ts'
import { tray } from '../vessels/round.ts'
import type { Dish, Kitchen } from './dish.ts'
import { strew } from './dish.ts'

/** A round of a vegetable with skin, roasted until its flesh glistens. */
const round =
  (skin: string, flesh: string, seeds: string): Food =>
  brush => ({
    outline: disc(32),
    body:
      dot(0, 0, 32, darken(skin, 0.3)) +
      dot(-0.6, -1, 30.6, skin) +
      dot(
        0,
        0,
        27,
        brush.radial([
          [0, lighten(flesh, 0.3)],
          [0.6, flesh],
          [1, darken(flesh, 0.2)],
        ]),
      ) +
      repeat(9, () => {
        const [x, y] = inDisc(brush, 17)
        return oval(x, y, { rx: 2.4, ry: 1.3, turn: brush.between(0, 180), opacity: 0.6 }, seeds)
      }) +
      repeat(3, () => {
        const [x, y] = inDisc(brush, 22)
        return oval(
          x,
          y,
          { rx: brush.between(4, 9), ry: brush.between(3, 5), turn: brush.between(0, 180), opacity: 0.26 },
          '#8a4a14',
        )
      }) +
      line('M-22 -14A27 27 0 0 1 -4 -26', '#ffffff', 3.4, 0.6),
  })

const aubergine = round('#4a2547', '#dcc48e', '#8a6a3a')
const courgette = round('#4f8034', '#d9dd9a', '#f6f3cc')
const yellowSquash = round('#e0a020', '#f8df8a', '#fff6cf')
const order: readonly Food[] = [aubergine, tomatoSlice, courgette, tomatoSlice, yellowSquash]

/** Ratatouille, tian, briam: rounds leaning on each other in rings over tomato. */
export const ratatouille: Dish = {
  vessel: tray,
  tone: () => '#b5472a',
  draw: kitchen => {
    const { brush, r } = kitchen
    return (
      stewSauce(brush, r * 0.92, '#b03a1a', { lumps: 90, oil: '#e8902e' }) +
      wreath(kitchen, { count: 34, away: 0.73, scale: r / 168 }) +
      wreath(kitchen, { count: 22, away: 0.43, scale: r / 172 }) +
      wreath(kitchen, { count: 9, away: 0.14, scale: r / 190 }) +
      strew(brush, flake, { count: 60, r: r * 0.82, apart: 20, lift: 1, scale: [0.9, 1.5] }) +
      oilBeads(brush, r * 0.84, '#f3c05a', 22) +
      lay(brush, basil, { x: 0, y: 0, turn: 30, scale: r / 190, lift: 5 })
    )
  },
}

/** A ring of slices, each half over the one before. */
function wreath(
  { brush, r }: Kitchen,
  { count, away, scale }: { count: number; away: number; scale: number },
): string {
  return repeat(count, k => {
    const angle = (k / count) * Math.PI * 2 - 1.2
    const food = order[k % order.length] ?? tomatoSlice
    return at(
      Math.cos(angle) * r * away,
      Math.sin(angle) * r * away,
      (angle * 180) / Math.PI,
      1,
      leaning(brush, food, scale, angle),
    )
  })
}

/** Lays a slice as if seen a little from the side: narrower along the ring than across it. */
const leaning = (brush: Kitchen['brush'], food: Food, scale: number, angle: number): string =>
  `<g transform="scale(1 .72)">${lay(brush, food, { x: 0, y: brush.between(-2, 2), turn: brush.between(-30, 30) - (angle * 60) / Math.PI, scale, lift: 4 })}</g>`
