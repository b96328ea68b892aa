import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, dot, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay } from '../brush/piece.ts'
import { crustBlisters } from '../fills/dough.ts'
import { leafBed } from '../fills/leaves.ts'
import { stewSauce } from '../fills/sauce.ts'
import { lemon } from '../toppings/citrus.ts'
import { friedPlantain } from '../toppings/fruit-slices.ts'
import { dill } from '../toppings/herbs.ts'
import { chilliRing } from '../toppings/slices.ts'
import { plate } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import { sauceColour } from '../words/sauce-colour.ts'
import type { Dish } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { herbs, vegPieces } from './garnish.ts'

/** A salmon or white fillet: flakes open across it, a browned edge, skin below. */
const fillet =
  (colour: string): Food =>
  brush => {
    const d =
      'M-176 6C-158 -54 -70 -80 40 -72C126 -66 178 -40 178 -4C176 36 120 62 30 68C-80 74 -186 54 -176 6Z'
    const clip = brush.clip(`<path d="${d}"/>`)
    const flakes = repeat(8, k => {
      const x = -140 + k * 40
      return (
        line(`M${x} -78Q${x + 42} -6 ${x + 6} 76`, lighten(colour, 0.66), 6, 0.85) +
        line(`M${x + 5} -78Q${x + 47} -6 ${x + 11} 76`, darken(colour, 0.26), 2.4, 0.5)
      )
    })
    const seared = repeat(16, () =>
      oval(
        brush.between(-150, 150),
        brush.between(-56, 52),
        { rx: brush.between(12, 34), ry: brush.between(5, 13), turn: brush.between(-14, 14) },
        brush.radial(
          [
            [0, '#8a3f12', 0.42],
            [0.7, '#a5561c', 0.2],
            [1, '#a5561c', 0],
          ],
          0.5,
          0.5,
          0.5,
        ),
      ),
    )
    return {
      outline: d,
      body:
        at(2, 9, 0, 1, shape(d, '#6f7672')) +
        at(1, 5, 0, 1, shape(d, darken(colour, 0.45))) +
        shape(
          d,
          brush.linear([
            [0, lighten(colour, 0.3)],
            [0.5, colour],
            [1, darken(colour, 0.22)],
          ]),
        ) +
        clipped(clip, flakes + seared) +
        line('M-146 -28C-90 -66 20 -66 110 -48', '#fff6ea', 6, 0.5) +
        repeat(14, () =>
          dot(brush.between(-140, 140), brush.between(-50, 48), brush.between(1, 2), '#2b1a10', 0.6),
        ),
    }
  }

const isPink = (recipe: Recipe): boolean => recipe.has('salmon, trout, lachs, saumon')

export const fishFillet: Dish = {
  vessel: plate,
  tone: recipe => (isPink(recipe) ? '#ee8758' : '#ecd3ae'),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const floor = recipe.isNamed('sauce, curry, butter, cream')
      ? stewSauce(brush, r * 0.62, sauceColour(recipe), { lumps: 40 })
      : leafBed(brush, r * 0.64)
    return (
      at(r * 0.03, r * 0.05, 0, 1, floor) +
      lay(brush, fillet(isPink(recipe) ? '#ee8758' : '#e9cfa6'), {
        x: 0,
        y: -r * 0.02,
        turn: -16,
        scale: r / 242,
        lift: 11,
      }) +
      vegPieces(kitchen, { count: 8, r: r * 0.58, apart: 56, raw: true }) +
      arrange(
        brush,
        lemon,
        [
          [0.36, 0.36, 12],
          [0.14, 0.48, 50],
        ],
        { r, scale: r / 265, lift: 5 },
      ) +
      strew(brush, dill, { count: 7, r: r * 0.4, apart: 50, lift: 2.4 })
    )
  },
}

