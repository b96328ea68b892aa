import { useCallback, useId } from 'react'
import * as limits from '#contract/limits.ts'
import { formatNumber } from '#texts/format/number.ts'
import * as t from '#texts/recipes.ts'
import { labelClass, TextField } from '#web/ui/field.tsx'
import { Range } from '#web/ui/range.tsx'
import { smallMutedClass } from '#web/ui/text.ts'
import styles from './filter-panel.module.css'
import { type Filters, parsePositive } from './filters.ts'
import { useDebouncedInput } from './use-debounced-input.ts'

type Props = {
  id: string
  className: string | undefined
  filters: Filters
  onChange: (changes: Partial<Filters>) => void
}

/** The panel behind 'Show Filters'. */
export function FilterPanel({ id, className, filters, onChange }: Props) {
  const changeRating = useCallback((minRating: number) => onChange({ minRating }), [onChange])
  const changeServings = useCallback((minServings: number) => onChange({ minServings }), [onChange])
  const changePrepTime = useCallback((maxPrepTime: number) => onChange({ maxPrepTime }), [onChange])
  return (
    <div className={className} id={id}>
      <RatingFilter minRating={filters.minRating} onChange={changeRating} />
      <NumberFilter label={t.minimumServings} value={filters.minServings} onChange={changeServings} />
      <NumberFilter label={t.maximumPrepTime} value={filters.maxPrepTime} onChange={changePrepTime} />
    </div>
  )
}

/** Returns the text of a positive number. Zero and blank both mean no filter. */
const positiveNumberText = (text: string | number): string => String(parsePositive(String(text)) || '')

/** A number that is typed or dragged. The filter changes after a debounce. */
function useDebouncedNumber(value: number, onChange: (value: number) => void, debounceMs: number) {
  const send = useCallback((text: string) => onChange(parsePositive(text)), [onChange])
  return useDebouncedInput(positiveNumberText(value), send, { debounceMs, normalize: positiveNumberText })
}

const typingMs = 180

type NumberProps = { label: string; value: number; onChange: (value: number) => void }

function NumberFilter({ label, value, onChange }: NumberProps) {
  const [text, setText] = useDebouncedNumber(value, onChange, typingMs)
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      value={text}
      onChange={event => setText(event.target.value)}
    />
  )
}

const draggingMs = 60
const ticks = [0, 1, 2, 3, 4, 5]

type RatingProps = { minRating: number; onChange: (minRating: number) => void }

function RatingFilter({ minRating, onChange }: RatingProps) {
  const id = useId()
  const [text, setText] = useDebouncedNumber(minRating, onChange, draggingMs)
  const rating = parsePositive(text)
  return (
    <div className={styles.rating}>
      <div className={styles.chosen}>
        <label className={labelClass} htmlFor={id}>
          {t.minimumRating}
        </label>
        <output className={smallMutedClass} htmlFor={id}>
          {rating ? t.ratingAndUp(rating) : t.anyNumber}
        </output>
      </div>
      <Range
        id={id}
        min={0}
        max={limits.maxRating}
        step={limits.ratingFilterStep}
        value={rating}
        aria-valuetext={rating ? t.ratingAndUp(rating) : t.anyRating}
        onChange={event => setText(event.target.value)}
      />
      <div className={styles.ticks} aria-hidden="true">
        {ticks.map(tick => (
          <span key={tick}>{formatNumber(tick)}</span>
        ))}
      </div>
    </div>
  )
}
