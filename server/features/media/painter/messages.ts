import type { CoverSubject } from '#covers/cover.ts'
import type { Variant } from '../variants.ts'

/** Messages to and from the painter process; `failure` is a sentence for the log. */
export type PaintRequest = CoverSubject
export type PaintReply = { variants: Variant[]; color: string; focusX: number } | { failure: string }
