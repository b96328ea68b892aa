import type { Laid } from './laid.ts'
import { assemble } from './laid.ts'
import type { Cloth } from './table-cloth.ts'
import { lampLight, tableCloth } from './table-cloth.ts'

export type Scene = {
  /** The widths in which it is rendered, in pixels. */
  widths: readonly number[]
  draw: () => string
}

/** A laid table: the cloth, the things on it from bottom to top, and one light over everything. */
export const tableScene = (
  widths: readonly number[],
  cloth: Cloth,
  things: () => readonly Laid[],
): Scene => ({
  widths,
  draw: () => assemble(cloth, [tableCloth(cloth), ...things(), lampLight(cloth)]),
})
