import type { ReportedKind } from '#contract/content-reports.ts'
import type { moreAbout } from '#texts/more-menu.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'

/** A thing that can be reported, with the words that the dialog quotes. */
export type Reportable = { kind: ReportedKind; id: string; words: string }

export type Published = {
  about: keyof typeof moreAbout
  /** The path of the page that shows it, and its fragment on that page. */
  path: string
  fragment?: string
  author: { id: string; name: string; picture?: string | undefined }
  /** The thing itself, and its photo if it has one. */
  things: Reportable[]
  /** The complete recipe, set only on its own page. There its author may edit and delete it. */
  recipe?: Recipe | undefined
}
