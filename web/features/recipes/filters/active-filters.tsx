import * as t from '#texts/recipes.ts'
import * as ui from '#texts/ui.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { removableChipClass } from '#web/ui/chip.ts'
import { Icon } from '#web/ui/icon.tsx'
import { buttonRowClass } from '#web/ui/layouts.ts'
import styles from './active-filters.module.css'
import { type Filters, noFilters } from './filters.ts'

type Props = { filters: Filters; onChange: (changes: Partial<Filters>) => void; onClear: () => void }

/** Each active filter as a chip that removes it. */
export function ActiveFilters({ filters, onChange, onClear }: Props) {
  const chips = filterChips(filters)
  if (chips.length === 0) return null
  return (
    <fieldset className={`${buttonRowClass} ${styles.root}`} aria-label={t.activeFilters}>
      {chips.map(({ name, words }) => (
        <button
          key={name}
          type="button"
          className={removableChipClass}
          aria-label={t.removeFilter(words)}
          onClick={() => onChange({ [name]: noFilters[name] })}
        >
          {words}
          <Icon name="x" size="small" />
        </button>
      ))}
      <button type="button" className={buttonClass({ look: 'text' })} onClick={onClear}>
        {ui.clearAll}
      </button>
    </fieldset>
  )
}

/** Returns the chip's text for each active filter. The diet has its own pressed button, the country its own field. */
function filterChips(filters: Filters): { name: keyof Filters; words: string }[] {
  const { q, minRating, minServings, maxPrepTime } = filters
  return [
    q.trim() ? { name: 'q' as const, words: ui.quoted(q.trim()) } : undefined,
    minRating ? { name: 'minRating' as const, words: t.ratingAndUp(minRating) } : undefined,
    minServings ? { name: 'minServings' as const, words: t.servingsAndUp(minServings) } : undefined,
    maxPrepTime ? { name: 'maxPrepTime' as const, words: t.minutesAtMost(maxPrepTime) } : undefined,
  ].filter(chip => chip !== undefined)
}
