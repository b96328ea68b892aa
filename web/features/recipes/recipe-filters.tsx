import { lazy, Suspense, useCallback, useId, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { CountryFilter } from './country-filter.tsx'
import { DietFilter } from './diet-filter.tsx'
import { pluralize } from './filter-labels.ts'
import { type Filters, panelFilterCount } from './filters.ts'
import { SearchBox } from './search-box.tsx'

/** Most visits never open it. */
const loadPanel = () => import('./filter-panel.tsx')
const FilterPanel = lazy(async () => ({ default: (await loadPanel()).FilterPanel }))

type Props = {
  filters: Filters
  countries: string[]
  /** How many match; undefined while that is not known. */
  total: number | undefined
  isEstimate: boolean
  onChange: (changes: Partial<Filters>) => void
  onClear: () => void
}

export function RecipeFilters({ filters, countries, total, isEstimate, onChange, onClear }: Props) {
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const hiddenFilterCount = isOpen ? 0 : panelFilterCount(filters)
  const search = useCallback((q: string) => onChange({ q }), [onChange])
  return (
    <search>
      <div className="filter-tools">
        <SearchBox filters={filters} onChange={search} />
        <CountryFilter
          countries={countries}
          country={filters.country}
          onChange={country => onChange({ country })}
        />
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onPointerEnter={loadPanel}
          onFocus={loadPanel}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="sliders-horizontal" size="small" />
          {isOpen ? 'Hide Filters' : 'Show Filters'}
          {hiddenFilterCount > 0 && (
            <span className="filter-count" aria-hidden="true">
              {hiddenFilterCount}
            </span>
          )}
        </button>
      </div>
      {isOpen && (
        <Suspense fallback={<div className="filter-panel min-h-32" />}>
          <FilterPanel id={panelId} filters={filters} onChange={onChange} />
        </Suspense>
      )}
      <div className="diet-row">
        <DietFilter filters={filters} onChange={diet => onChange({ diet })} />
        <p className="result-count" role="status">
          {total !== undefined && pluralize(total, 'recipe', isEstimate)}
        </p>
      </div>
      <ActiveFilters filters={filters} onChange={onChange} onClear={onClear} />
    </search>
  )
}
