import { use, useCallback, useEffect, useId, useRef, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'
import { filterDiets } from '#contract/diets.ts'
import { isSameFacet } from '#contract/facet-key.ts'
import * as t from '#texts/recipes.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { chipClass } from '#web/ui/chip.ts'
import { Icon } from '#web/ui/icon.tsx'
import { inputClass } from '#web/ui/input.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { dietLabel } from '../diet-label.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterForm } from './filter-form.tsx'
import { type Filters, filterParamNames, panelFilterCount } from './filters.ts'
import styles from './recipe-filters.module.css'
import { revealResults } from './reveal-results.ts'
import { SearchBox } from './search-box.tsx'

/** Lazy, because most visits never open it. */
const FilterPanel = lazyPart(() => import('./filter-panel.tsx'), 'FilterPanel', {
  pending: <div className={`${styles.panel} ${styles.pending}`} />,
})

type Props = {
  filters: Filters
  countries: string[]
  /** How many recipes match. Undefined while that is unknown. */
  total: number | undefined
  isEstimate: boolean
  onChange: (changes: Partial<Filters>) => void
  onClear: () => void
}

export function RecipeFilters({ filters, countries, total, isEstimate, onChange, onClear }: Props) {
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const hiddenFilterCount = isOpen ? 0 : panelFilterCount(filters)
  const searchRow = useRef<HTMLDivElement>(null)
  const router = use(DataRouterContext)?.router
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when these change, but not after Back
  useEffect(() => {
    if (isOpen || router?.state.historyAction === 'REPLACE') revealResults(searchRow.current)
  }, [filters, isOpen])
  const search = useCallback((q: string) => onChange({ q }), [onChange])
  return (
    <search className={styles.root}>
      <div className={styles.tools}>
        <div className={styles.search} ref={searchRow}>
          <SearchBox filters={filters} onChange={search} />
        </div>
        <div className={styles.more}>
          <CountryFilter
            countries={countries}
            country={filters.country}
            onChange={country => onChange({ country })}
          />
          <button
            type="button"
            className={buttonClass()}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onPointerEnter={FilterPanel.preload}
            onFocus={FilterPanel.preload}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="sliders-horizontal" size="small" />
            {isOpen ? t.hideFilters : t.showFilters}
            {hiddenFilterCount > 0 && (
              <span className={styles.count} aria-hidden="true">
                {hiddenFilterCount}
              </span>
            )}
          </button>
        </div>
      </div>
      {isOpen && <FilterPanel className={styles.panel} id={panelId} filters={filters} onChange={onChange} />}
      <div className={styles.diets}>
        <DietFilter filters={filters} onChange={diet => onChange({ diet })} />
        <p className={styles.resultCount} role="status">
          {total !== undefined && t.recipesFound(total, isEstimate)}
        </p>
      </div>
      <ActiveFilters filters={filters} onChange={onChange} onClear={onClear} />
    </search>
  )
}

type CountryProps = { countries: string[]; country: string; onChange: (country: string) => void }

function CountryFilter({ countries, country, onChange }: CountryProps) {
  const id = useId()
  // A country from the address may be spelled differently, or not be among the recipes (yet). It must still be shown as selected.
  const chosen = countries.find(name => isSameFacet(name, country)) ?? country
  const options = chosen && !countries.includes(chosen) ? [chosen, ...countries] : countries
  return (
    <div className={styles.country}>
      <label htmlFor={id}>{t.country}</label>
      <select id={id} className={inputClass} value={chosen} onChange={event => onChange(event.target.value)}>
        <option value="">{t.allCountries}</option>
        {options.map(name => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

type DietProps = { filters: Filters; onChange: (diet: string) => void }

const DietFilter = ({ filters, onChange }: DietProps) => (
  <FilterForm filters={filters} changedFilter="diet">
    <fieldset className={styles.chips} aria-label={t.diet}>
      {['', ...filterDiets].map(diet => (
        <button
          key={diet}
          type="submit"
          name={filterParamNames.diet}
          value={diet}
          className={chipClass}
          aria-pressed={filters.diet === diet}
          onClick={() => onChange(diet)}
        >
          {diet ? dietLabel(diet) : t.allCountries}
        </button>
      ))}
    </fieldset>
  </FilterForm>
)
