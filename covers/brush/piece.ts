import type { Brush } from './brush.ts'
import { at, n } from './marks.ts'

/** Something that lies on something else. The outline casts the shadow, and the body is what is seen. */
export type Piece = { outline: string; body: string }

/** Draws a piece whose highlights face the light, although it will be turned by `turn` degrees. */
export type Food = (brush: Brush, turn: number) => Piece

type Place = {
  x: number
  y: number
  turn?: number
  scale?: number
  /** Height above what it lies on, in pixels. It decides how far the shadow falls. */
  lift?: number
}

const shade = '#1c0500'

/** Lays one food down: a soft shadow to the lower right, then the food. */
export function lay(brush: Brush, food: Food, { x, y, turn = 0, scale = 1, lift = 4 }: Place): string {
  const piece = food(brush, turn)
  return shadowOf(piece.outline, { x, y, turn, scale, lift }) + at(x, y, turn, scale, piece.body)
}

/** Draws a soft shadow from two strokes and a fill. A blur filter for each piece would cost seconds. */
export function shadowOf(outline: string, { x, y, turn = 0, scale = 1, lift = 4 }: Place): string {
  if (lift <= 0) return ''
  const soft = (lift * 1.5) / scale
  const wide = `<path d="${outline}" fill="${shade}" fill-opacity=".17" stroke="${shade}" stroke-opacity=".1" stroke-width="${n(soft * 1.7)}" stroke-linejoin="round"/>`
  const tight = `<path d="${outline}" fill="${shade}" fill-opacity=".3" stroke="${shade}" stroke-opacity=".12" stroke-width="${n(soft * 0.6)}" stroke-linejoin="round"/>`
  return (
    at(x + lift * 0.75, y + lift * 1.15, turn, scale, wide) +
    at(x + lift * 0.38, y + lift * 0.6, turn, scale, tight)
  )
}
