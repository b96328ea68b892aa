import { groundColor } from '#server/features/media/cover-key.ts'
import type { Painter } from '#server/features/media/painter/painter.ts'

/** Draws nothing: covers stay placeholders. A cover takes a second of processor. */
export const openPainter = (): Painter => ({
  paint: async dish => ({ variants: [], color: groundColor(dish), focusX: 0.5 }),
  close: () => undefined,
})
