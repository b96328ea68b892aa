import type { CoverSubject } from 'mezani-covers/cover.ts'
import type { Variant } from '../variants.ts'

/** Messages to and from the painter process. */
export type PaintRequest = { subject: CoverSubject; isSketch: boolean }
export type Painting = { variants: Variant[]; color: string; focusX: number }
