import { useCallback, useId } from 'react'
import { limits } from '#contract/limits.ts'
import { Range } from '#web/ui/range.tsx'
import { minRatingLabel } from './filter-labels.ts'
import { parsePositive } from './filters.ts'
import { positiveNumberText } from './number-filter.tsx'
import { useDebouncedInput } from './use-debounced-input.ts'

type Props = { minRating: number; onChange: (minRating: number) => void }

const debounceMs = 60
const ticks = [0, 1, 2, 3, 4, 5]

export function RatingFilter({ minRating, onChange }: Props) {
  const id = useId()
  const send = useCallback((text: string) => onChange(parsePositive(text)), [onChange])
  const [text, setText] = useDebouncedInput(positiveNumberText(minRating), send, {
    debounceMs,
    normalize: positiveNumberText,
  })
  const rating = parsePositive(text)
  return (
    <div className="field">
      <div className="flex justify-between">
        <label className="field-label" htmlFor={id}>
          Minimum Rating
        </label>
        <output className="text-sm text-ink-2" htmlFor={id}>
          {rating ? minRatingLabel(rating) : 'Any'}
        </output>
      </div>
      <Range
        id={id}
        min={0}
        max={limits.maxRating}
        step={limits.ratingFilterStep}
        value={rating}
        aria-valuetext={rating ? minRatingLabel(rating) : 'Any rating'}
        onChange={event => setText(event.target.value)}
      />
      <div className="range-ticks" aria-hidden="true">
        {ticks.map(tick => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
    </div>
  )
}
