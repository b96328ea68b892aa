import * as t from '#texts/imports.ts'
import { Refusal } from '#web/api/failure.ts'
import { linkClass } from '#web/ui/link.tsx'
import { NoRecipe } from '../imports.calls.ts'
import type { ImportWork } from '../review/review.ts'
import { reviewOfLines } from '../review/review-of-lines.ts'

/** Says in a sentence why nothing was read. */
export const whyNot = (failure: Error): string =>
  (failure instanceof NoRecipe ? failure.message : failure instanceof Refusal && failure.sentence) ||
  t.sourceNotRead

type Props = {
  failure: Error | null
  kind: ImportWork['kind']
  url: string
  onRead: (work: ImportWork) => void
}

/** Offers the page's text if the server found text but no recipe. The reader may see a recipe in it. */
export function ReadAnyway({ failure, kind, url, onRead }: Props) {
  if (!(failure instanceof NoRecipe) || failure.lines.length === 0) return null
  const { lines } = failure
  return (
    <p>
      <button
        type="button"
        className={linkClass}
        onClick={() => onRead({ kind, at: 0, reviews: [reviewOfLines(lines, url || null)] })}
      >
        {t.readTextAnyway}
      </button>
    </p>
  )
}
