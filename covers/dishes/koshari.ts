import { darken, lighten } from '../brush/colour.ts'
import { at, line, n, oval } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { grains } from '../fills/grains.ts'
import { oilBeads, stewSauce } from '../fills/sauce.ts'
import { crispOnion } from '../toppings/onions.ts'
import { chickpea, lentil } from '../toppings/seeds.ts'
import { bowl } from '../vessels/round.ts'
import type { Dish } from './dish.ts'
import { strew } from './dish.ts'
import { herbs } from './garnish.ts'
import { clipRoundAt } from './ugali.ts'

/** A short elbow of macaroni, hollow at the end that faces the viewer. */
const elbow: Food = brush => {
  const d = `M-19 4Q0 ${n(-brush.between(10, 18))} 19 4`
  const tone = brush.pick(['#f0d48e', '#e8c678', '#f6e0a8'])
  return {
    outline: '',
    body:
      at(2, 4, 0, 1, line(d, '#1c0500', 17, 0.24)) +
      line(d, darken(tone, 0.42), 16) +
      line(d, tone, 13) +
      at(-1, -3, 0, 1, line(d, lighten(tone, 0.7), 3.4, 0.8)) +
      oval(20, 5, { rx: 5, ry: 6.6, turn: 30 }, darken(tone, 0.6)),
  }
}

/** Koshari: rice and lentils, macaroni, chickpeas, a pool of tomato, onions fried dark. */
export const koshari: Dish = {
  vessel: bowl,
  tone: () => '#cf9a58',
  draw: kitchen => {
    const { brush, r } = kitchen
    return (
      grains(brush, r * 0.92, ['#f3d49a', '#ebc47e', '#fae4ba', '#dcae66']) +
      strew(brush, lentil, { count: 90, r: r * 0.84, apart: 26, lift: 1, scale: [1.1, 1.5] }) +
      strew(brush, elbow, { count: 54, r: r * 0.82, apart: r * 0.13, lift: 0, scale: r / 250 }) +
      clipRoundAt(
        brush,
        { x: r * 0.02, y: r * 0.04, r: r * 0.44 },
        stewSauce(brush, r * 0.47, '#b8331a', { lumps: 230, oil: '#f08a3a' }),
      ) +
      strew(brush, chickpea, { count: 40, r: r * 0.76, apart: 36, lift: 2.4, scale: [1.1, 1.35] }) +
      strew(brush, crispOnion, { count: 60, r: r * 0.27, apart: 8, lift: 0, at: [r * 0.02, r * 0.02] }) +
      oilBeads(brush, r * 0.4, '#f6a24a', 8) +
      herbs(kitchen, { count: 6, r: r * 0.66 })
    )
  },
}