/** A whole fish, scored and fried or grilled. */
const wholeFishPiece: Food = brush => {
  const body =
    'M-196 2C-160 -74 -24 -96 92 -46C118 -36 134 -20 148 -8L210 -58Q198 0 214 60L150 12C130 40 60 88 -40 84C-124 80 -176 44 -196 2Z'
  const clip = brush.clip(`<path d="${body}"/>`)
  const scales = repeat(90, () => {
    const [x, y] = [brush.between(-110, 120), brush.between(-74, 74)]
    return (
      line(`M${n(x)} ${n(y - 6)}q7 6 0 12`, '#5e2010', 1.6, 0.4) +
      line(`M${n(x - 2)} ${n(y - 5)}q6 5 0 10`, '#f0b48c', 1.1, 0.45)
    )
  })
  const cuts = [-78, -30, 18, 66]
    .map(
      x =>
        shape(`M${x} -58Q${x + 26} 0 ${x - 2} 58Q${x + 10} 0 ${x} -58Z`, '#3f140a') +
        shape(`M${x + 3} -50Q${x + 29} 0 ${x + 3} 50Q${x + 17} 0 ${x + 3} -50Z`, '#f6d3b0'),
    )
    .join('')
  const fin =
    shape('M-46 -86Q8 -124 74 -62Z', '#7a2c18') +
    line('M-30 -86L-6 -104M-6 -84L18 -100M20 -80L40 -90M44 -70L58 -76', '#d07a54', 2.4, 0.7)
  return {
    outline: body,
    body:
      at(2, 7, 0, 1, shape(body, '#431508')) +
      fin +
      shape(
        body,
        brush.radial(
          [
            [0, '#e59a66'],
            [0.42, '#c96a3e'],
            [0.8, '#94371c'],
            [1, '#5a1c0c'],
          ],
          0.42,
          0.24,
          0.7,
        ),
      ) +
      clipped(clip, scales + cuts + oval(-30, 56, { rx: 150, ry: 26, opacity: 0.32 }, '#3a1006')) +
      line('M-122 -46Q-98 2 -122 46', '#5e1c0e', 6) +
      line('M-118 -44Q-94 2 -118 44', '#f0b088', 2, 0.6) +
      dot(-150, -16, 12, '#5e1c0e') +
      dot(-150.6, -16.6, 9.6, '#fbf0d8') +
      dot(-150, -16, 4.6, '#8a7a66') +
      line('M-196 4Q-176 12 -164 8', '#3f140a', 3.4) +
      line('M160 -6L202 -40M160 4L204 38M164 0L200 2', '#5e1c0e', 3, 0.7) +
      line('M-150 -44C-96 -80 -6 -78 70 -48', '#ffe9d2', 6, 0.5) +
      at(-60, 10, 0, 1, crustBlisters(brush, { r: 50, colour: '#a04a24', count: 14 })),
  }
}

export const wholeFish: Dish = {
  vessel: plate,
  tone: () => '#c96a3e',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const hasSauce = recipe.isNamed(
      'kupaka, paka, sauce, curry, coconut, stew, nazi, mchuzi, wet fried, wet fry',
    )
    const floor = hasSauce
      ? stewSauce(brush, r * 0.7, sauceColour(recipe), { lumps: 70 })
      : at(r * 0.04, r * 0.06, 0, 1, leafBed(brush, r * 0.66))
    return (
      floor +
      lay(brush, wholeFishPiece, { x: -r * 0.02, y: -r * 0.02, turn: -18, scale: r / 275, lift: 11 }) +
      (recipe.has('plantain*')
        ? arrange(
            brush,
            friedPlantain,
            [
              [-0.42, 0.46, 40],
              [-0.2, 0.56, 20],
              [0.04, 0.6, 4],
            ],
            { r, scale: r / 230, lift: 6 },
          )
        : '') +
      strew(brush, chilliRing, { count: 8, r: r * 0.6, apart: 66, lift: 3 }) +
      herbs(kitchen, { count: 9, r: r * 0.6 }) +
      arrange(
        brush,
        lemon,
        [
          [0.42, 0.42, 10],
          [-0.36, -0.52, 40],
        ],
        { r, scale: r / 290, lift: 5 },
      )
    )
  },
}
