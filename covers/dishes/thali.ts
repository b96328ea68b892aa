import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, oval, repeat, ring, shape } from '../brush/marks.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { inDisc } from '../brush/scatter.ts'
import { blob } from '../brush/shapes.ts'
import { grainHeap } from '../fills/grains.ts'
import { darkGreens, shreds } from '../fills/leaves.ts'
import { oilBeads, stewSauce } from '../fills/sauce.ts'
import { longChilli } from '../toppings/chillies.ts'
import { lime } from '../toppings/citrus.ts'
import { coriander } from '../toppings/herbs.ts'
import { chunk, potatoChunk } from '../toppings/meats.ts'
import { nigella } from '../toppings/seeds.ts'
import { onionArc } from '../toppings/slices.ts'
import type { Vessel } from '../vessels/round.ts'
import { tray } from '../vessels/round.ts'
import { bowlet } from '../vessels/small.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { clipRoundAt } from './ugali.ts'

const brassPlate: Vessel = (brush, r, _glaze, inner) => tray(brush, r, '#c9a24e', inner)
const copper = '#b0683a'

/** Dal bhat, thali: rice in the middle of a metal plate, and a little of everything round it. */
export const thali: Dish = {
  vessel: brassPlate,
  size: 1.06,
  tone: () => '#e0b04a',
  draw: kitchen => {
    const { brush, r } = kitchen
    return (
      hammered(kitchen) +
      papad(kitchen) +
      at(
        r * 0.02,
        r * 0.1,
        0,
        1,
        grainHeap(brush, r * 0.36, ['#fffaf0', '#f6ecd6', '#fffdf6', '#ece0c4'], {
          length: 9.5,
          width: 2.9,
          count: 3000,
        }),
      ) +
      strew(brush, nigella, { count: 12, r: r * 0.26, apart: 18, at: [r * 0.02, r * 0.1], lift: 0 }) +
      cup(kitchen, [-0.46, -0.42], size => dal(kitchen, size)) +
      cup(kitchen, [0.1, -0.62], size => tarkari(kitchen, size)) +
      cup(kitchen, [0.6, -0.26], size => achar(kitchen, size)) +
      clipRoundAt(
        brush,
        { x: r * 0.56, y: r * 0.4, r: r * 0.24 },
        shreds(brush, r * 0.26, darkGreens, { count: 900, width: 8, length: 36 }),
      ) +
      lay(brush, lime, { x: r * 0.16, y: r * 0.66, turn: 20, scale: r / 270, lift: 5 }) +
      lay(brush, longChilli('#5f9a35'), { x: -r * 0.12, y: r * 0.7, turn: -14, scale: r / 250, lift: 4 }) +
      arrange(
        brush,
        onionArc,
        [
          [-0.34, 0.66, 20],
          [-0.28, 0.6, 120],
        ],
        { r, scale: 0.9 },
      )
    )
  },
}

/** Beaten brass: rings of the hammer, and the light that lies in it. */
const hammered = ({ brush, r }: Kitchen): string =>
  dot(
    0,
    0,
    r * 0.93,
    brush.radial([
      [0, '#f6dc9a', 0.75],
      [0.55, '#dcb460', 0.4],
      [1, '#7a5418', 0.4],
    ]),
  ) +
  repeat(4, k => ring(0, 0, r * (0.9 - k * 0.014), k % 2 ? '#fff0c0' : '#7a5418', 1.6, 0.4)) +
  repeat(5, k => ring(0, 0, r * (0.16 + k * 0.15), '#fff3cc', 1.4, 0.16))

const cup = (
  { brush, r }: Kitchen,
  [x, y]: readonly [number, number],
  fill: (size: number) => string,
): string => at(x * r, y * r, 0, 1, bowlet(brush, r * 0.27, copper, fill(r * 0.25)))

const dal = ({ brush }: Kitchen, size: number): string =>
  stewSauce(brush, size, '#dca030', { lumps: 330, oil: '#f6c04e' }) +
  oilBeads(brush, size * 0.8, '#e88a2a', 9) +
  strew(brush, coriander, { count: 4, r: size * 0.5, apart: 26, scale: 0.8, lift: 2 })

const tarkari = ({ brush, recipe }: Kitchen, size: number): string =>
  stewSauce(brush, size, '#c07a2c', { lumps: 260 }) +
  strew(brush, potatoChunk, { count: 9, r: size * 0.7, apart: 27, scale: 0.72, lift: 3 }) +
  (recipe.has('cauliflower, gobi')
    ? strew(brush, chunk('#f3e6c0', { size: 34 }), {
        count: 8,
        r: size * 0.7,
        apart: 28,
        scale: 0.74,
        lift: 3,
      })
    : '') +
  strew(brush, coriander, { count: 4, r: size * 0.5, apart: 26, scale: 0.8, lift: 2 })

const achar = ({ brush }: Kitchen, size: number): string =>
  stewSauce(brush, size, '#b5361c', { lumps: 330, oil: '#f08a3a' }) +
  strew(brush, coriander, { count: 3, r: size * 0.5, apart: 26, scale: 0.7, lift: 2 })

/** A roasted wafer leaning out from under the rice. */
function papad({ brush, r }: Kitchen): string {
  const tone = '#f3dfa8'
  const edge = blob(brush, r * 0.36, { points: 18, jitter: 0.03 })
  const blisters = repeat(34, () => {
    const [x, y] = inDisc(brush, r * 0.3)
    return oval(
      x,
      y,
      { rx: brush.between(3, 9), ry: brush.between(2, 6), opacity: 0.45 },
      brush.pick(['#fff0c4', '#a8651c']),
    )
  })
  return (
    shadowOf(edge, { x: -r * 0.52, y: r * 0.3, lift: 6 }) +
    at(
      -r * 0.52,
      r * 0.3,
      0,
      1,
      at(1, 4, 0, 1, shape(edge, darken(tone, 0.5))) +
        shape(edge, brush.ball(tone, 0, 0.3)) +
        blisters +
        line(edge, lighten(tone, 0.5), 2, 0.5),
    )
  )
}
