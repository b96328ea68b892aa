import { type CSSProperties, useCallback, useId } from 'react'
import { limits } from '#contract/limits.ts'
import { ratingAndUp } from './filter-words.ts'
import { positive } from './filters.ts'
import { numberText } from './number-filter.tsx'
import { useDraft } from './use-draft.ts'

type Props = { minRating: number; onChange: (minRating: number) => void }

const settleMs = 60
const percentPerStar = 100 / limits.maxRating
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
      <input
        id={id}
        className="range"
        type="range"
        min={0}
        max={limits.maxRating}
        step={limits.ratingFilterStep}
        value={rating}
        aria-valuetext={rating ? ratingAndUp(rating) : 'Any rating'}
        // Never part of the server's HTML, where the security policy would forbid it: the panel opens by a click.
        style={{ '--filled': `${rating * percentPerStar}%` } as CSSProperties}
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
