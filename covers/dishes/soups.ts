import { lighten } from '../brush/colour.ts'
import { at, shape } from '../brush/marks.ts'
import { blob } from '../brush/shapes.ts'
import { brothSurface, creamSurface, oilBeads, swirl } from '../fills/sauce.ts'
import { cheeseShred, friedCube } from '../toppings/dairy.ts'
import { bowl } from '../vessels/round.ts'
import { sauceColour } from '../words/sauce-colour.ts'
import { toastSlice } from './bread-slices.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { cheese, citrusAt, herbs, mainPieces, vegPieces } from './garnish.ts'

/** Puréed: silk, a swirl, a little of what it is made of. */
export const creamSoup: Dish = {
  vessel: bowl,
  tone: sauceColour,
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const colour = sauceColour(recipe)
    return (
      creamSurface(brush, r * 0.92, colour) +
      swirl(brush, r * 0.36, lighten(colour, 0.78)) +
      strew(brush, friedCube, {
        count: 8,
        r: r * 0.34,
        apart: 40,
        at: [r * 0.22, r * 0.24],
        scale: 0.5,
        lift: 4,
      }) +
      mainPieces(kitchen, { count: 5, r: r * 0.5, apart: 60 }) +
      oilBeads(brush, r * 0.7, '#f0a83a', 14) +
      herbs(kitchen, { count: 8, r: r * 0.5 }) +
      cheese(kitchen, { count: 8, r: r * 0.4 })
    )
  },
}

/** Clear soup with everything swimming in it. */
export const brothSoup: Dish = {
  vessel: bowl,
  tone: () => '#c98f3f',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const colour = recipe.isNamed('tom kha, coconut soup')
      ? '#ecd9a4'
      : recipe.has('tomato*, beet*, chili, gochu*, tom yum, tom yam')
        ? '#c8622c'
        : recipe.has('miso, soy sauce, beef, onion soup')
          ? '#a86a2c'
          : '#dbaa55'
    return (
      brothSurface(brush, r * 0.92, colour) +
      mainPieces(kitchen, { count: 9, r: r * 0.64, apart: r * 0.24, size: 1.3 }) +
      vegPieces(kitchen, { count: 26, r: r * 0.74, apart: 42, size: 1.2 }) +
      eggThreads(kitchen) +
      toastOn(kitchen) +
      oilBeads(brush, r * 0.86, '#f6cf74', 26) +
      herbs(kitchen, { count: 14, r: r * 0.72 }) +
      citrusAt(kitchen, r * 0.5, -r * 0.4, 0.9)
    )
  },
}

/** Egg stirred into hot broth sets in pale rags. */
function eggThreads({ brush, r, recipe }: Kitchen): string {
  if (!recipe.isNamed('stracciatella, egg drop, avgolemono, egg')) return ''
  return strew(brush, eggRag, { count: 34, r: r * 0.76, apart: 34, lift: 1.6, scale: [0.8, 1.5] })
}

const eggRag: typeof friedCube = brush => {
  const edge = blob(brush, 24, { points: 11, jitter: 0.4, flat: 0.6 })
  return {
    outline: edge,
    body:
      shape(edge, '#e0b04a', 0.8) +
      at(-1, -2, 0, 0.86, shape(edge, brush.pick(['#fbe6a0', '#fff2c4', '#f6d67c']), 0.92)),
  }
}

function toastOn({ brush, r, recipe }: Kitchen): string {
  if (!recipe.isNamed('onion soup, gratinee, ribollita')) return ''
  return (
    arrange(
      brush,
      toastSlice,
      [
        [-0.22, -0.12, -20],
        [0.24, 0.14, 30],
      ],
      { r, scale: r / 240, lift: 5 },
    ) + strew(brush, cheeseShred, { count: 110, r: r * 0.46, apart: 8, lift: 0 })
  )
}
