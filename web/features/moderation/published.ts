import type { ReportedKind } from '#contract/content-reports.ts'
import type { moreAbout } from '#texts/more-menu.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'

/** What can be reported, in words that the dialog quotes. */
export type Reportable = { kind: ReportedKind; id: string; words: string }

export type Published = {
  about: keyof typeof moreAbout
  /** Of the page that shows it, and there of the thing itself. */
  path: string
  fragment?: string
  author: { id: string; name: string; picture?: string | undefined }
  /** The thing, and its photo where it has one. */
  things: Reportable[]
  /** On its own page, complete: there its author may edit and delete it. */
  recipe?: Recipe | undefined
}
