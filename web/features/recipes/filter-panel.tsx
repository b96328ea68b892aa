import { useCallback } from 'react'
import type { Filters } from './filters.ts'
import { NumberFilter } from './number-filter.tsx'
import { RatingFilter } from './rating-filter.tsx'

type Props = { id: string; filters: Filters; onChange: (changes: Partial<Filters>) => void }

/** What 'Show Filters' shows. */
export function FilterPanel({ id, filters, onChange }: Props) {
  const changeRating = useCallback((minRating: number) => onChange({ minRating }), [onChange])
  const changeServings = useCallback((minServings: number) => onChange({ minServings }), [onChange])
  const changePrepTime = useCallback((maxPrepTime: number) => onChange({ maxPrepTime }), [onChange])
  return (
    <div className="filter-panel" id={id}>
      <RatingFilter minRating={filters.minRating} onChange={changeRating} />
      <NumberFilter label="Minimum Servings" value={filters.minServings} onChange={changeServings} />
      <NumberFilter
        label="Maximum Prep Time (minutes)"
        value={filters.maxPrepTime}
        onChange={changePrepTime}
      />
    </div>
  )
}
