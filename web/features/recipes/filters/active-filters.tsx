import { buttonClass } from '#web/ui/button.tsx'
import { removableChipClass } from '#web/ui/chip.ts'
import { pluralize } from '#web/ui/counts.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './active-filters.module.css'
import { type Filters, minRatingLabel, noFilters } from './filters.ts'

type Props = { filters: Filters; onChange: (changes: Partial<Filters>) => void; onClear: () => void }

/** Each active filter as a chip that removes it. */
export function ActiveFilters({ filters, onChange, onClear }: Props) {
  const chips = filterChips(filters)
  if (chips.length === 0) return null
  return (
    <fieldset className={styles.root} aria-label="Filters in force">
      {chips.map(({ name, words }) => (
        <button
          key={name}
          type="button"
          className={removableChipClass}
          aria-label={`Remove the filter ${words}`}
          onClick={() => onChange({ [name]: noFilters[name] })}
        >
          {words}
          <Icon name="x" size="small" />
        </button>
      ))}
      <button type="button" className={buttonClass({ look: 'text' })} onClick={onClear}>
        Clear all
      </button>
    </fieldset>
  )
}

/** The chip's text for each active filter. The diet has its own pressed button, the country its own field. */
function filterChips(filters: Filters): { name: keyof Filters; words: string }[] {
  const { q, minRating, minServings, maxPrepTime } = filters
  return [
    q.trim() ? { name: 'q' as const, words: `“${q.trim()}”` } : undefined,
    minRating ? { name: 'minRating' as const, words: minRatingLabel(minRating) } : undefined,
    minServings
      ? { name: 'minServings' as const, words: `${pluralize(minServings, 'serving')} and up` }
      : undefined,
    maxPrepTime
      ? { name: 'maxPrepTime' as const, words: `${pluralize(maxPrepTime, 'minute')} at most` }
      : undefined,
  ].filter(chip => chip !== undefined)
}
