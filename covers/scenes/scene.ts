import type { Laid } from './laid.ts'
import { assemble } from './laid.ts'
import type { Cloth } from './table-cloth.ts'
import { lampLight, tableCloth } from './table-cloth.ts'

export type Scene = {
  /** The widths it is rendered at, in pixels. */
  widths: readonly number[]
  draw: () => string
}

/** A laid table: the cloth, what stands on it from below to above, and one light over all. */
export const tableScene = (
  widths: readonly number[],
  cloth: Cloth,
  things: () => readonly Laid[],
): Scene => ({
  widths,
  draw: () => assemble(cloth, [tableCloth(cloth), ...things(), lampLight(cloth)]),
})
