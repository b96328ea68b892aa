import type { Brush } from '../brush/brush.ts'
import type { Colour } from '../brush/colour.ts'
import type { Food } from '../brush/piece.ts'
import { lay } from '../brush/piece.ts'
import { scatter } from '../brush/scatter.ts'
import type { Vessel } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'

/** What a family's drawing works with: chance, the vessel's radius, and the words of the recipe. */
export type Kitchen = { brush: Brush; r: number; recipe: Recipe }

export type Dish = {
  vessel: Vessel
  /** The share of the usual radius. A loaf on a board needs less room than a round plate. */
  size?: number
  /** The main colour of the food, so that the glaze and the first paint suit it. */
  tone: (recipe: Recipe) => Colour
  draw: (kitchen: Kitchen) => string
}

type Strewn = {
  count: number
  r: number
  apart?: number
  scale?: number | readonly [number, number]
  lift?: number
  at?: readonly [number, number]
}

/** Lays one food many times within a circle, each turned its own way. */
export function strew(
  brush: Brush,
  food: Food,
  { count, r, apart = 30, scale = 1, lift = 4, at = [0, 0] }: Strewn,
): string {
  const [low, high] = typeof scale === 'number' ? [scale * 0.94, scale * 1.06] : scale
  return scatter(brush, { count, r, apart })
    .map(([x, y]) =>
      lay(brush, food, {
        x: x + at[0],
        y: y + at[1],
        turn: brush.between(0, 360),
        scale: brush.between(low, high),
        lift,
      }),
    )
    .join('')
}

/** Lays one food at chosen places: x and y as shares of r, then the turn. */
export function arrange(
  brush: Brush,
  food: Food,
  places: readonly (readonly [number, number, number])[],
  { r, scale = 1, lift = 8 }: { r: number; scale?: number; lift?: number },
): string {
  return places
    .map(([x, y, turn]) =>
      lay(brush, food, { x: x * r, y: y * r, turn: turn + brush.between(-7, 7), scale, lift }),
    )
    .join('')
}
