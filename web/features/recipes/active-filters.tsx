import { Icon } from '#web/ui/icon.tsx'
import { filterLabels } from './filter-labels.ts'
import { type Filters, noFilters } from './filters.ts'

type Props = { filters: Filters; onChange: (changes: Partial<Filters>) => void; onClear: () => void }

/** Each filter in force as a chip that takes it away. */
export function ActiveFilters({ filters, onChange, onClear }: Props) {
  const chips = filterLabels(filters)
  if (chips.length === 0) return null
  return (
    <fieldset className="active-filters" aria-label="Filters in force">
      {chips.map(({ name, words }) => (
        <button
          key={name}
          type="button"
          className="chip chip-removable"
          aria-label={`Remove the filter ${words}`}
          onClick={() => onChange({ [name]: noFilters[name] })}
        >
          {words}
          <Icon name="x" size="small" />
        </button>
      ))}
      <button type="button" className="button button-text" onClick={onClear}>
        Clear all
      </button>
    </fieldset>
  )
}
