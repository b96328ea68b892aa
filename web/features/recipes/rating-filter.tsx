import { useCallback, useId } from 'react'
import { limits } from '#contract/limits.ts'
import { Range } from '#web/ui/range.tsx'
import { ratingAndUp } from './filter-words.ts'
import { positive } from './filters.ts'
import { numberText } from './number-filter.tsx'
import { useDraft } from './use-draft.ts'

type Props = { minRating: number; onChange: (minRating: number) => void }

const settleMs = 60
const ticks = [0, 1, 2, 3, 4, 5]

export function RatingFilter({ minRating, onChange }: Props) {
  const id = useId()
  const send = useCallback((text: string) => onChange(positive(text)), [onChange])
  const [draft, setDraft] = useDraft(numberText(minRating), send, { settleMs, normalize: numberText })
  const rating = positive(draft)
  return (
    <div className="field">
      <div className="flex justify-between">
        <label className="field-label" htmlFor={id}>
          Minimum Rating
        </label>
        <output className="text-sm text-ink-2" htmlFor={id}>
          {rating ? ratingAndUp(rating) : 'Any'}
        </output>
      </div>
      <Range
        id={id}
        min={0}
        max={limits.maxRating}
        step={limits.ratingFilterStep}
        value={rating}
        aria-valuetext={rating ? ratingAndUp(rating) : 'Any rating'}
        onChange={event => setDraft(event.target.value)}
      />
      <div className="range-ticks" aria-hidden="true">
        {ticks.map(tick => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
    </div>
  )
}
