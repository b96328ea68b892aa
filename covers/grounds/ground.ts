import type { Brush } from '../brush/brush.ts'
import type { Colour } from '../brush/colour.ts'

/** What lies under everything. `tone` is its main colour, for the glaze and for the first paint. */
export type Ground = { name: string; tone: Colour; canHaveCloth: boolean; draw: (brush: Brush) => string }
