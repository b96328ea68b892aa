import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, line, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { box } from '../brush/shapes.ts'
import { oilBeads, stewSauce } from '../fills/sauce.ts'
import { longChilli } from '../toppings/chillies.ts'
import { rosemary } from '../toppings/herbs.ts'
import { chickenChunk, chunk } from '../toppings/meats.ts'
import { onionArc, pepperStrip, tomatoWedge } from '../toppings/slices.ts'
import { blackClay, clayPot } from '../vessels/pots.ts'
import { tray } from '../vessels/round.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { citrusAt, herbs } from './garnish.ts'

const brownedCube = chunk('#6f371c', { size: 52, grain: true })

/** Injera rolled like a napkin: its eyes outside, a spiral at each end. */
const injeraRoll: Food = brush => {
  const d = box(200, 58, 24)
  const clip = brush.clip(`<path d="${d}"/>`)
  const tone = '#c9a581'
  const eyes = repeat(150, () =>
    oval(
      brush.between(-98, 98),
      brush.between(-28, 28),
      { rx: brush.between(1.1, 2.5), ry: brush.between(0.9, 1.9), opacity: 0.42 },
      '#6f4c30',
    ),
  )
  return {
    outline: d,
    body:
      at(1, 5, 0, 1, shape(d, darken(tone, 0.55))) +
      shape(
        d,
        brush.linear(
          [
            [0, lighten(tone, 0.4)],
            [0.5, tone],
            [1, darken(tone, 0.4)],
          ],
          [0, 0, 0, 1],
        ),
      ) +
      clipped(clip, eyes + line('M-100 10Q0 18 100 8', darken(tone, 0.5), 3, 0.5)) +
      oval(98, 0, { rx: 13, ry: 27 }, lighten(tone, 0.25)) +
      line(
        'M98 -20Q108 -10 107 4Q104 18 96 16Q90 8 92 -6Q96 -14 101 -6Q103 2 99 6',
        darken(tone, 0.45),
        2.6,
        0.8,
      ) +
      line('M-84 -18H76', '#fff3dc', 4, 0.4),
  }
}

/** Tibs, suqaar: cubes of meat browned hard with onion and pepper, brought in the black dish they sizzle in. */
export const tibs: Dish = {
  vessel: tray,
  tone: () => '#7a4526',
  draw: kitchen => {
    const { brush, r } = kitchen
    const size = r * 0.63
    const [x, y] = [r * 0.2, -r * 0.16]
    return (
      arrange(
        brush,
        injeraRoll,
        [
          [-0.64, 0.02, -64],
          [-0.46, 0.46, -38],
          [-0.06, 0.7, -12],
        ],
        { r, scale: r / 252, lift: 8 },
      ) + at(x, y, 0, 1, clayPot(blackClay)(brush, size, '', sizzling({ ...kitchen, r: size })))
    )
  },
}

function sizzling(kitchen: Kitchen): string {
  const { brush, r, recipe } = kitchen
  const meat = recipe.has('chicken, kuku, doro') ? chickenChunk : brownedCube
  return (
    stewSauce(brush, r * 0.92, '#5a2812', { lumps: 60, oil: '#c9702a' }) +
    strew(brush, onionArc, { count: 12, r: r * 0.76, apart: 34, scale: 0.86 }) +
    strew(brush, meat, { count: 26, r: r * 0.76, apart: r * 0.23, lift: 5, scale: 1.02 }) +
    strew(brush, pepperStrip, { count: 8, r: r * 0.72, apart: 52, scale: 0.86 }) +
    strew(brush, longChilli('#4f8f35'), { count: 4, r: r * 0.62, apart: 80, scale: 0.82, lift: 4 }) +
    strew(brush, onionArc, { count: 6, r: r * 0.7, apart: 56, scale: 0.8 }) +
    (recipe.has('tomato*, nyanya')
      ? strew(brush, tomatoWedge, { count: 6, r: r * 0.7, apart: 60, scale: 0.72, lift: 3 })
      : '') +
    (recipe.has('rosemary')
      ? arrange(
          brush,
          rosemary,
          [
            [-0.34, -0.3, -30],
            [-0.04, 0.36, 20],
            [0.3, -0.12, 70],
          ],
          { r, scale: 1.05, lift: 4 },
        )
      : herbs(kitchen, { count: 8, r: r * 0.66 })) +
    oilBeads(brush, r * 0.8, '#e8a04a', 18) +
    citrusAt(kitchen, r * 0.5, -r * 0.44, 0.9)
  )
}
