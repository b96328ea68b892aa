import type { CoverSubject } from '#covers/cover.ts'
import type { Variant } from '../variants.ts'

/** What the painter is asked, and what it answers: a failure is a sentence for the log. */
export type PaintRequest = CoverSubject
export type PaintReply = { variants: Variant[]; color: string; focusX: number } | { failure: string }
