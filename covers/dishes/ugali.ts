import { mix } from '../brush/colour.ts'
import { at, clipped, line, n, oval, repeat, shape } from '../brush/marks.ts'
import { shadowOf } from '../brush/piece.ts'
import { inDisc } from '../brush/scatter.ts'
import { blob } from '../brush/shapes.ts'
import { darkGreens, shreds } from '../fills/leaves.ts'
import { stewSauce } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { onionArc, tomatoWedge } from '../toppings/slices.ts'
import { plate } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish, Kitchen } from './dish.ts'
import { strew } from './dish.ts'
import { herbs, mainPieces, vegPieces } from './garnish.ts'

/** A smooth dome of stiff porridge: its own shadow, soft light, the marks of the wooden spoon. */
function dome(brush: Kitchen['brush'], r: number, colour: string): string {
  const edge = blob(brush, r, { points: 14, jitter: 0.02 })
  const face = brush.radial(
    [
      [0, '#fffef8'],
      [0.4, colour],
      [0.74, mix(colour, '#b08f5a', 0.34)],
      [1, mix(colour, '#7b5a2a', 0.62)],
    ],
    0.36,
    0.28,
    0.74,
  )
  const marks = repeat(3, k =>
    line(
      `M${n(-r * (0.62 - k * 0.12))} ${n(r * (-0.02 - k * 0.17))}Q${n(-r * 0.1)} ${n(-r * (0.34 + k * 0.2))} ${n(r * (0.52 - k * 0.12))} ${n(-r * (0.16 + k * 0.17))}`,
      mix(colour, '#9a7a44', 0.5),
      2.4,
      0.34,
    ),
  )
  const grainy = repeat(110, () => {
    const [x, y] = inDisc(brush, r * 0.9)
    return oval(
      x,
      y,
      { rx: brush.between(1, 4), ry: brush.between(0.7, 1.8), turn: brush.between(0, 180), opacity: 0.32 },
      brush.chance(0.5) ? '#ffffff' : '#b99c66',
    )
  })
  return (
    shadowOf(edge, { x: 0, y: 0, lift: 14 }) +
    shape(edge, face) +
    grainy +
    marks +
    line(
      `M${n(-r * 0.7)} ${n(-r * 0.3)}Q${n(-r * 0.42)} ${n(-r * 0.74)} ${n(r * 0.06)} ${n(-r * 0.8)}`,
      '#ffffff',
      7,
      0.55,
    )
  )
}

/** Ugali, fufu, sadza, polenta: the dome and what it is eaten with. */
export const ugali: Dish = {
  vessel: plate,
  tone: recipe => domeColour(recipe),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const x = r * 0.3
    const y = r * 0.15
    return (
      clipRoundAt(brush, { x, y, r: r * 0.5 }, beside(kitchen, r * 0.5)) +
      at(-r * 0.32, -r * 0.14, 0, 1, dome(brush, r * 0.42, domeColour(recipe))) +
      herbs(kitchen, { count: 3, r: r * 0.24, at: [x, y] })
    )
  },
}

const domeColour = (recipe: Recipe): string =>
  recipe.isNamed('polenta, corn*, cornmeal, matoke, mamaliga, grits')
    ? '#f2d27a'
    : recipe.isNamed('millet, wimbi, finger millet, brown, sorghum, amala')
      ? '#b58f68'
      : '#f7efdc'

export function clipRoundAt(
  brush: Kitchen['brush'],
  { x, y, r }: { x: number; y: number; r: number },
  inner: string,
): string {
  const edge = blob(brush, r * 0.96, { points: 16, jitter: 0.045 })
  return shadowOf(edge, { x, y, lift: 5 }) + at(x, y, 0, 1, clipped(brush.clip(`<path d="${edge}"/>`), inner))
}

/** What is beside the dome: greens, unless the recipe mentions a stew, beans or fish. */
function beside(kitchen: Kitchen, r: number): string {
  const { brush, recipe } = kitchen
  const isGreen =
    recipe.has('sukuma*, kale, collard*, spinach, mchicha, greens, kunde, managu, terere, cabbage') ||
    foodsOf(recipe, 'main').length === 0
  if (isGreen)
    return (
      shreds(brush, r, darkGreens, { count: 1150, width: 8.5, length: 40 }) +
      strew(brush, tomatoWedge, { count: 9, r: r * 0.78, apart: 36, scale: 0.62, lift: 3 }) +
      strew(brush, onionArc, { count: 7, r: r * 0.72, apart: 34, scale: 0.72 })
    )
  return (
    stewSauce(brush, r, '#a8401e') +
    mainPieces(kitchen, { count: 8, r: r * 0.74, apart: 44 }) +
    vegPieces(kitchen, { count: 8, r: r * 0.74, apart: 40 })
  )
}
