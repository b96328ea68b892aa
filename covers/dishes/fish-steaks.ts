import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, dot, line, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { inDisc } from '../brush/scatter.ts'
import { oilBeads, stewSauce } from '../fills/sauce.ts'
import { longChilli } from '../toppings/chillies.ts'
import { nigella } from '../toppings/seeds.ts'
import { bowl } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { herbs } from './garnish.ts'

const cut =
  'M0 -66C34 -70 62 -48 66 -14C70 22 56 62 40 84C32 92 24 86 24 74C24 56 16 40 0 40C-16 40 -24 56 -24 74C-24 86 -32 92 -40 84C-56 62 -70 22 -66 -14C-62 -48 -34 -70 0 -66Z'

/** A cut across the fish: silver skin, rings of muscle round the bone, the two flaps of its belly. */
const fishSteak: Food = brush => {
  const flesh = brush.pick(['#f0d8a0', '#ecd094', '#f6e2b4'])
  const clip = brush.clip(`<path d="${cut}"/>`)
  const rings = repeat(5, k => {
    const s = 0.3 + k * 0.15
    return at(0, -8, 0, s, line(cut, darken(flesh, 0.34), 2.6 / s, 0.4))
  })
  const seared = repeat(10, () => {
    const [x, y] = inDisc(brush, 58)
    return oval(
      x,
      y,
      { rx: brush.between(6, 16), ry: brush.between(4, 8), turn: brush.between(0, 180), opacity: 0.26 },
      '#b5691f',
    )
  })
  return {
    outline: cut,
    body:
      at(2, 6, 0, 1, shape(cut, '#2e3238')) +
      shape(
        cut,
        brush.linear([
          [0, '#c3cacc'],
          [0.5, '#7d878c'],
          [1, '#454d53'],
        ]),
      ) +
      at(
        0,
        -1,
        0,
        0.91,
        shape(
          cut,
          brush.radial([
            [0, lighten(flesh, 0.4)],
            [0.6, flesh],
            [1, darken(flesh, 0.2)],
          ]),
        ),
      ) +
      clipped(clip, rings + seared) +
      line('M0 -58V-14', darken(flesh, 0.34), 2.6, 0.5) +
      dot(0, -4, 9, '#8a6a3a') +
      dot(-1, -5, 7, '#f6ead0') +
      dot(0, -4, 2.6, '#7a4a24') +
      line('M-46 -30Q-34 -54 -8 -57', '#ffffff', 5, 0.6),
  }
}

const sauceOf = (recipe: Recipe): string =>
  recipe.isNamed('shorshe*, sorshe*, sarson, bhapa') || / mustard (?:seeds?|oil|paste) /.test(recipe.all)
    ? '#d9a71e'
    : recipe.has('tomato*, tamarind, kokum, kashmiri')
      ? '#c0522a'
      : '#d99c3a'

/** Shorshe ilish and other fish cut in steaks and simmered in their sauce. */
export const fishSteaks: Dish = {
  vessel: bowl,
  tone: sauceOf,
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const sauce = sauceOf(recipe)
    const isMustard = sauce === '#d9a71e'
    return (
      stewSauce(brush, r * 0.92, sauce, { lumps: 110, oil: '#f6d04a' }) +
      arrange(
        brush,
        fishSteak,
        [
          [-0.42, -0.36, -34],
          [0.24, -0.46, 8],
          [-0.26, 0.34, -12],
          [0.42, 0.2, 38],
        ],
        { r, scale: r / 226, lift: 7 },
      ) +
      mustardSpecks(brush, r, isMustard ? 170 : 40) +
      strew(brush, nigella, { count: 44, r: r * 0.8, apart: 22, lift: 0 }) +
      strew(brush, longChilli('#5f9a2c'), { count: 7, r: r * 0.62, apart: 96, scale: 1.05, lift: 5 }) +
      oilBeads(brush, r * 0.84, '#f8dc62', 26) +
      herbs(kitchen, { count: isMustard ? 4 : 10, r: r * 0.7 })
    )
  },
}

const mustardSpecks = (brush: Parameters<Food>[0], r: number, count: number): string =>
  repeat(count, () => {
    const [x, y] = inDisc(brush, r * 0.86)
    return dot(x, y, brush.between(1.4, 3), brush.pick(['#8a5a10', '#f6d86a', '#5a3a0c']), 0.7)
  })
