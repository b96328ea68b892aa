import sharp from 'sharp'
import { groundColor } from '#server/features/media/cover-key.ts'
import type { Painting } from '#server/features/media/painter/messages.ts'
import type { Painter } from '#server/features/media/painter/painter.ts'
import { sketchName, sketchWidth } from '#server/features/media/variants.ts'

type Dish = Parameters<Painter['paint']>[0]

/** Sketches a dish as its ground alone, and draws no more of it: a cover takes a second of processor. */
export const openPainter = (): Painter => ({
  paint: async dish => ({ variants: [], ...facts(dish) }),
  sketch: async dish => ({
    variants: [{ name: sketchName, bytes: await plainPicture(groundColor(dish)) }],
    ...facts(dish),
  }),
  close: () => undefined,
})

const facts = (dish: Dish): Omit<Painting, 'variants'> => ({ color: groundColor(dish), focusX: 0.5 })

const plainPicture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: sketchWidth, height: (sketchWidth * 2) / 3, channels: 3, background } })
    .webp()
    .toBuffer()
