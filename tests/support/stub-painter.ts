import { groundColor } from '#server/features/media/cover-key.ts'
import type { Painting } from '#server/features/media/painter/messages.ts'
import type { Painter } from '#server/features/media/painter/painter.ts'
import { sketchName, sketchWidth, type Variant } from '#server/features/media/variants.ts'
import { solidImage } from './pictures.ts'

/** Sketches a dish as a plain picture and draws no more of it, because a cover takes a second of processor time. */
export const openPainter = (): Painter => ({
  paint: async dish => painting(dish, []),
  sketch: async dish => {
    const bytes = await solidImage(sketchWidth, (sketchWidth * 2) / 3)
      .webp()
      .toBuffer()
    return painting(dish, [{ name: sketchName, bytes }])
  },
  close: () => undefined,
})

const painting = (dish: Parameters<Painter['paint']>[0], variants: Variant[]): Painting => ({
  variants,
  color: groundColor(dish),
  focusX: 0.5,
})
